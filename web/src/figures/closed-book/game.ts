// The reader as the decoder. Closed book: the words come by once, and what is kept are as many as there are boxes. Open
// book: every word stays where it is, and one at a time can be looked at. Pure: each move makes a new game.

export const modes = ['closed', 'open'] as const;
export type Mode = (typeof modes)[number];

export interface Game {
  readonly mode: Mode;
  readonly source: readonly string[];
  readonly target: readonly string[];
  /** The word that is being read; past the last, the writing begins. */
  readonly reading: number;
  /** What is kept of the source, in the closed book. */
  readonly boxes: readonly (string | undefined)[];
  readonly output: readonly string[];
  /** Where was looked for each word written, and for the one being written; -1: nowhere. */
  readonly looks: readonly number[];
}

export function begin(mode: Mode, source: readonly string[], target: readonly string[], boxes: number): Game {
  const reading = mode === 'open' ? source.length : 0;
  return { mode, source, target, reading, boxes: Array<undefined>(boxes).fill(undefined), output: [], looks: [-1] };
}

export type Phase = 'reading' | 'writing' | 'done';
export const phaseOf = ({ reading, source, output, target }: Game): Phase =>
  reading < source.length ? 'reading' : output.length < target.length ? 'writing' : 'done';

export const keep = (game: Game, box: number): Game => ({
  ...game,
  boxes: game.boxes.with(box, game.source[game.reading]),
});
export const next = (game: Game): Game => ({ ...game, reading: game.reading + 1 });
export const look = (game: Game, place: number): Game => ({ ...game, looks: game.looks.with(-1, place) });
export const write = (game: Game, word: string): Game =>
  phaseOf(game) === 'writing' ? { ...game, output: [...game.output, word], looks: [...game.looks, -1] } : game;

export const isRight = ({ output, target }: Game, k: number): boolean => output[k] === target[k];
export const right = (game: Game): number => game.output.filter((_, k) => isRight(game, k)).length;
