// One program run by a worker of its own, made from text, or where a policy refuses that, from a script beside the page's.

import { here } from '../beside.js';
import type { PythonParts } from './load.js';
import type { Message, Opening, Report } from './protocol.js';

export type Outcome = (
  | { readonly kind: 'report'; readonly report: Report }
  /** Took too long · broke · stopped by the reader · no WebAssembly · no worker here. */
  | { readonly kind: 'endless' | 'lost' | 'stopped' | 'refused' | 'no-worker' }
) & { readonly printed: string };

export interface Run {
  readonly outcome: Promise<Outcome>;
  stop(): void;
}

/** Until Python begins: some browsers neither load a worker nor refuse it. */
const patience = 10_000;
/** For the reader's program. */
const most = 5_000;

export function startPython({ wasm, workerText }: PythonParts, code: string, trials: string): Run {
  let stopped = false;
  let end: (outcome: Outcome) => void = () => undefined;
  const opening: Opening = { wasm, code, trials };
  const attempt = (make: () => Worker) =>
    new Promise<Outcome | undefined>((resolve) => {
      const worker = make();
      let printed = '';
      let begun = false;
      const finish = (outcome: Outcome | undefined) => {
        clearTimeout(timer);
        worker.terminate();
        resolve(outcome);
      };
      let timer = setTimeout(() => finish(undefined), patience);
      end = finish;
      worker.onmessage = ({ data }: MessageEvent<Message>) => {
        if ('begun' in data) {
          begun = true;
          clearTimeout(timer);
          timer = setTimeout(() => finish({ kind: 'endless', printed }), most);
        } else if ('printed' in data) printed += data.printed;
        else if ('refused' in data) finish({ kind: 'refused', printed });
        else finish({ kind: 'report', report: JSON.parse(data.report) as Report, printed });
      };
      worker.onerror = (event) => {
        event.preventDefault();
        finish(begun ? { kind: 'lost', printed } : undefined);
      };
      worker.postMessage(opening);
    });
  const outcome = async (): Promise<Outcome> => {
    for (const make of [() => fromText(workerText), () => new Worker(new URL('worker-python.js', here))]) {
      const came = await attempt(make).catch(() => undefined);
      if (came) return came;
      if (stopped) return { kind: 'stopped', printed: '' };
    }
    return { kind: 'no-worker', printed: '' };
  };
  return {
    outcome: outcome(),
    stop() {
      stopped = true;
      end({ kind: 'stopped', printed: '' });
    },
  };
}

function fromText(text: string): Worker {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return new Worker(address);
  } finally {
    // Old Safari reads it a moment later.
    setTimeout(() => URL.revokeObjectURL(address), patience);
  }
}
