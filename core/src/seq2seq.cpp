// The encoder-decoder: its parts, and forward.

#include "attn/seq2seq.h"

#include "activation.h"
#include "attn/cross_entropy.h"
#include "attn/error.h"
#include "attn/grown.h"
#include "seq2seq_parts.h"
#include "word_gates.h"

namespace attn {

void add_parameters(Parameters& list, const std::string& prefix, Seq2Seq& model, Seq2Seq& gradient) {
  add_parameters(list, prefix + "encoder.", model.encoder, gradient.encoder);
  Decoder &decoder = model.decoder, &d_decoder = gradient.decoder;
  list.push_back({prefix + "decoder.table", &decoder.table, &d_decoder.table});
  if (decoder.bridge) add_parameters(list, prefix + "bridge.", *decoder.bridge, *d_decoder.bridge);
  add_parameters(list, prefix + "decoder.", decoder.cell, d_decoder.cell);
  if (model.score) add_parameters(list, prefix + "score.", *model.score, *gradient.score);
  if (decoder.readout) add_parameters(list, prefix + "readout.", *decoder.readout, *d_decoder.readout);
  add_parameters(list, prefix + "output.", decoder.output, d_decoder.output);
}

bool feeds_context(const std::optional<Score>& score) {
  return !score || std::holds_alternative<Additive>(*score) || std::holds_alternative<Concat>(*score);
}

void require_seq2seq(const Seq2Seq& model) {
  const char* const where = "seq2seq";
  const auto& [table, bridge, cell, readout, output] = model.decoder;
  const CellSizes sizes = cell_sizes(cell);
  const Index encoded = encoded_size(model.encoder), d = sizes.input - (feeds_context(model.score) ? encoded : 0);
  const auto require_dense = [&](const char* name, const Dense& layer, Index rows, Index cols) {
    require_shape(where, name, layer.W.rows(), layer.W.cols(), rows, cols);
    require_shape(where, name, layer.b.rows(), layer.b.cols(), 1, rows);
  };
  require_shape(where, "decoder table", table.rows(), table.cols(), table.rows(), d);
  if (bridge)
    require_dense("bridge", *bridge, sizes.state, encoded);
  else
    require_shape(where, "decoder state", 1, sizes.state, 1, cell_sizes(model.encoder.forward).state);
  const Index read = sizes.hidden + encoded;
  if (readout) require_dense("readout", *readout, readout->W.rows(), read);
  require_dense("output", output, table.rows(), readout ? readout->W.rows() : read);
  if (model.score) require_score(where, *model.score, Matrix(0, sizes.hidden), Matrix(0, encoded));
}

void start_decoder(const Seq2Seq& model, const Words& source, Index steps, Seq2SeqMemory& memory) {
  const Decoder& decoder = model.decoder;
  const CellSizes sizes = cell_sizes(decoder.cell);
  const Index batch = source.batch(), encoded = encoded_size(model.encoder),
              ahead = cell_sizes(model.encoder.forward).hidden;
  Block ends = grown(memory.ends, batch, encoded);
  ends.leftCols(ahead) = last_state(source, Direction::forward, memory.encoder).leftCols(ahead);
  if (model.encoder.reverse)
    ends.rightCols(encoded - ahead) = last_state(source, Direction::reverse, memory.encoder).leftCols(encoded - ahead);

  Block first = grown(memory.states, (steps + 1) * batch, sizes.state).topRows(batch);
  if (decoder.bridge) {
    dense_into(*decoder.bridge, ends, first);
    tanh_in_place(first);
  } else {
    first = last_state(source, Direction::forward, memory.encoder);
  }
  grown(memory.gates, steps * batch, sizes.gates);
  grown(memory.words, decoder.table.rows(), sizes.gates);
  grown(memory.read, steps * batch, sizes.hidden + encoded);
  if (decoder.readout) grown(memory.readout, steps * batch, decoder.readout->W.rows());
  grown(memory.logits, steps * batch, decoder.table.rows());
  if (model.score) {
    const View keys = memory.encoder.outputs.topRows(source.steps() * batch);
    start_batch_attention(*model.score, keys, source.lengths, steps, sizes.hidden, memory.attention);
  } else {
    Block fixed = grown(memory.fixed_gates, batch, sizes.gates);
    fixed.setZero();
    add_cell_input(decoder.cell, decoder.table.cols(), ends, fixed);
  }
}

void decoder_step(const Seq2Seq& model, const Words& source, Index t, const AttentionEdit& edit,
                  Seq2SeqMemory& memory) {
  const Cell& cell = model.decoder.cell;
  const Index batch = source.batch(), row = t * batch, h = cell_sizes(cell).hidden, d = model.decoder.table.cols();
  auto state = memory.states.middleRows(row, batch), next = memory.states.middleRows(row + batch, batch),
       gates = memory.gates.middleRows(row, batch), read = memory.read.middleRows(row, batch);
  Block context = read.rightCols(read.cols() - h);
  const auto attend = [&](const View& query) {
    const View keys = memory.encoder.outputs.topRows(source.steps() * batch);
    batch_weights(*model.score, keys, query, t, memory.attention);
    edit_weights(edit, t, source.lengths, memory.attention.weights_at(t));
    batch_context(keys, t, memory.attention, context);
  };
  if (!model.score) {
    context = memory.ends.topRows(batch);
    gates += memory.fixed_gates.topRows(batch);
  } else if (feeds_context(model.score)) {
    attend(state.leftCols(h));
    add_cell_input(cell, d, context, gates);
  }
  cell_step(cell, gates, state, next);
  if (!feeds_context(model.score)) attend(next.leftCols(h));
  read.leftCols(h) = next.leftCols(h);
}

void read_out(const Decoder& decoder, Index first, Index rows, Seq2SeqMemory& memory) {
  const View read = memory.read.middleRows(first, rows);
  Block logits = memory.logits.middleRows(first, rows);
  if (!decoder.readout) return dense_into(decoder.output, read, logits);
  Block readout = memory.readout.middleRows(first, rows);
  dense_into(*decoder.readout, read, readout);
  tanh_in_place(readout);
  dense_into(decoder.output, readout, logits);
}

double seq2seq_loss(const Seq2Seq& model, const Words& source, const Targets& targets, Seq2SeqMemory& memory) {
  const Index batch = source.batch(), rows = static_cast<Index>(targets.fed.size()),
              steps = batch == 0 ? 0 : rows / batch;
  require_shape("seq2seq_loss", "fed", rows, 1, steps * batch, 1);
  run_encoder(model.encoder, source, memory.encoder);
  start_decoder(model, source, steps, memory);
  word_gates(model.decoder.cell, model.decoder.table, targets.fed, memory.words, memory.gates.topRows(rows));
  for (Index t = 0; t < steps; ++t) decoder_step(model, source, t, Learned{}, memory);
  read_out(model.decoder, 0, rows, memory);
  return cross_entropy_into(memory.logits.topRows(rows), targets.wanted, padding_word,
                            grown(memory.d_logits, rows, model.decoder.table.rows()));
}

}  // namespace attn
