/** Values that a spreadsheet would evaluate, including full-width signs and signs after spaces, a tab or a line break. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A leading apostrophe makes a spreadsheet treat a value as text; the spreadsheet hides it. */
const cell = (value: string) =>
  `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/**
 * Formats a table for Excel in Portuguese: cells separated by semicolons, and a byte order mark, without which accents break. No cell
 * is evaluated as a formula.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
