// Pure functions that need not be asked twice: the last few answers are kept, and given again to the same questions.

export function remembering<A extends readonly unknown[], R>(most: number, make: (...question: A) => R) {
  const known: { readonly question: A; readonly answer: R }[] = [];
  return (...question: A): R => {
    const found = known.find((one) => one.question.every((part, k) => part === question[k]));
    if (found) return found.answer;
    const answer = make(...question);
    known.unshift({ question, answer });
    known.length = Math.min(known.length, most);
    return answer;
  };
}

export const latest = <A extends readonly unknown[], R>(make: (...question: A) => R) => remembering(1, make);
