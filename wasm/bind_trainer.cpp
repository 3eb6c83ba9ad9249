// The trainer, the only thing with a life.

#include "bind.h"
#include "fields_trainer.h"

namespace attn::js {
namespace {

/// As Bound in bind.h, for a method.
template <auto F, class = decltype(F)>
struct BoundMethod;

template <auto F, class Result, class... Parameter>
struct BoundMethod<F, Result (*)(Trainer&, Parameter...)> {
  static inline const char* function;
  static inline std::array<const char*, sizeof...(Parameter)> parameters;

  static int call(Trainer& trainer, int arguments) { return guarded(function, convert_and_call, &trainer, arguments); }

  static Value convert_and_call(void* trainer, Value arguments) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      const std::tuple<typename Converted<Parameter>::Type...> converted{
          from_js<typename Converted<Parameter>::Type>(after(arguments, I), {function, parameters[I]})...};
      return to_js(F(*static_cast<Trainer*>(trainer), std::get<I>(converted)...));
    }
    (std::index_sequence_for<Parameter...>{});
  }
};

template <auto F, class... Name>
void bind_method(emscripten::class_<Trainer>& trainer, const char* function, Name... parameters) {
  BoundMethod<F>::function = function;
  BoundMethod<F>::parameters = {parameters...};
  attn_takes(function, sizeof...(Name));
  trainer.function(function, &BoundMethod<F>::call);
}

/// Null, with the error kept, where the config is refused.
Trainer* new_trainer(int arguments) {
  Trainer* trainer = nullptr;
  guarded(
      "Trainer",
      [](void* owner, Value config) {
        *static_cast<Trainer**>(owner) = new Trainer(from_js<TrainerConfig>(config, {"Trainer", "config"}));
        return attn_undefined_out();
      },
      &trainer, arguments);
  return trainer;
}

TrainingSteps step(Trainer& trainer, Index count) { return trainer.step(count); }
Evaluation evaluate(Trainer& trainer, Index length, Index count) { return trainer.evaluate(length, count); }
Decoded decode(Trainer& trainer, const std::string& text) { return trainer.decode(text); }
Aligned align(Trainer& trainer, const std::string& text) { return trainer.align(text); }
std::optional<bool> set_attention(Trainer& trainer, const AttentionEdit& edit) {
  trainer.set_attention(edit);
  return std::nullopt;
}
Index parameters(Trainer& trainer) { return trainer.parameters(); }
Snapshot snapshot(Trainer& trainer) { return trainer.snapshot(); }
std::optional<bool> restore(Trainer& trainer, const Snapshot& snapshot) {
  trainer.restore(snapshot);
  return std::nullopt;
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_trainer) {
  emscripten::class_<Trainer> trainer("Trainer");
  trainer.constructor(&new_trainer, emscripten::allow_raw_pointers());
  bind_method<step>(trainer, "step", "count");
  bind_method<evaluate>(trainer, "evaluate", "length", "count");
  bind_method<decode>(trainer, "decode", "text");
  bind_method<align>(trainer, "align", "text");
  bind_method<set_attention>(trainer, "setAttention", "edit");
  bind_method<parameters>(trainer, "parameters");
  bind_method<snapshot>(trainer, "snapshot");
  bind_method<restore>(trainer, "restore", "snapshot");
}

}  // namespace attn::js
