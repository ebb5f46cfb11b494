/** Values that a spreadsheet would compute: also those in full width, and behind spaces, a tab or a line break. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** An apostrophe keeps a value text, and a spreadsheet does not show it. */
const cell = (value: string) =>
  `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/**
 * A table as Excel in Portuguese opens it: semicolons between the cells, and a byte order mark, without which accents break.
 * No cell is a formula, whatever it begins with.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
