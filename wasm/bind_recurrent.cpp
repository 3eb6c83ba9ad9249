// Recurrent cells a step at a time, in both directions, and their gradients.

#include "bind.h"
#include "fields_recurrent.h"

namespace attn::js {

EMSCRIPTEN_BINDINGS(attn_recurrent) {
  bind<rnn_step>("rnnStep", "cell", "x", "h");
  bind<rnn_step_backward>("rnnStepBackward", "cell", "x", "h", "forward", "d_next");
  bind<gru_step>("gruStep", "cell", "x", "h");
  bind<gru_step_backward>("gruStepBackward", "cell", "x", "h", "forward", "d_next");
  bind<lstm_step>("lstmStep", "cell", "x", "h", "c");
  bind<lstm_step_backward>("lstmStepBackward", "cell", "x", "h", "c", "forward", "d_h", "d_c");

  bind<run_sequence_backward>("runSequenceBackward", "cell", "X", "lengths", "forward", "d_outputs", "d_last",
                              "direction");
  bind<run_bidirectional>("runBidirectional", "cell", "X", "initial_forward", "initial_reverse", "lengths");
  bind<run_bidirectional_backward>("runBidirectionalBackward", "cell", "X", "lengths", "forward", "d_outputs",
                                   "d_last_forward", "d_last_reverse");
}

}  // namespace attn::js
