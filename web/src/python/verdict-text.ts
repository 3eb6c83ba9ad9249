// One verdict as a sentence, with its numbers.

import type { AttentionTrial, Verdict } from '../core.js';
import { cellText } from '../draw/matrix-numbers.js';
import type { Language } from '../language.js';
import type { Reply } from './protocol.js';
import { faultText, words } from './text.js';

const shapeText = (shape: readonly number[]) => `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;

/** What is said of a property; empty where it holds and there is no more to it. */
export function verdictText(verdict: Verdict, trial: AttentionTrial, reply: Reply, language: Language): string {
  const { property, holds, row } = verdict;
  if (property === 'hidden-row' && row >= 0) return hiddenText(verdict.got, language);
  if (holds) return '';
  return row < 0 ? withoutNumber(trial, reply, language) : withNumber(verdict, language);
}

function hiddenText(got: number, language: Language): string {
  const zh = language === 'zh';
  if (got === 0) return zh ? '你的程序给 0，和本课的核心一样。PyTorch 的 softmax 给 NaN。' : 'Yours gives 0, as the core of this lesson does. PyTorch’s softmax gives NaN.'; // prettier-ignore
  if (Number.isNaN(got)) return zh ? '你的程序给 NaN，和 PyTorch 的 softmax 一样。本课的核心给 0。' : 'Yours gives NaN, as PyTorch’s softmax does. The core of this lesson gives 0.'; // prettier-ignore
  return zh
    ? `你的程序给了被遮住的键 ${number(got)} 的权重：遮得不够彻底，值会漏出来。`
    : `Yours gives a hidden key the weight ${number(got)}: not hidden enough, its value leaks out.`;
}

/** It failed on the way, or came out in another shape. */
function withoutNumber({ weights, output }: AttentionTrial, reply: Reply, language: Language): string {
  if ('fault' in reply) {
    const { said, original, hint } = faultText(reply.fault, language);
    return `${said} ${original}${hint === '' ? '' : language === 'zh' ? `（${hint}）` : ` (${hint})`}`;
  }
  const [w, o] = [shapeText([weights.rows, weights.cols]), shapeText([output.rows, output.cols])];
  const [gotW, gotO] = [shapeText(reply.weights.shape), shapeText(reply.output.shape)];
  return language === 'zh'
    ? `输出的形状是 ${gotO}，应为 ${o}；权重的形状是 ${gotW}，应为 ${w}。`
    : `The output has shape ${gotO} and should have ${o}; the weights have ${gotW} and should have ${w}.`;
}

const number = (x: number) => cellText(x, Number.isInteger(x) ? 0 : 4);

function withNumber({ property, part, row, column, got, expected }: Verdict, language: Language): string {
  const [is, should] = [number(got), number(expected)];
  const zh = language === 'zh';
  const name = words[part][language];
  const place = zh ? `${name}第 ${row + 1} 行第 ${column + 1} 列` : `${name}, row ${row + 1}, column ${column + 1}`;
  switch (property) {
    case 'rows':
      return zh ? `第 ${row + 1} 行加起来是 ${is}，应为 1。` : `Row ${row + 1} sums to ${is}; it should be 1.`;
    case 'shift':
      return zh ? `${place}：原来是 ${should}，加了之后变成 ${is}。` : `${place}: ${should} before, ${is} after.`;
    case 'permutation':
      return zh
        ? `${place}：换次序之后是 ${is}，原来相应的数是 ${should}。`
        : `${place}: ${is} in the new order, where the same token had ${should}.`;
    case 'mask':
      return zh ? `${place}被遮住了，却是 ${is}。` : `${place} is masked, and yet it is ${is}.`;
    default:
      return zh ? `${place}：是 ${is}，应为 ${should}。` : `${place}: ${is}; it should be ${should}.`;
  }
}
