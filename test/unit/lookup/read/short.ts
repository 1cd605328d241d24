/** Reads a pasted table, and shows its rows in one line. */
import { sheetOfText } from '../../../../src/lookup/read/cells';
import { readSheets } from '../../../../src/lookup/read/table';

/** Rows in short: "code × amount unit", or "code ? text" for marked ones. */
export const short = ({ entries }: Pick<ReturnType<typeof readSheets>, 'entries'>): string =>
  entries
    .map(({ code, gtin, name, quantity, unit, wrong }) => {
      const amount = wrong === undefined ? `× ${quantity ?? '–'}${unit === undefined ? '' : ` ${unit}`}` : `? ${wrong}`;
      return `${code ?? gtin ?? name} ${amount}`;
    })
    .join(', ');
export const read = (text: string) => readSheets([sheetOfText(text)]);
export const lines = (...rows: readonly string[]): string => rows.join('\n');
