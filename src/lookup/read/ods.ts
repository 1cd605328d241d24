/** Reads the sheets of an OpenDocument spreadsheet, from a zip (.ods) or one XML file (.fods). */
import type { Cell, Sheet } from '../sheet';
import { filledSheets, gridOf, MAX_COLUMNS, type Grid } from './grid';
import { localName, scanXml } from './xml';

/** Maximum repeats of a row with content; empty rows repeat to the sheet's end. */
const MAX_REPEATS = 1000;

interface Taken {
  readonly kind: string;
  readonly value: string;
  readonly isFormula: boolean;
  readonly repeats: number;
  readonly height: number;
}

/** The number, unless the sheet displays it as a code with leading zeros. */
function cellOf({ kind, value, isFormula }: Taken, displayed: string): Cell {
  if (kind === '' && isFormula && displayed === '') return '=';
  if (!['float', 'currency', 'percentage'].includes(kind) || value === '')
    return value && displayed === '' ? value : displayed;
  const isCode = /^0\d/.test(displayed.replace(/\D/g, '')) && /^\d+$/.test(value);
  const number = Number(value);
  return isCode || !Number.isFinite(number) || /^\d{16,}$/.test(value) ? displayed || value : number;
}

/** Throws a FileError if there is no sheet. */
export function readOds(xml: string): readonly Sheet[] {
  const sheets: Sheet[] = [];
  const hidden = new Set<string>();
  let style = '';
  let grid: Grid | undefined;
  let isHidden = false;
  let row = 0;
  let repeats = 1;
  let column = 0;
  let cells: { readonly column: number; readonly cell: Cell; readonly height: number }[] = [];
  let taken: Taken | undefined;
  let displayed = '';
  /** Depth in comments and recorded changes, whose text belongs to no cell. */
  let ignoredDepth = 0;

  function endRow(isRowHidden: boolean): void {
    for (let more = 0; more < (cells.length === 0 ? 1 : Math.min(repeats, MAX_REPEATS)); more += 1) {
      grid?.row(row + more, isRowHidden);
      for (const one of cells) {
        grid?.put(one.column, one.cell);
        grid?.merge({ row: row + more, column: one.column, height: one.height });
      }
    }
    row += repeats;
  }

  let isRowHidden = false;
  scanXml(xml, {
    open(name, attributes) {
      const tag = localName(name);
      const all = new Map([...attributes()].map(([key, value]) => [localName(key), value]));
      const repeated = (of: string) => Number(all.get(`number-${of}-repeated`) ?? 1) || 1;
      const isCollapsed = ['collapse', 'filter'].includes(all.get('visibility') ?? '');
      if (tag === 'annotation' || tag === 'tracked-changes') ignoredDepth += 1;
      else if (ignoredDepth > 0) return;
      else if (tag === 'style') style = all.get('name') ?? '';
      else if (tag === 'table-properties' && all.get('display') === 'false') hidden.add(style);
      else if (tag === 'table') {
        isHidden = hidden.has(all.get('style-name') ?? '');
        grid = gridOf(all.get('name') ?? '');
        row = 0;
        column = 0;
      } else if (tag === 'table-column') {
        const many = repeated('columns');
        if (isCollapsed) grid?.hideColumns(column, column + many - 1);
        column += many;
      } else if (tag === 'table-row') {
        [repeats, isRowHidden, column, cells] = [repeated('rows'), isCollapsed, 0, []];
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        // `calcext:value-type` marks errors, which otherwise look like numbers.
        const types = [...attributes()].filter(([key]) => localName(key) === 'value-type').map(([, value]) => value);
        taken = {
          kind: types.includes('error') ? 'error' : (types[0] ?? ''),
          value: all.get('value') ?? all.get('date-value') ?? all.get('boolean-value') ?? '',
          isFormula: all.has('formula'),
          repeats: repeated('columns'),
          height: Number(all.get('number-rows-spanned') ?? 1),
        };
        displayed = '';
      } else if (tag === 'p' && displayed !== '') displayed += ' ';
      else if (tag === 's') displayed += ' '.repeat(Math.min(Number(all.get('c') ?? 1), 99));
      else if (tag === 'tab' || tag === 'line-break') displayed += ' ';
    },
    close(name) {
      const tag = localName(name);
      if (tag === 'annotation' || tag === 'tracked-changes') ignoredDepth -= 1;
      else if (ignoredDepth > 0) return;
      else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        const cell = taken && tag === 'table-cell' ? cellOf(taken, displayed.trim()) : '';
        const many = taken?.repeats ?? 1;
        if (cell !== '')
          for (let more = 0; more < Math.min(many, MAX_COLUMNS - column); more += 1)
            cells.push({ column: column + more, cell, height: taken?.height ?? 1 });
        column += many;
        taken = undefined;
      } else if (tag === 'table-row') endRow(isRowHidden);
      else if (tag === 'table' && grid !== undefined) {
        if (!isHidden) sheets.push(grid.sheet());
        grid = undefined;
      }
    },
    text: (more) => void (taken !== undefined && ignoredDepth === 0 && (displayed += more)),
  });
  return filledSheets(sheets);
}
