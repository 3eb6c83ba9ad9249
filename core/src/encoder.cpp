// Words to states.

#include "attn/encoder.h"

#include "attn/error.h"
#include "attn/grown.h"
#include "word_gates.h"

namespace attn {
namespace {

struct Way {
  const Cell& cell;
  Direction direction;
  Index first;  ///< column of its outputs
  EncoderMemory::OneWay& memory;
};

/// way(…) for each direction there is.
template <class Function>
void each_way(const Encoder& encoder, EncoderMemory& memory, const Function& way) {
  way(Way{encoder.forward, Direction::forward, 0, memory.ways[0]});
  if (!encoder.reverse) return;
  way(Way{*encoder.reverse, Direction::reverse, cell_sizes(encoder.forward).hidden, memory.ways[1]});
}

Index first_block(Direction direction, const Words& words) {
  return direction == Direction::forward ? 0 : words.steps() * words.batch();
}

void check(const Encoder& encoder, const Words& words) {
  const char* const where = "run_encoder";
  const Index steps = words.steps(), d = encoder.table.cols();
  for (const Cell* cell : {&encoder.forward, encoder.reverse ? &*encoder.reverse : &encoder.forward})
    require_shape(where, "table", encoder.table.rows(), d, encoder.table.rows(), cell_sizes(*cell).input);
  require_shape(where, "tokens", static_cast<Index>(words.tokens.size()), 1, steps * words.batch(), 1);
  for (const Index length : words.lengths)
    require_range(where, "length", static_cast<double>(length), 0, static_cast<double>(steps));
}

}  // namespace

Index encoded_size(const Encoder& encoder) {
  return cell_sizes(encoder.forward).hidden + (encoder.reverse ? cell_sizes(*encoder.reverse).hidden : 0);
}

void add_parameters(Parameters& list, const std::string& prefix, Encoder& encoder, Encoder& gradient) {
  list.push_back({prefix + "table", &encoder.table, &gradient.table});
  add_parameters(list, prefix + "forward.", encoder.forward, gradient.forward);
  if (encoder.reverse) add_parameters(list, prefix + "reverse.", *encoder.reverse, *gradient.reverse);
}

void run_encoder(const Encoder& encoder, const Words& words, EncoderMemory& memory) {
  check(encoder, words);
  const Index batch = words.batch(), rows = words.steps() * batch;
  Block outputs = grown(memory.outputs, rows, encoded_size(encoder));
  each_way(encoder, memory, [&](const Way& way) {
    const CellSizes sizes = cell_sizes(way.cell);
    Block gates = grown(way.memory.gates, rows, sizes.gates);
    Block states = grown(way.memory.states, rows + batch, sizes.state);
    word_gates(way.cell, encoder.table, words.tokens, grown(way.memory.words, encoder.table.rows(), sizes.gates),
               gates);
    states.middleRows(first_block(way.direction, words), batch).setZero();
    sequence_steps(way.cell, words.lengths, way.direction, gates, states, outputs.middleCols(way.first, sizes.hidden));
  });
}

View last_state(const Words& words, Direction direction, const EncoderMemory& memory) {
  const Index rows = words.steps() * words.batch();
  return memory.ways[direction == Direction::forward ? 0 : 1].states.middleRows(rows - first_block(direction, words),
                                                                                words.batch());
}

void start_encoder_backward(const Words& words, EncoderMemory& memory) {
  for (auto& way : memory.ways) grown(way.d_state, words.batch(), way.states.cols()).setZero();
}

void run_encoder_backward(const Encoder& encoder, const Words& words, const View& d_outputs, EncoderMemory& memory,
                          Encoder& gradient) {
  const Index batch = words.batch(), rows = words.steps() * batch, vocabulary = encoder.table.rows();
  each_way(encoder, memory, [&](const Way& way) {
    const CellSizes sizes = cell_sizes(way.cell);
    auto& m = way.memory;
    const View gates = m.gates.topRows(rows), states = m.states.topRows(rows + batch);
    Block d_gates = grown(m.d_gates, rows, sizes.gates);
    sequence_steps_backward(way.cell, words.lengths, way.direction, gates, states,
                            d_outputs.middleCols(way.first, sizes.hidden), d_gates, m.d_state.topRows(batch),
                            grown(m.d_next, batch, sizes.state));
    Cell& d_cell = way.direction == Direction::forward ? gradient.forward : *gradient.reverse;
    word_gates_backward(way.cell, encoder.table, words.tokens, d_gates, grown(m.d_words, vocabulary, sizes.gates),
                        grown(m.d_table, vocabulary, encoder.table.cols()), gradient.table, d_cell);
    add_sequence_state_gradient(way.direction, gates, states, d_gates, d_cell);
  });
}

}  // namespace attn
