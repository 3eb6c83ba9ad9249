#pragma once

// A sequence's class by attention over an encoder (Yang et al. 2016, eq. 5 to 7): α = softmax(v·tanh(W h_i + b)),
// c = Σ α_i h_i, logits = W c + b. The score is additive with a query that is always 1, so that W_q is the bias.

#include "attn/attention_edit.h"
#include "attn/batch_attention.h"
#include "attn/dense.h"
#include "attn/encoder.h"

namespace attn {

struct Classifier {
  Encoder encoder;
  Score score;  ///< of queries of width 1
  Dense output;
};
void add_parameters(Parameters& list, const std::string& prefix, Classifier& model, Classifier& gradient);

struct ClassifierMemory {
  EncoderMemory encoder;
  BatchAttention attention;
  Matrix queries, context, logits;  ///< (batch, …): 1, c, and the logits
  Matrix d_queries, d_context, d_logits, d_outputs;
};

/// memory.logits, (batch, classes).
void classify(const Classifier& model, const Words& words, const AttentionEdit& edit, ClassifierMemory& memory);
/// Classifies and returns the cross-entropy of the right classes, one a sequence.
double classifier_loss(const Classifier& model, const Words& words, std::span<const Index> classes,
                       ClassifierMemory& memory);
/// After classifier_loss with the same arguments, once; adds to `gradient`.
void classifier_backward(const Classifier& model, const Words& words, ClassifierMemory& memory, Classifier& gradient);

}  // namespace attn
