/** Reads the tables of an HTML page, which shops and SAP export as .xls. Runs and loads nothing in it. */
import { decodeEntities } from '../../ui/entities';
import { foreign } from '../entry';
import type { Cell, Sheet } from '../sheet';
import { spend } from './budget';
import { gridOf, MAX_COLUMNS } from './grid';

/** Comments, content of scripts and styles, and tags; everything else is text. */
const MARKUP = /<!--[^]*?(?:-->|$)|<(script|style|title)\b[^]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][\w:]*)([^<>]*)>/gi;

const attributeOf = (inner: string, name: string): string | undefined => {
  const [, ...values] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(inner) ?? [];
  return values.find((value) => value !== undefined);
};
const spanOf = (inner: string, name: string): number =>
  Math.min(Math.max(Number.parseInt(attributeOf(inner, name) ?? '1', 10) || 1, 1), 1000);
const isHidden = (inner: string): boolean =>
  /display\s*:\s*none|visibility\s*:\s*collapse/i.test(attributeOf(inner, 'style') ?? '') ||
  /\shidden(\s|=|$)/i.test(inner);

/** Excel writes the exact number as `x:num`; a text with leading zeros is a code. */
function cellOf(text: string, exact: string | undefined): Cell {
  const displayed = decodeEntities(text).replace(/\s+/g, ' ').trim();
  const number = exact?.trim() ? Number(exact) : NaN;
  return Number.isFinite(number) && !/^0\d/.test(displayed) ? number : displayed;
}

/** All tables below each other, like a spreadsheet. Throws a FileError if there is none. */
export function readHtmlTables(html: string): Sheet {
  const grid = gridOf('');
  let row = 0;
  let column = 0;
  let open:
    | { text: string; readonly exact: string | undefined; readonly isShown: boolean; readonly width: number }
    | undefined;
  /** By column: the first row that no cell above covers. */
  let taken: number[] = [];
  function endCell(): void {
    if (open === undefined) return;
    if (open.isShown) grid.put(column, cellOf(open.text, open.exact));
    column += open.width;
    open = undefined;
  }
  function beginRow(inner: string): void {
    row += 1;
    column = 0;
    grid.row(row, isHidden(inner));
  }
  function beginCell(inner: string): void {
    if (row === 0) beginRow('');
    while ((taken[column] ?? 0) > row) column += 1;
    const [width, height] = [spanOf(inner, 'colspan'), spanOf(inner, 'rowspan')];
    for (let at = column; at < Math.min(column + width, MAX_COLUMNS); at += 1) taken[at] = row + height;
    grid.merge({ row, column, height });
    open = { text: '', exact: attributeOf(inner, 'x:num'), isShown: !isHidden(inner), width };
  }
  let from = 0;
  for (const match of html.matchAll(MARKUP)) {
    const [all, , closing, tagName = '', inner = ''] = match;
    spend();
    if (open) open.text += html.slice(from, match.index);
    from = match.index + all.length;
    const tag = tagName.toLowerCase();
    if (/^(table|tr|td|th)$/.test(tag)) endCell();
    else if (open && /^(br|p|div|li)$/.test(tag)) open.text += ' ';
    if (tag === 'table') taken = [];
    if (tag === 'tr' && !closing) beginRow(inner);
    if ((tag === 'td' || tag === 'th') && !closing) beginCell(inner);
  }
  endCell();
  if (row === 0) throw foreign('html');
  return grid.sheet();
}
