/** Reads the sheets of an "XML Spreadsheet 2003", which shops and accounting programs export as .xls. */
import type { Cell, Sheet } from '../sheet';
import { filledSheets, gridOf, type Grid } from './grid';
import { patternFormat, type NumberFormat } from './number-format';
import { localName, scanXml } from './xml';

export const SPREADSHEET_XML = 'urn:schemas-microsoft-com:office:spreadsheet';

/** Throws a FileError if there is no sheet. */
export function readSpreadsheetXml(xml: string): readonly Sheet[] {
  const sheets: Sheet[] = [];
  const formats = new Map<string, NumberFormat | undefined>();
  let style = '';
  let grid: Grid | undefined;
  let isShown = true;
  let row = 0;
  let column = 0;
  let cell = { style: '', isFormula: false, across: 0, type: '', hasData: false };
  let text = '';
  let within = '';

  function read(): Cell {
    if (cell.isFormula && !cell.hasData) return '=';
    if (cell.type === 'DateTime') return text.slice(0, 10);
    const value = Number(text);
    if (cell.type !== 'Number' || text === '' || !Number.isFinite(value)) return text.trim();
    return formats.get(cell.style)?.(value) ?? value;
  }

  scanXml(xml, {
    open(name, attributes) {
      const tag = localName(name);
      const all = new Map([...attributes()].map(([key, value]) => [localName(key), value]));
      const index = Number(all.get('Index')) || undefined;
      const isHidden = all.get('Hidden') === '1' || Number(all.get('Height') ?? all.get('Width') ?? 1) === 0;
      if (tag === 'Style') style = all.get('ID') ?? '';
      else if (tag === 'NumberFormat') formats.set(style, patternFormat(all.get('Format') ?? ''));
      else if (tag === 'Worksheet') {
        grid = gridOf(all.get('Name') ?? '');
        [isShown, row, column] = [true, 0, 0];
      } else if (tag === 'Column') {
        const first = index ?? column + 1;
        column = first + Number(all.get('Span') ?? 0);
        if (isHidden) grid?.hideColumns(first - 1, column - 1);
      } else if (tag === 'Row') {
        row = index ?? row + 1;
        column = 0;
        grid?.row(row, isHidden);
        // Rows in a span are empty.
        row += Number(all.get('Span') ?? 0);
      } else if (tag === 'Cell') {
        column = index ?? column + 1;
        const height = Number(all.get('MergeDown') ?? 0) + 1;
        grid?.merge({ row, column: column - 1, height });
        const across = Number(all.get('MergeAcross') ?? 0);
        cell = { style: all.get('StyleID') ?? '', isFormula: all.has('Formula'), across, type: '', hasData: false };
        text = '';
      } else if (tag === 'Data' && within !== 'Comment') {
        cell.type = all.get('Type') ?? 'String';
        cell.hasData = true;
        within = 'Data';
      } else if (tag === 'Comment' || tag === 'Visible') within = tag;
    },
    close(name) {
      const tag = localName(name);
      if (tag === within) within = '';
      if (tag === 'Cell') {
        grid?.put(column - 1, read());
        column += cell.across;
      } else if (tag === 'Worksheet' && grid !== undefined) {
        if (isShown) sheets.push(grid.sheet());
        grid = undefined;
      }
    },
    text(more) {
      if (within === 'Data') text += more;
      if (within === 'Visible' && more.includes('Hidden')) isShown = false;
    },
  });
  return filledSheets(sheets);
}
