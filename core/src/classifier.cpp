// A sequence's class.

#include "attn/classifier.h"

#include "attn/cross_entropy.h"
#include "attn/grown.h"

namespace attn {

void add_parameters(Parameters& list, const std::string& prefix, Classifier& model, Classifier& gradient) {
  add_parameters(list, prefix + "encoder.", model.encoder, gradient.encoder);
  add_parameters(list, prefix + "score.", model.score, gradient.score);
  add_parameters(list, prefix + "output.", model.output, gradient.output);
}

void classify(const Classifier& model, const Words& words, const AttentionEdit& edit, ClassifierMemory& memory) {
  const Index batch = words.batch();
  run_encoder(model.encoder, words, memory.encoder);
  const View keys = memory.encoder.outputs.topRows(words.steps() * batch);
  Block queries = grown(memory.queries, batch, 1), context = grown(memory.context, batch, keys.cols());
  queries.setOnes();
  start_batch_attention(model.score, keys, words.lengths, 1, 1, memory.attention);
  batch_weights(model.score, keys, queries, 0, memory.attention);
  edit_weights(edit, 0, words.lengths, memory.attention.weights_at(0));
  batch_context(keys, 0, memory.attention, context);
  dense_into(model.output, context, grown(memory.logits, batch, model.output.W.rows()));
}

double classifier_loss(const Classifier& model, const Words& words, std::span<const Index> classes,
                       ClassifierMemory& memory) {
  const Index batch = words.batch();
  classify(model, words, Learned{}, memory);
  constexpr Index none_ignored = -1;
  return cross_entropy_into(memory.logits.topRows(batch), classes, none_ignored,
                            grown(memory.d_logits, batch, model.output.W.rows()));
}

void classifier_backward(const Classifier& model, const Words& words, ClassifierMemory& memory, Classifier& gradient) {
  const Index batch = words.batch();
  const View keys = memory.encoder.outputs.topRows(words.steps() * batch), queries = memory.queries.topRows(batch);
  Block d_context = grown(memory.d_context, batch, keys.cols()), d_queries = grown(memory.d_queries, batch, 1),
        d_outputs = grown(memory.d_outputs, keys.rows(), keys.cols());
  d_queries.setZero();
  d_outputs.setZero();
  dense_backward_into(model.output, memory.context.topRows(batch), memory.d_logits.topRows(batch), d_context,
                      gradient.output);
  start_batch_attention_backward(model.score, memory.attention);
  batch_attention_backward(model.score, keys, queries, 0, d_context, memory.attention, d_queries, d_outputs);
  finish_batch_attention_backward(model.score, keys, queries, memory.attention, d_outputs, gradient.score);
  start_encoder_backward(words, memory.encoder);
  run_encoder_backward(model.encoder, words, d_outputs, memory.encoder, gradient.encoder);
}

}  // namespace attn
