#pragma once

// The records and choices of attn.d.ts that a whole model's cost and the shapes of a layer take and give.

#include "attn/layer_shapes.h"
#include "attn/model_cost.h"
#include "fields_cost.h"

namespace attn::js {

template <>
inline constexpr std::array names<Activations>{"everything", "without-pairs", "layer-inputs"};
template <>
inline constexpr std::tuple fields<ModelCostOptions>{Field{"layers", &ModelCostOptions::layers},
                                                     Field{"d_model", &ModelCostOptions::d_model},
                                                     Field{"heads", &ModelCostOptions::heads},
                                                     Field{"kv_heads", &ModelCostOptions::kv_heads},
                                                     Field{"head_dim", &ModelCostOptions::head_dim},
                                                     Field{"feed_forward", &ModelCostOptions::feed_forward},
                                                     Field{"vocabulary", &ModelCostOptions::vocabulary},
                                                     Field{"encoder_layers", &ModelCostOptions::encoder_layers, true},
                                                     Field{"positions", &ModelCostOptions::positions, true},
                                                     Field{"gated", &ModelCostOptions::gated, true},
                                                     Field{"tied", &ModelCostOptions::tied, true},
                                                     Field{"biases", &ModelCostOptions::biases, true},
                                                     Field{"n", &ModelCostOptions::n, true},
                                                     Field{"batch", &ModelCostOptions::batch, true},
                                                     Field{"type", &ModelCostOptions::type, true},
                                                     Field{"causal", &ModelCostOptions::causal, true},
                                                     Field{"kept", &ModelCostOptions::kept, true}};
template <>
inline constexpr std::tuple fields<ModelCost>{Field{"attention_parameters", &ModelCost::attention_parameters},
                                              Field{"feed_forward_parameters", &ModelCost::feed_forward_parameters},
                                              Field{"embedding_parameters", &ModelCost::embedding_parameters},
                                              Field{"norm_parameters", &ModelCost::norm_parameters},
                                              Field{"parameters", &ModelCost::parameters},
                                              Field{"weight_bytes", &ModelCost::weight_bytes},
                                              Field{"cache_bytes", &ModelCost::cache_bytes},
                                              Field{"training_bytes", &ModelCost::training_bytes},
                                              Field{"activation_bytes", &ModelCost::activation_bytes},
                                              Field{"projection_macs", &ModelCost::projection_macs},
                                              Field{"pair_macs", &ModelCost::pair_macs},
                                              Field{"feed_forward_macs", &ModelCost::feed_forward_macs},
                                              Field{"output_macs", &ModelCost::output_macs},
                                              Field{"forward_flops", &ModelCost::forward_flops},
                                              Field{"token_flops", &ModelCost::token_flops},
                                              Field{"step_flops", &ModelCost::step_flops}};

template <>
inline constexpr std::array names<LayerName>{"linear", "lstm", "attention"};
template <>
inline constexpr std::tuple fields<LayerShapesOptions>{
    Field{"layer", &LayerShapesOptions::layer},
    Field{"batch", &LayerShapesOptions::batch},
    Field{"tokens", &LayerShapesOptions::tokens},
    Field{"width", &LayerShapesOptions::width},
    Field{"time_first", &LayerShapesOptions::time_first, true},
    Field{"keys", &LayerShapesOptions::keys, true},
    Field{"expected", &LayerShapesOptions::expected},
    Field{"size", &LayerShapesOptions::size},
    Field{"batch_first", &LayerShapesOptions::batch_first, true},
    Field{"bidirectional", &LayerShapesOptions::bidirectional, true}};
template <>
inline constexpr std::tuple fields<Dimension>{Field{"letter", &Dimension::letter}, Field{"size", &Dimension::size}};
template <>
inline constexpr std::tuple fields<TensorShape>{Field{"name", &TensorShape::name},
                                                Field{"dimensions", &TensorShape::dimensions}};
template <>
inline constexpr std::tuple fields<LayerShapes>{
    Field{"inputs", &LayerShapes::inputs},   Field{"parameters", &LayerShapes::parameters},
    Field{"outputs", &LayerShapes::outputs}, Field{"parameter_count", &LayerShapes::parameter_count},
    Field{"error", &LayerShapes::error},     Field{"error_type", &LayerShapes::error_type},
    Field{"swapped", &LayerShapes::swapped}};

}  // namespace attn::js
