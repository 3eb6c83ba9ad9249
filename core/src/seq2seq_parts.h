#pragma once

// The steps that training and decoding share.

#include "attn/attention_edit.h"
#include "attn/seq2seq.h"

namespace attn {

/// After run_encoder: the first state, and room for `steps` steps.
void start_decoder(const Seq2Seq& model, const Words& source, Index steps, Seq2SeqMemory& memory);
/// Block t of gates comes in from word_gates; block t + 1 of states and block t of read go out.
void decoder_step(const Seq2Seq& model, const Words& source, Index t, const AttentionEdit& edit, Seq2SeqMemory& memory);
/// logits of some rows.
void read_out(const Decoder& decoder, Index first, Index rows, Seq2SeqMemory& memory);

}  // namespace attn
