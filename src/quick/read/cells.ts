/** Decides how text is split into cells: copied from a spreadsheet, a CSV file with any separator, or lines of an e-mail. */

const SEPARATORS = ['\t', ';', '|', ','] as const;

/** The separator that most lines have equally often; tab before semicolon, comma last, because quantities contain commas. */
function separatorOf(lines: readonly string[]): string | undefined {
  const some = lines.filter((line) => line.trim() !== '').slice(0, 20);
  return SEPARATORS.find((sign) => {
    const counts = some.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length - 1);
    const having = counts.filter((count) => count > 0).length;
    if (having === 0 || having < some.length * 0.6) return false;
    // Commas between digits are decimal; a separating comma follows a word with letters, or a bar code.
    return sign !== ',' || some.every((line) => /^"|^[^,]*\p{L}[^,\s]*,|^\d{6,},/u.test(line));
  });
}

/** "A-1  4 szt." and "4 x A-1": a line without separators is split at its quantity. */
const WIDE = /^(.*\S)(?: {2,}|\u00a0{2,})(\d[\d\s.,]*(?:\s*[\p{L}²³.]{1,12})?)$/u;
const BEHIND = /^(.*\S)\s+[-–:]?\s*([x×]?\s*\d[\d\u00a0.,]*(?:\s*[x×]|\s*[\p{L}²³.]{1,12})?)$/u;
const BEFORE = /^(\d[\d.,]*\s*(?:[x×]|szt\.?|op\.?|opak\.?)?)\s+(?=\S*[A-Z\d]-?\d)(\S.*)$/i;

function cellsOfWords(line: string): readonly string[] {
  const text = line.trim().replace(/^(?:[-–•*]|\d{1,3}[.)])\s+/, '');
  const [, code, amount = ''] = WIDE.exec(text) ?? BEHIND.exec(text) ?? [];
  if (code !== undefined) return [code.replace(/\s*[-–:]$/, ''), amount];
  const [, before, rest = ''] = BEFORE.exec(text) ?? [];
  return before !== undefined && /[x×]|\p{L}/u.test(before) ? [rest, before] : [text];
}

/** Rows of cells; quoted cells may hold separators, quotes and line breaks. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\ufeff/, '').replace(/^sep=(.)\r?\n/i, '');
  const separator = separatorOf(plain.split(/\r\n|\r|\n/));
  if (separator === undefined) return plain.split(/\r\n|\r|\n/).map(cellsOfWords);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain.charAt(at);
    const isQuote = sign === '"';
    if (isQuoted && isQuote && plain[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (isQuoted && isQuote) isQuoted = false;
    else if (isQuoted) cell += sign;
    else if (isQuote && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && plain[at + 1] === '\n') at += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += sign;
  }
  endCell();
  rows.push(row);
  return rows;
}
