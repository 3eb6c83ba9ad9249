// What a matrix says, in both languages: places, labels of its buttons, and why a paste was refused.

import type { Language, Text } from '../language.js';
import { messageOf } from '../messages.js';
import type { InputError } from '../schema.js';

type Sentence = Readonly<Record<Language, (...args: readonly string[]) => string>>;

export const words = {
  addRow: { zh: '添加一行', en: 'Add a row' },
  removeRow: { zh: '删去最后一行', en: 'Remove the last row' },
  addColumn: { zh: '添加一列', en: 'Add a column' },
  removeColumn: { zh: '删去最后一列', en: 'Remove the last column' },
  rows: { zh: '行', en: 'Rows' },
  cols: { zh: '列', en: 'Columns' },
  hidden: { zh: '已掩蔽', en: 'hidden' },
  rowSum: { zh: '行和', en: 'Row sum' },
  notFinite: { zh: '不是有限的数', en: 'not a finite number' },
  asTable: { zh: '看成表格', en: 'As a table' },
  wrongText: { zh: '读不懂', en: 'cannot be read' },
  editHelp: {
    zh: '方向键移动，回车或直接输入开始修改，Esc 放弃，Delete 清零；Ctrl+C、Ctrl+V 复制与粘贴整块。',
    en: 'Arrow keys move; Enter or typing edits, Escape cancels, Delete sets 0; Ctrl+C and Ctrl+V copy and paste blocks.',
  },
  resizeHelp: {
    zh: '越过最后一行或最后一列，是增删行列的按钮。',
    en: 'Past the last row or column are the buttons that add and remove one.',
  },
  readHelp: { zh: '方向键移动，Ctrl+C 复制。', en: 'Arrow keys move, Ctrl+C copies.' },
  pickHelp: {
    zh: '方向键移动，回车或空格选中或取消这一格。',
    en: 'Arrow keys move; Enter or Space picks the cell or lets it go.',
  },
  picked: { zh: '已选', en: 'picked' },
  notPicked: { zh: '未选', en: 'not picked' },
  toggleHelp: { zh: '方向键移动，回车或空格掩蔽这一对。', en: 'Arrow keys move; Enter or Space hides the pair.' },
} satisfies Record<string, Text>;

export const rowName = (i: number, language: Language) => (language === 'zh' ? `第 ${i + 1} 行` : `row ${i + 1}`);
export const columnName = (j: number, language: Language) => (language === 'zh' ? `第 ${j + 1} 列` : `column ${j + 1}`);

const refusals: Readonly<Record<string, Sentence>> = {
  'paste-empty': { zh: () => '剪贴板里没有数。', en: () => 'There are no numbers to paste.' },
  'paste-blank': {
    zh: (row) => `没有粘贴：第 ${row} 行有空着的格子。`,
    en: (row) => `Nothing pasted: row ${row} has an empty cell.`,
  },
  'paste-ragged': {
    zh: (row, count, expected) => `没有粘贴：第 ${row} 行有 ${count} 个数，第 1 行有 ${expected} 个。`,
    en: (row, count, expected) => `Nothing pasted: row ${row} has ${count} numbers, row 1 has ${expected}.`,
  },
  'paste-number': {
    zh: (row, text) => `没有粘贴：第 ${row} 行的“${text}”不是一个数。`,
    en: (row, text) => `Nothing pasted: “${text}” in row ${row} is not a number.`,
  },
  'paste-ambiguous': {
    zh: (row, text) => `没有粘贴：第 ${row} 行的“${text}”里，逗号是小数点还是分隔符？请改用制表符或空格分隔。`,
    en: (row, text) =>
      `Nothing pasted: in “${text}” (row ${row}) the comma may part numbers or decimals. Part numbers by tabs or spaces.`,
  },
  'paste-size': {
    zh: (rows, cols, maxRows, maxCols) => `没有粘贴：放下它需要 ${rows}×${cols}，这里至多 ${maxRows}×${maxCols}。`,
    en: (rows, cols, maxRows, maxCols) =>
      `Nothing pasted: it needs ${rows}×${cols}, and this matrix holds at most ${maxRows}×${maxCols}.`,
  },
};

export const problemText = (problem: InputError, language: Language): string =>
  refusals[problem.code]?.[language](...problem.args) ?? messageOf(problem, language);
