/** The preview of a file or a pasted table: first rows, column meanings, sheet, and first row with goods. */
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { isModified } from '../../ui/modifiers';
import { formatNumber } from '../../ui/money';
import { Notice } from '../../ui/Notice';
import { readLayout, readSheets } from '../../lookup/read/table';
import type { Layout, Sheet } from '../../lookup/sheet';
import type { Source, Sources } from '../sources';
import { Dropped } from '../summary/Dropped';
import { readingText } from '../summary/text';
import { fullLine, leftOutLine, nameOf, spokenOf } from '../summary/sentences';
import { firstRows, sheetOf } from '../summary/columns';
import { Pick } from './Pick';
import { PreviewTable } from './PreviewTable';

const words = readingText.preview;

export interface PreviewProps {
  readonly source: Source;
  readonly sources: Sources;
}

/** Guesses the layout of another sheet as if it were the only one. */
const layoutOf = (sheets: readonly Sheet[], sheet: number): Layout => {
  const guess = readSheets(sheets.slice(sheet, sheet + 1)).table?.layout;
  return { first: 0, columns: [], ...guess, sheet };
};

/** The sentences on the result of the current layout. The first quotes the first row, so that a price read as a quantity is noticed. */
function resultOf({ read: { entries, leftOut }, full = 0 }: Source): readonly string[] {
  const [first] = entries;
  const amount = first && [first.quantity ? formatNumber(first.quantity) : first.wrong, first.unit].filter(Boolean);
  const parts = first && [
    first.code ?? first.gtin,
    first.name,
    amount?.[0] ? words.amount(amount.join('\u00A0')) : words.noAmount,
  ];
  return [
    words.result(entries.length - full),
    parts && words.firstIs(parts.filter(Boolean).join(' · ')),
    leftOutLine(leftOut),
    ...fullLine(full + (leftOut.find(({ reason }) => reason === 'full')?.count ?? 0)),
  ].filter((one) => one !== undefined);
}

export default function Preview({ source, sources }: PreviewProps) {
  const id = useId();
  const announce = useAnnounce();
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const sentences = resultOf(source);
  const result = spokenOf(sentences);
  useEffect(() => title.current?.focus(), [source.id]);
  useEffect(() => {
    if (!isFirst.current) announce(result);
    isFirst.current = false;
  }, [result, announce]);

  const { table, entries } = source.read;
  const sheet = table && sheetOf(table);
  if (table === undefined || sheet === undefined) return null;
  const { sheets, layout } = table;
  const change = (next: Layout) => sources.change(readLayout(sheets, next));
  const name = nameOf(source);
  const isTaken = source.full !== undefined;
  const isEmpty = entries.length === 0;
  return (
    <section
      className="preview only-screen"
      part="preview"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isModified(event)) return;
        event.preventDefault();
        sources.cancel();
      }}
    >
      <div className="preview__head">
        <h2 className="preview__title" id={id} ref={title} tabIndex={-1}>
          {name === undefined ? words.titlePasted : words.title(name)}
        </h2>
        {isTaken ? (
          <p className="muted">{words.about}</p>
        ) : (
          <Notice status="warning" variant="inline" messages={[words.ask]} />
        )}
      </div>
      <div className="preview__where">
        {sheets.length > 1 && (
          <Pick
            label={words.sheet}
            value={layout.sheet}
            options={sheets.map((one, at) => [at, one.name])}
            onChange={(at) => change(layoutOf(sheets, at))}
          />
        )}
        <Pick
          label={words.first}
          value={layout.first}
          options={firstRows(sheet, layout).map(({ at, text }) => [at, words.firstRow(at + 1, text)])}
          onChange={(first) => change({ ...layout, first })}
        />
      </div>
      <PreviewTable sheet={sheet} layout={layout} onChange={change} />
      <div className="preview__foot">
        <div className="preview__result">
          {sentences.map((one, index) => (
            <p key={index}>{one}</p>
          ))}
          <Dropped source={source} sources={sources} />
        </div>
        <div className="preview__go">
          <Button onClick={sources.cancel}>{words.cancel}</Button>
          <Button
            variant={isTaken ? 'secondary' : 'primary'}
            blocked={isEmpty ? [words.none] : []}
            onClick={sources.accept}
          >
            {isTaken ? words.done : isEmpty ? words.takeNone : words.take(entries.length)}
          </Button>
        </div>
      </div>
    </section>
  );
}
