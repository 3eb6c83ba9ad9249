// Greedy decoding of a mini-batch.

#include "seq2seq_parts.h"
#include "word_gates.h"

namespace attn {

std::vector<Index> greedy_decode(const Seq2Seq& model, const Words& source, Index longest, Index end,
                                 const AttentionEdit& edit, Seq2SeqMemory& memory) {
  const Decoder& decoder = model.decoder;
  const Index batch = source.batch();
  run_encoder(model.encoder, source, memory.encoder);
  start_decoder(model, source, longest, memory);

  std::vector<Index> words, fed(source.lengths.size(), end);
  for (Index t = 0; t < longest; ++t) {
    const Index row = t * batch;
    word_gates(decoder.cell, decoder.table, fed, memory.words, memory.gates.middleRows(row, batch));
    decoder_step(model, source, t, edit, memory);
    read_out(decoder, row, batch, memory);
    bool all_ended = true;
    for (Index b = 0; b < batch; ++b) {
      Index& word = fed[static_cast<std::size_t>(b)];
      const bool ended = t > 0 && word == end;
      if (!ended) memory.logits.row(row + b).maxCoeff(&word);
      words.push_back(word);
      all_ended = all_ended && word == end;
    }
    if (all_ended) break;
  }
  return words;
}

}  // namespace attn
