// The encoder-decoder, backward.

#include "attn/grown.h"
#include "attn/seq2seq.h"
#include "word_gates.h"

namespace attn {
namespace {

/// From d_logits to d_read, (rows, h + context).
void read_out_backward(const Decoder& decoder, Index rows, Seq2SeqMemory& memory, Decoder& gradient) {
  const View read = memory.read.topRows(rows), d_logits = memory.d_logits.topRows(rows);
  Block d_read = grown(memory.d_read, rows, read.cols());
  if (!decoder.readout) return dense_backward_into(decoder.output, read, d_logits, d_read, gradient.output);
  const View readout = memory.readout.topRows(rows);
  Block d_readout = grown(memory.d_readout, rows, readout.cols());
  dense_backward_into(decoder.output, readout, d_logits, d_readout, gradient.output);
  d_readout.array() *= 1 - readout.array().square();
  dense_backward_into(*decoder.readout, read, d_readout, d_read, *gradient.readout);
}

/// From the gradient of s_0, d_state, and of the last h to the last states of the encoder.
void bridge_backward(const Seq2Seq& model, const Words& source, Seq2SeqMemory& memory, Seq2Seq& gradient) {
  const Index batch = source.batch();
  Block d_first = memory.d_state.topRows(batch), d_ends = memory.d_ends.topRows(batch);
  auto& ways = memory.encoder.ways;
  start_encoder_backward(source, memory.encoder);
  if (model.decoder.bridge) {
    d_first.array() *= 1 - memory.states.topRows(batch).array().square();
    Block part = memory.d_context.topRows(batch);
    dense_backward_into(*model.decoder.bridge, memory.ends.topRows(batch), d_first, part, *gradient.decoder.bridge);
    d_ends += part;
  } else {
    ways[0].d_state.topRows(batch) += d_first;
  }
  const Index ahead = cell_sizes(model.encoder.forward).hidden, back = d_ends.cols() - ahead;
  ways[0].d_state.topLeftCorner(batch, ahead) += d_ends.leftCols(ahead);
  if (back > 0) ways[1].d_state.topLeftCorner(batch, back) += d_ends.rightCols(back);
}

}  // namespace

void seq2seq_backward(const Seq2Seq& model, const Words& source, const Targets& targets, Seq2SeqMemory& memory,
                      Seq2Seq& gradient) {
  const Cell& cell = model.decoder.cell;
  const CellSizes sizes = cell_sizes(cell);
  const Index batch = source.batch(), rows = static_cast<Index>(targets.fed.size()), h = sizes.hidden,
              d = model.decoder.table.cols(), encoded = encoded_size(model.encoder);
  const bool feeds = feeds_context(model.score);
  read_out_backward(model.decoder, rows, memory, gradient.decoder);

  const View keys = memory.encoder.outputs.topRows(source.steps() * batch);
  Block d_outputs = grown(memory.d_outputs, keys.rows(), encoded), d_ends = grown(memory.d_ends, batch, encoded),
        d_part = grown(memory.d_context, batch, encoded), d_gates = grown(memory.d_gates, rows, sizes.gates),
        d_state = grown(memory.d_state, batch, sizes.state), d_next = grown(memory.d_next, batch, sizes.state),
        d_fixed = grown(memory.d_fixed_gates, batch, sizes.gates);
  for (Block* block : {&d_outputs, &d_ends, &d_state, &d_fixed}) block->setZero();
  if (model.score) start_batch_attention_backward(*model.score, memory.attention);
  for (Index row = rows - batch; row >= 0; row -= batch) {
    const View state = memory.states.middleRows(row, batch), next = memory.states.middleRows(row + batch, batch);
    auto d_read = memory.d_read.middleRows(row, batch);
    auto d_context = d_read.rightCols(encoded);
    auto d_gates_here = d_gates.middleRows(row, batch);
    const auto attend_backward = [&](const View& query, Block d_query) {
      batch_attention_backward(*model.score, keys, query, row / batch, d_context, memory.attention, d_query, d_outputs);
    };
    d_next = d_state;
    d_next.leftCols(h) += d_read.leftCols(h);
    if (!feeds) attend_backward(next.leftCols(h), d_next.leftCols(h));
    cell_step_backward(cell, memory.gates.middleRows(row, batch), state, next, d_next, d_gates_here, d_state);
    if (!model.score) {
      d_ends += d_context;
      d_fixed += d_gates_here;
    } else if (feeds) {
      cell_input_backward(cell, d, d_gates_here, d_part);
      d_context += d_part;
      attend_backward(state.leftCols(h), d_state.leftCols(h));
    }
  }

  Cell& d_cell = gradient.decoder.cell;
  if (model.score) {
    if (feeds) add_cell_input_gradient(d, memory.read.topRows(rows).rightCols(encoded), d_gates, d_cell);
    const View queries = memory.states.middleRows(feeds ? 0 : batch, rows).leftCols(h);
    finish_batch_attention_backward(*model.score, keys, queries, memory.attention, d_outputs, *gradient.score);
  } else {
    add_cell_input_gradient(d, memory.ends.topRows(batch), d_fixed, d_cell);
    cell_input_backward(cell, d, d_fixed, d_part);
    d_ends += d_part;
  }
  add_cell_state_gradient(memory.states.topRows(rows), memory.states.middleRows(batch, rows),
                          memory.gates.topRows(rows), d_gates, d_cell);
  const Matrix& table = model.decoder.table;
  word_gates_backward(cell, table, targets.fed, d_gates, grown(memory.d_words, table.rows(), sizes.gates),
                      grown(memory.d_table, table.rows(), d), gradient.decoder.table, d_cell);
  bridge_backward(model, source, memory, gradient);
  run_encoder_backward(model.encoder, source, d_outputs, memory.encoder, gradient.encoder);
}

}  // namespace attn
