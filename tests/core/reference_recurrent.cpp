// PyTorch's RNN, GRU and LSTM, their cells, and all their gradients.

#include <variant>
#include <vector>

#include "attn/sequence.h"
#include "conformance.h"
#include "time_major.h"

namespace attn::test {
namespace {

Matrix bias(const Case& c, const std::string& name, const Matrix& W) {
  return c.has(name) ? c.input(name) : Matrix(Matrix::Zero(1, W.rows()));
}

/// `suffix` is "_l0", "_l0_reverse", …, or "" for a single cell.
Cell cell_of(const Case& c, const std::string& suffix) {
  const Matrix W_x = c.input("weight_ih" + suffix), W_h = c.input("weight_hh" + suffix);
  const Matrix b_x = bias(c, "bias_ih" + suffix, W_x), b_h = bias(c, "bias_hh" + suffix, W_h);
  const Index n = W_h.cols();
  if (c.op.starts_with("nn.LSTM")) return LstmCell{W_x, W_h, b_x + b_h, {}};
  if (c.op == "nn.RNN") return RnnCell{W_x, W_h, b_x + b_h};
  GruCell cell{W_x, W_h, b_x, b_h.rightCols(n)};
  cell.b.leftCols(2 * n) += b_h.leftCols(2 * n);
  return cell;
}

void check_parameters(const Case& c, const std::string& suffix, const Cell& d_cell) {
  const auto check = [&](const Matrix& dW_x, const Matrix& dW_h, const Matrix& db_x, const Matrix& db_h) {
    c.check("d_weight_ih" + suffix, dW_x);
    c.check("d_weight_hh" + suffix, dW_h);
    if (!c.has("bias_ih" + suffix)) return;
    c.check("d_bias_ih" + suffix, db_x);
    c.check("d_bias_hh" + suffix, db_h);
  };
  if (const auto* gru = std::get_if<GruCell>(&d_cell))
    check(gru->W_x, gru->W_h, gru->b, side_by_side(gru->b.leftCols(2 * gru->W_h.cols()), gru->b_hn));
  if (const auto* rnn = std::get_if<RnnCell>(&d_cell)) check(rnn->W_x, rnn->W_h, rnn->b, rnn->b);
  if (const auto* lstm = std::get_if<LstmCell>(&d_cell)) check(lstm->W_x, lstm->W_h, lstm->b, lstm->b);
}

/// h or [h c] of layer and direction `index`, from the tensors of that name; 0 where they are not given.
Matrix state_of(const Case& c, const Cell& cell, Index index, const char* h, const char* c_name) {
  const CellSizes sizes = cell_sizes(cell);
  if (!c.has(h)) return Matrix::Zero(c.inputs.at("x").matrices(), sizes.state);
  return sizes.state == sizes.hidden ? c.input(h, index) : side_by_side(c.input(h, index), c.input(c_name, index));
}

void check_state(const Case& c, const Matrix& state, Index n, Index index, const char* h, const char* c_name) {
  if (c.outputs.contains(h)) c.check(h, state.leftCols(n), index);
  if (c.outputs.contains(c_name)) c.check(c_name, state.rightCols(n), index);
}

std::vector<Index> lengths_of(const Case& c, Index batch, Index steps) {
  std::vector<Index> lengths(static_cast<std::size_t>(batch), steps);
  if (c.has("lengths"))
    for (std::size_t b = 0; b < lengths.size(); ++b) lengths[b] = static_cast<Index>(c.inputs.at("lengths").data[b]);
  return lengths;
}

void check_rows(const Case& c, const char* name, const Matrix& rows, Index batch) {
  for (Index b = 0; b < batch; ++b) c.check(name, sequence_rows(rows, batch, b), b);
}

/// One layer over another, each in one direction.
void check_stack(const Case& c) {
  const Tensor& x = c.inputs.at("x");
  const Index batch = x.matrices(), n = static_cast<Index>(c.attributes.at("hidden_size"));
  const auto layers = static_cast<std::size_t>(c.attributes.at("num_layers"));
  const std::vector<Index> lengths = lengths_of(c, batch, x.rows());
  std::vector<Matrix> inputs{time_major(x)};
  std::vector<Cell> cells;
  std::vector<Sequence> runs;
  Matrix loss = Matrix::Zero(1, 1);
  for (std::size_t layer = 0; layer < layers; ++layer) {
    const auto index = static_cast<Index>(layer);
    cells.push_back(cell_of(c, "_l" + std::to_string(layer)));
    runs.push_back(run_sequence(cells[layer], inputs[layer], state_of(c, cells[layer], index, "h0", "c0"), lengths));
    inputs.push_back(runs[layer].outputs);
    check_state(c, runs[layer].last, n, index, "h_n", "c_n");
    loss(0) += runs[layer].last.cwiseProduct(state_of(c, cells[layer], index, "Gh", "Gc")).sum();
  }
  check_rows(c, "output", inputs.back(), batch);
  Matrix d_outputs = time_major(c.inputs.at("G"));
  loss(0) += inputs.back().cwiseProduct(d_outputs).sum();
  c.check("loss", loss);
  for (std::size_t layer = layers; layer-- > 0;) {
    const auto index = static_cast<Index>(layer);
    auto gradient = run_sequence_backward(cells[layer], inputs[layer], lengths, runs[layer], d_outputs,
                                          state_of(c, cells[layer], index, "Gh", "Gc"));
    check_parameters(c, "_l" + std::to_string(layer), gradient.d_cell);
    check_state(c, gradient.d_initial, n, index, "d_h0", "d_c0");
    d_outputs = std::move(gradient.dX);
  }
  check_rows(c, "d_x", d_outputs, batch);
}

void check_both_ways(const Case& c) {
  const Tensor& x = c.inputs.at("x");
  const Index batch = x.matrices(), n = static_cast<Index>(c.attributes.at("hidden_size"));
  const auto lengths = lengths_of(c, batch, x.rows());
  const BidirectionalCell cell{cell_of(c, "_l0"), cell_of(c, "_l0_reverse")};
  const auto state = [&](Index k, const char* h, const char* c0) { return state_of(c, cell.forward, k, h, c0); };
  const auto forward = run_bidirectional(cell, time_major(x), state(0, "h0", "c0"), state(1, "h0", "c0"), lengths);
  check_rows(c, "output", forward.outputs, batch);
  check_state(c, forward.forward.last, n, 0, "h_n", "c_n");
  check_state(c, forward.reverse.last, n, 1, "h_n", "c_n");
  const auto gradient = run_bidirectional_backward(cell, time_major(x), lengths, forward, time_major(c.inputs.at("G")),
                                                   state(0, "Gh", "Gc"), state(1, "Gh", "Gc"));
  check_rows(c, "d_x", gradient.dX, batch);
  check_state(c, gradient.d_initial_forward, n, 0, "d_h0", "d_c0");
  check_state(c, gradient.d_initial_reverse, n, 1, "d_h0", "d_c0");
  check_parameters(c, "_l0", gradient.d_cell.forward);
  check_parameters(c, "_l0_reverse", gradient.d_cell.reverse);
}

void check_lstm_cell(const Case& c) {
  const auto cell = std::get<LstmCell>(cell_of(c, ""));
  const Matrix x = c.input("x"), h = c.input("h"), memory = c.input("c");
  const LstmStep forward = lstm_step(cell, x, h, memory);
  c.check("h1", forward.h);
  c.check("c1", forward.c);
  const auto gradient = lstm_step_backward(cell, x, h, memory, forward, c.input("Gh"), c.input("Gc"));
  c.check("d_x", gradient.dx);
  c.check("d_h", gradient.dh);
  c.check("d_c", gradient.dc);
  check_parameters(c, "", gradient.d_cell);
}

void check_gru_cell(const Case& c) {
  const auto cell = std::get<GruCell>(cell_of(c, ""));
  const Matrix x = c.input("x"), h = c.input("h");
  const GruStep forward = gru_step(cell, x, h);
  const auto gradient = gru_step_backward(cell, x, h, forward, c.input("Gh"));
  c.check("h1", forward.h);
  c.check("d_x", gradient.dx);
  c.check("d_h", gradient.dh);
  check_parameters(c, "", gradient.d_cell);
}

}  // namespace

void check_recurrent(const Case& c) {
  if (c.op.ends_with("Cell")) return c.op == "nn.GRUCell" ? check_gru_cell(c) : check_lstm_cell(c);
  return c.attributes.at("bidirectional") != 0 ? check_both_ways(c) : check_stack(c);
}

}  // namespace attn::test
