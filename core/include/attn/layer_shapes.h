#pragma once

// The shapes that go into a layer of torch.nn and come out of it, and what PyTorch says where they do not fit (word for
// word as 1.13 does). Each dimension has a letter by which a page can follow it: B sequences, T their positions, S
// those of the keys, d the width of a token; i and o a Linear's widths, h a state, E an embedding, D directions.

#include <string>
#include <vector>

#include "attn/types.h"

namespace attn {

struct Dimension {
  const char* letter;  ///< a product is written as one: "4h"
  Index size;
};
struct TensorShape {
  const char* name;  ///< as in torch.nn
  std::vector<Dimension> dimensions;
};

struct LayerShapes {
  std::vector<TensorShape> inputs, parameters;
  std::vector<TensorShape> outputs;  ///< none where the shapes do not fit
  double parameter_count = 0;
  std::string error;  ///< what PyTorch prints after "RuntimeError: " or "AssertionError: "; empty where they fit
  const char* error_type = "";  ///< that word
  bool swapped = false;         ///< the layer takes batch for time; PyTorch says nothing of it
};

enum class LayerName { linear, lstm, attention };

/// One call: the input is (B, T, d), or (T, B, d) with `time_first`.
struct LayerShapesOptions {
  LayerName layer = LayerName::linear;
  Index batch = 1, tokens = 1, width = 1;
  bool time_first = false;
  Index keys = 0;      ///< of attention: positions of key and value; 0: those of the query
  Index expected = 1;  ///< in_features, input_size or embed_dim
  Index size = 1;      ///< out_features, hidden_size or num_heads
  bool batch_first = false;
  bool bidirectional = false;
};
/// "not-in-range" for a size that is not a whole number from 1 to 2²⁰.
LayerShapes layer_shapes(const LayerShapesOptions& options);

}  // namespace attn
