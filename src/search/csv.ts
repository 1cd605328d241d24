/** Formats a table as CSV for Polish spreadsheets: semicolons and a byte order mark. */

export const csvOf = (table: readonly (readonly string[])[]): string =>
  `\ufeff${table.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;

/** A spreadsheet evaluates text that looks like a formula; an apostrophe prevents that. */
function cell(text: string): string {
  const tame = /^[=+@\t\r-]/.test(text) && !/^-?[\d,]+$/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
