/** Reads the cells of one XLSX worksheet, and its hidden rows and columns. */
import type { Cell, Sheet } from '../sheet';
import { gridOf } from './grid';
import type { NumberFormat } from './number-format';
import { localName, scanXml } from './xml';

export interface Book {
  readonly strings: readonly string[];
  readonly formats: readonly (NumberFormat | undefined)[];
  /** The results of formulas are placeholders until a spreadsheet recalculates the file. */
  readonly isUncalculated: boolean;
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

/** "B7" → column 1, row 7. */
function placeOf(place: string | undefined): { readonly column: number; readonly row: number } | undefined {
  const [, columnLetters, row] = /^\$?([A-Z]{1,3})\$?(\d+)$/i.exec(place ?? '') ?? [];
  if (columnLetters === undefined) return undefined;
  const column = [...columnLetters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(row) };
}

/** Decodes characters that XML cannot contain: "_x000D_". */
export const plainText = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim();

/** Undefined for a chart or a dialog. */
export function worksheet(xml: string, name: string, { strings, formats, isUncalculated }: Book): Sheet | undefined {
  const grid = gridOf(name);
  let isSheet: boolean | undefined;
  let row = 0;
  let column = -1;
  let type = '';
  let style = -1;
  let text = '';
  let formula: string | undefined;
  let taking: 'value' | 'formula' | undefined;
  let phonetic = 0;
  const height = { isZero: false, hasVisible: false, left: [] as number[] };

  function cell(): Cell {
    // A formula without a result becomes its text, because neither an empty cell nor 0 is what the sheet displays.
    const isStale = formula !== undefined && ((text === '' && type === 'n') || (isUncalculated && text === '0'));
    if (isStale) return `=${formula}`;
    if (text === '') return '';
    if (type === 's') return strings[Number(text)] ?? '?';
    if (type === 'b') return text.trim() === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n') return plainText(text);
    const value = Number(text);
    // A number with too many digits for a float stays text.
    if (!Number.isFinite(value) || /^\d{16,}$/.test(text)) return text;
    return formats[style]?.(value) ?? value;
  }

  scanXml(xml, {
    open(tagName, attributes) {
      const tag = localName(tagName);
      isSheet ??= tag === 'worksheet';
      taking = undefined;
      if (tag === 'row') {
        const values = attributes();
        row = Number(values.get('r')) || row + 1;
        column = -1;
        grid.row(row, isTrue(values.get('hidden')) || Number(values.get('ht') ?? 1) === 0);
        if (values.has('hidden') && !isTrue(values.get('hidden'))) height.hasVisible = true;
        if (!values.has('hidden')) height.left.push(row);
      } else if (tag === 'c') {
        const values = attributes();
        column = placeOf(values.get('r'))?.column ?? column + 1;
        type = values.get('t') ?? 'n';
        style = Number(values.get('s') ?? 0);
        text = '';
        formula = undefined;
      } else if (tag === 'f') {
        formula = '';
        taking = 'formula';
      } else if (tag === 'rPh') phonetic += 1;
      else if (tag === 'v' || (tag === 't' && phonetic === 0)) taking = 'value';
      else if (tag === 'col') {
        const values = attributes();
        if (isTrue(values.get('hidden')) || Number(values.get('width') ?? 1) === 0)
          grid.hideColumns(Number(values.get('min')) - 1, Number(values.get('max')) - 1);
      } else if (tag === 'sheetFormatPr') height.isZero = isTrue(attributes().get('zeroHeight'));
      else if (tag === 'mergeCell') {
        const [from, to] = (attributes().get('ref') ?? '').split(':').map(placeOf);
        if (from && to) grid.merge({ ...from, height: to.row - from.row + 1 });
      }
    },
    close(tagName) {
      const tag = localName(tagName);
      taking = undefined;
      if (tag === 'c') grid.put(column, cell());
      if (tag === 'rPh') phonetic -= 1;
    },
    text(more) {
      if (taking === 'value') text += more;
      if (taking === 'formula') formula += more;
    },
  });
  // Excel marks each hidden row; other programs rely on the default and mark the visible rows.
  if (height.isZero && height.hasVisible) for (const one of height.left) grid.hideRow(one);
  return isSheet ? grid.sheet() : undefined;
}
