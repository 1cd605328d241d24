/** The first rows of a table, with a select for each column's meaning above them. */
import type { Column, Layout, Sheet } from '../../lookup/sheet';
import { readingText } from '../summary/text';
import { exampleOf, letterOf, sampleOf, usedColumns } from '../summary/columns';
import { Pick } from './Pick';

const words = readingText.preview;
const { meanings } = readingText.columns;
const NOTHING = '';

const OPTIONS: readonly (readonly [Column | typeof NOTHING, string])[] = [
  ['code', meanings.code],
  ['gtin', meanings.gtin],
  ['name', meanings.name],
  ['quantity', meanings.quantity],
  ['unit', meanings.unit],
  [NOTHING, words.skip],
];

interface TableProps {
  readonly sheet: Sheet;
  readonly layout: Layout;
  readonly onChange: (layout: Layout) => void;
}

/** Assigns a meaning to a column and removes it from the column that had it. */
function withMeaning(layout: Layout, column: number, meaning: Column | undefined): Layout {
  const width = Math.max(layout.columns.length, column + 1);
  const columns = [...Array(width).keys()].map((at) => {
    if (at === column) return meaning;
    const one = layout.columns[at];
    return one === meaning ? undefined : one;
  });
  return { ...layout, columns };
}

export function PreviewTable({ sheet, layout, onChange }: TableProps) {
  const columns = usedColumns(sheet, layout);
  const isUsed = (at: number) => layout.columns[at] !== undefined;
  return (
    // Focusable, because a scrolling region must be reachable by keyboard.
    <div className="preview__scroll" role="group" aria-label={words.table} tabIndex={0}>
      <table className="preview__table">
        <thead>
          <tr>
            <th scope="col" className="preview__number">
              <span className="only-spoken">{words.row}</span>
            </th>
            {columns.map((at) => {
              const example = exampleOf(sheet, layout, at);
              const letter = letterOf(at);
              return (
                <th key={at} scope="col" className={isUsed(at) ? 'preview__used' : undefined}>
                  <span className="preview__letter muted" aria-hidden="true">
                    {letter}
                  </span>
                  <Pick
                    isLabelHidden
                    label={example ? words.columnLike(letter, example) : words.column(letter)}
                    value={layout.columns[at] ?? NOTHING}
                    options={OPTIONS}
                    onChange={(meaning) => onChange(withMeaning(layout, at, meaning || undefined))}
                  />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sampleOf(sheet, layout).map(({ at, cells }) => (
            <tr key={at} className={at < layout.first ? 'preview__above' : undefined}>
              <th scope="row" className="preview__number number">
                {at + 1}
              </th>
              {columns.map((column) => (
                <td key={column} className={isUsed(column) && at >= layout.first ? 'preview__used' : undefined}>
                  <span className="preview__cell">{cells[column]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
