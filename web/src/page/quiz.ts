// Which questions to ask again, and the order of a round. Pure.

export interface Question {
  readonly id: string;
  /** The right answer's place. */
  readonly right: number;
}
interface Attempts {
  /** Of each question, in the order in which they were chosen. */
  readonly answers: Readonly<Record<string, readonly number[]>>;
  /** Whether it was right at once when it was asked again; counts instead. */
  readonly again: Readonly<Record<string, boolean>>;
}

/** By the first attempt. */
export interface Standing<Q extends Question> {
  readonly known: readonly Q[];
  readonly missed: readonly Q[];
  readonly open: readonly Q[];
}

export function standing<Q extends Question>(questions: readonly Q[], { answers, again }: Attempts): Standing<Q> {
  const wasRight = ({ id, right }: Q): boolean | undefined => {
    const first = answers[id]?.[0];
    return again[id] ?? (first === undefined ? undefined : first === right);
  };
  const those = (known: boolean | undefined) => questions.filter((question) => wasRight(question) === known);
  return { known: those(true), missed: those(false), open: those(undefined) };
}

/** What is still to be asked; the first is being asked. */
export type Round<Q extends Question> = readonly Q[];

/** A question answered wrongly comes once more, after all the others. */
export const next = <Q extends Question>([asked, ...others]: Round<Q>, wasRight: boolean): Round<Q> =>
  asked === undefined || wasRight ? others : [...others, asked];

/** The places of `count` answers, turned by `turn`, so that a place is not what is learnt. */
export const turned = (count: number, turn: number): number[] =>
  Array.from({ length: count }, (_, k) => (k + turn) % count);
