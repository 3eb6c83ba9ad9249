// PyTorch's losses, layer normalisation, optimisers and gradient clipping.

#include <vector>

#include "attn/cross_entropy.h"
#include "attn/layer_norm.h"
#include "attn/optimiser.h"
#include "conformance.h"

namespace attn::test {
namespace {

void check_cross_entropy(const Case& c) {
  std::vector<Index> targets;
  for (const Scalar target : c.inputs.at("target").data) targets.push_back(static_cast<Index>(target));
  const CrossEntropyOptions options{static_cast<Index>(c.attributes.at("ignore_index")),
                                    c.attributes.at("label_smoothing")};
  const CrossEntropy forward = cross_entropy(c.input("logits"), targets, options);
  c.check("loss", Matrix::Constant(1, 1, static_cast<Scalar>(forward.loss)));
  c.check("d_logits", cross_entropy_backward(forward, targets, options));
}

/// All matrices of a tensor, one under another.
Matrix stacked(const Tensor& x) {
  return Eigen::Map<const Matrix>(x.data.data(), static_cast<Index>(x.data.size()) / x.cols(), x.cols());
}

void check_layer_norm(const Case& c) {
  const LayerNorm layer{c.input("weight"), c.input("bias"), c.attributes.at("eps")};
  const Tensor& x = c.inputs.at("x");
  const Normalised forward = layer_norm(layer, stacked(x));
  const auto gradient = layer_norm_backward(layer, forward, stacked(c.inputs.at("G")));
  for (Index i = 0; i < x.matrices(); ++i) {
    c.check("output", forward.output.middleRows(i * x.rows(), x.rows()), i);
    c.check("d_x", gradient.dX.middleRows(i * x.rows(), x.rows()), i);
  }
  c.check("d_weight", gradient.d_layer.gain);
  c.check("d_bias", gradient.d_layer.bias);
}

Optimiser optimiser_of(const Case& c) {
  const double rate = c.attributes.at("lr"), decay = c.attribute("weight_decay", 0);
  if (c.op == "optim.SGD") return Sgd{rate, c.attribute("momentum", 0), decay};
  const double beta1 = c.attributes.at("betas0"), beta2 = c.attributes.at("betas1"), epsilon = c.attributes.at("eps");
  const bool amsgrad = c.attribute("amsgrad", 0) != 0;
  if (c.op == "optim.AdamW") return AdamW{rate, beta1, beta2, epsilon, decay, amsgrad};
  return Adam{rate, beta1, beta2, epsilon, decay, amsgrad};
}

}  // namespace

void check_loss_or_norm(const Case& c) { c.op == "F.layer_norm" ? check_layer_norm(c) : check_cross_entropy(c); }

/// Row `step` of a tensor (steps, d) is what it holds of a bias after that step; its matrix that of a weight.
void check_optimiser(const Case& c) {
  const Optimiser optimiser = optimiser_of(c);
  OptimiserState state;
  Matrix w = c.input("w0"), b = c.input("b0"), dw, db;
  const Parameters parameters{{"w", &w, &dw}, {"b", &b, &db}};
  const Matrix all_db = c.input("grads_b");
  Matrix all_b(all_db.rows(), all_db.cols()), norms(1, all_db.rows());
  for (Index step = 0; step < all_db.rows(); ++step) {
    dw = c.input("grads_w", step);
    db = all_db.row(step);
    const double limit = c.attribute("clip_grad_norm", 0);
    const double norm = limit > 0 ? clip_gradient_norm(parameters, limit) : gradient_norm(parameters);
    norms(step) = static_cast<Scalar>(norm);
    c.check("clipped_gw", dw, step);
    optimiser_step(optimiser, state, parameters);
    c.check("w", w, step);
    all_b.row(step) = b;
    if (!c.outputs.contains("exp_avg_w")) continue;
    c.check("exp_avg_w", state.first[0], step);
    c.check("exp_avg_sq_w", state.second[0], step);
  }
  c.check("b", all_b);
  c.check("total_norm", norms);
}

}  // namespace attn::test
