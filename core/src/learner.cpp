// From a config to a network.

#include "attn/learner.h"

#include <algorithm>
#include <utility>

#include "attn/classifier.h"
#include "attn/error.h"
#include "attn/mlp.h"

namespace attn {
namespace {

Matrix zeros(Index rows, Index cols) { return Matrix::Zero(rows, cols); }

std::optional<Score> score_of(ScoreKind kind, Index d_q, Index d_k, Index d_a) {
  switch (kind) {
    case ScoreKind::none:
      return std::nullopt;
    case ScoreKind::dot:
      return Dot{};
    case ScoreKind::scaled_dot:
      return ScaledDot{};
    case ScoreKind::general:
      return General{zeros(d_q, d_k)};
    case ScoreKind::concat:
      return Concat{zeros(d_a, d_q + d_k), zeros(1, d_a)};
    default:
      return Additive{zeros(d_a, d_q), zeros(d_a, d_k), zeros(1, d_a)};
  }
}

Encoder encoder_of(const TrainerConfig& config, Index words) {
  Encoder encoder{zeros(words, config.embedding), cell_of(config.cell, config.embedding, config.hidden), {}};
  if (config.bidirectional) encoder.reverse = encoder.forward;
  return encoder;
}

/// The likeliest class of each row, and then the end mark.
std::vector<Index> classes_of(const View& logits) {
  std::vector<Index> words(static_cast<std::size_t>(2 * logits.rows()), end_word);
  for (Index b = 0; b < logits.rows(); ++b) logits.row(b).maxCoeff(&words[static_cast<std::size_t>(b)]);
  return words;
}

/// The first words that are wanted, one a sequence.
std::span<const Index> classes_in(const Batch& batch) {
  return std::span(batch.targets.wanted).first(batch.source.lengths.size());
}

Matrix first_sequence(const BatchAttention& attention, Index steps) {
  Matrix weights(steps, attention.keys);
  for (Index t = 0; t < steps; ++t) weights.row(t) = attention.weights.row(t * attention.batch()).head(attention.keys);
  return weights;
}

/// Model and gradient side by side.
template <class Model, class Memory>
class LearnerOf : public Learner {
 public:
  explicit LearnerOf(Model model) : model_(std::move(model)), gradient_(model_) {}
  void list(Parameters& parameters) final { add_parameters(parameters, "", model_, gradient_); }

 protected:
  Model model_, gradient_;
  Memory memory_;
};

class Translator final : public LearnerOf<Seq2Seq, Seq2SeqMemory> {
 public:
  explicit Translator(Seq2Seq model) : LearnerOf(std::move(model)) { require_seq2seq(model_); }

  double loss(const Batch& batch) override { return seq2seq_loss(model_, batch.source, batch.targets, memory_); }
  void backward(const Batch& batch) override {
    seq2seq_backward(model_, batch.source, batch.targets, memory_, gradient_);
  }
  std::vector<Index> answer(const Words& source, Index longest, const AttentionEdit& edit) override {
    return greedy_decode(model_, source, longest, end_word, edit, memory_);
  }
  Matrix weights(Index steps) const override {
    return model_.score ? first_sequence(memory_.attention, steps) : Matrix();
  }
};

class SequenceClassifier final : public LearnerOf<Classifier, ClassifierMemory> {
 public:
  using LearnerOf::LearnerOf;

  double loss(const Batch& batch) override { return classifier_loss(model_, batch.source, classes_in(batch), memory_); }
  void backward(const Batch& batch) override { classifier_backward(model_, batch.source, memory_, gradient_); }
  std::vector<Index> answer(const Words& source, Index, const AttentionEdit& edit) override {
    classify(model_, source, edit, memory_);
    return classes_of(memory_.logits.topRows(source.batch()));
  }
  Matrix weights(Index) const override { return first_sequence(memory_.attention, 1); }
};

/// Reads a picture: word 0 is a dark point, the last word a light one.
class PictureClassifier final : public LearnerOf<Mlp, MlpMemory> {
 public:
  PictureClassifier(Mlp model, Index levels) : LearnerOf(std::move(model)), levels_(levels) {}

  double loss(const Batch& batch) override {
    look(batch.source);
    return mlp_loss(model_, X_, classes_in(batch), memory_);
  }
  void backward(const Batch&) override { mlp_backward(model_, X_, memory_, gradient_); }
  std::vector<Index> answer(const Words& source, Index, const AttentionEdit&) override {
    look(source);
    run_mlp(model_, X_, memory_);
    return classes_of(memory_.logits.topRows(X_.rows()));
  }
  Matrix weights(Index) const override { return {}; }

 private:
  void look(const Words& source) {
    const Index batch = source.batch();
    require_shape("Trainer", "picture", 1, source.steps(), 1, model_.hidden.W.cols());
    X_.resize(batch, source.steps());
    for (Index b = 0; b < batch; ++b)
      for (Index t = 0; t < source.steps(); ++t)
        X_(b, t) = static_cast<Scalar>(source.tokens[static_cast<std::size_t>(t * batch + b)]) /
                   static_cast<Scalar>(levels_ - 1);
  }

  Index levels_;
  Matrix X_;
};

Seq2Seq seq2seq_of(const TrainerConfig& config, Index source_words, Index target_words) {
  const Index d = config.embedding, n = config.hidden, encoded = config.bidirectional ? 2 * n : n;
  const bool as_wide = config.score == ScoreKind::dot || config.score == ScoreKind::scaled_dot;
  const Index m = as_wide ? encoded : n;
  Seq2Seq model{encoder_of(config, source_words),
                {zeros(target_words, d), {}, {}, dense_layer(m + encoded, m), dense_layer(m, target_words)},
                score_of(config.score, m, encoded, n)};
  model.decoder.cell = cell_of(config.cell, d + (feeds_context(model.score) ? encoded : 0), m);
  if (config.bidirectional) model.decoder.bridge = dense_layer(encoded, cell_sizes(model.decoder.cell).state);
  return model;
}

}  // namespace

std::unique_ptr<Learner> learner_of(const TrainerConfig& config, const Task& task) {
  const auto source = static_cast<Index>(task.source_words.size()),
             target = static_cast<Index>(task.target_words.size());
  if (task.points > 0)
    return std::make_unique<PictureClassifier>(
        Mlp{dense_layer(task.points, config.hidden), dense_layer(config.hidden, target)}, source);
  if (!task.classes) return std::make_unique<Translator>(seq2seq_of(config, source, target));
  Encoder encoder = encoder_of(config, source);
  const Index encoded = encoded_size(encoder);
  return std::make_unique<SequenceClassifier>(Classifier{
      std::move(encoder), *score_of(ScoreKind::additive, 1, encoded, config.hidden), dense_layer(encoded, target)});
}

}  // namespace attn
