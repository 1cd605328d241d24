/** The view of `<shop-quick-order>`: a list of rows for the cart, and all ways to add rows. */
import { useCallback, useEffect, useState } from 'react';
import type { shopQuickOrder } from '../../elements/shop-quick-order';
import type { PropsOf } from '../element/declare';
import { useHost } from '../element/useHost';
import { Button } from '../ui/Button';
import { Plus } from '../ui/icons';
import { LiveRegion, useAnnounce } from '../ui/LiveRegion';
import { MAX_ENTRIES } from '../lookup/entry';
import { finder } from './find';
import { Foot } from './Foot';
import { useRowList } from './useRowList';
import { csvRows, entriesOf } from './export-rows';
import { Head, moneyOf } from './Head';
import { RowLine } from './RowLine';
import type { Row } from './rows';
import { StatusNotices } from './StatusNotices';
import { hintOf, quickText } from './text';
import { Tools } from './Tools';
import { sentencesOf, useAddRows } from './useAddRows';
import { useFiles } from './useFiles';
import { useSources } from './useSources';
import { usePaste } from './usePaste';
import { useRenderedCount } from './useRenderedCount';
import { useWedge } from './useWedge';
import { orderedOf, verdictOf } from './verdict';

export { quickStyles as styles } from './styles';

type Props = PropsOf<typeof shopQuickOrder>;

export default function QuickOrder(props: Props) {
  return (
    <LiveRegion>
      {/* Another account begins with its own list. */}
      <Order key={props.account} {...props} />
    </LiveRegion>
  );
}

function Order({ lookupUrl, suggestUrl, addUrl, cartUrl, listsUrl, sellerNip, currency, account }: Props) {
  const { element, emit, root } = useHost<typeof shopQuickOrder>('shop-quick-order');
  const announce = useAnnounce();
  const [undo, setUndo] = useState<readonly Row[]>();
  const [rowList, list] = useRowList(account, {
    find: finder(lookupUrl, suggestUrl),
    onSettled() {
      const filled = rowList.filled();
      const ready = filled.filter((row) => orderedOf(verdictOf(row)) !== undefined).length;
      const left = filled.length - ready;
      emit('shop-rows-looked-up', { found: ready, left });
      announce([quickText.ready(ready), left > 0 && quickText.toMend(left)].filter(Boolean).join(', '));
    },
  });
  const adding = useAddRows(rowList, addUrl ?? cartUrl);
  const { outcome } = adding;
  const reading = useSources(rowList, () => {
    adding.forget();
    setUndo(undefined);
  });
  const { sources, notes } = reading;
  useEffect(() => {
    if (outcome === undefined) return;
    // Changing a column must not restore rows that are in the cart.
    sources.begin();
    announce(sentencesOf(outcome).flat().filter(Boolean).join(' '));
  }, [outcome, sources, announce]);
  const showRow = (key: number | undefined) =>
    root.querySelector(`[data-key="${key}"]`)?.scrollIntoView({ block: 'center' });
  const files = useFiles({
    ownNip: sellerNip,
    onBegin: reading.begin,
    onRead(name, read) {
      const before = rowList.filled().length;
      // New rows are below the older ones, perhaps out of view.
      if (reading.add(name, read) && before > 0) setTimeout(() => showRow(rowList.filled()[before]?.key));
    },
    onFault: reading.report,
  });
  const focusRow = useCallback(
    (key: number | undefined, part = 'code') =>
      root.querySelector<HTMLElement>(`[data-key="${key}"] [part~="${part}"]`)?.focus(),
    [root],
  );
  const onDone = useCallback(
    (key: number) => {
      const { rows } = rowList.get();
      const next = rows[rows.findIndex((row) => row.key === key) + 1];
      // The next row may not be rendered yet.
      setTimeout(() => focusRow(next?.key));
    },
    [rowList, focusRow],
  );
  const scan = (code: string) => {
    rowList.scan(code);
    announce(quickText.scanned(code));
  };
  useWedge(element, (code, field) => {
    // Removes the scanner's text from the row's field.
    const key = Number(field?.closest<HTMLElement>('[data-key]')?.dataset['key']);
    if (field?.part.contains('code')) {
      const before = field.value.endsWith(code) ? field.value.slice(0, -code.length) : field.value;
      rowList.type(key, before);
      if (before.trim() !== '') rowList.enter(key);
    }
    scan(code);
    if (field?.part.contains('code')) setTimeout(() => focusRow(rowList.get().rows.at(-1)?.key));
  });
  const onPaste = usePaste({
    onFiles: (copied) => void files.read(copied),
    onRows(read, field) {
      const before = rowList.filled().length;
      reading.begin();
      const isTaken = reading.add(undefined, read);
      // The first pasted row has replaced the focused empty row.
      if (field && isTaken) setTimeout(() => field.isConnected || focusRow(rowList.filled()[before]?.key));
    },
  });
  const clear = () => {
    adding.forget();
    setUndo(rowList.clear());
    sources.clear({ status: 'success', sentences: [quickText.cleared] });
    focusRow(rowList.get().rows[0]?.key);
  };

  const rendered = useRenderedCount(list.rows.length);
  const filled = rowList.filled();
  const money = moneyOf(filled);
  return (
    <section className="quick" aria-label={quickText.title} onPaste={onPaste} {...files.dropTarget}>
      <p className="quick__hint muted only-screen">{hintOf(matchMedia('(pointer: coarse)').matches)}</p>
      <Tools
        entries={entriesOf(filled)}
        csv={() => csvRows(rowList.filled())}
        listsUrl={listsUrl}
        isReading={files.isReading}
        onFiles={(chosen) => void files.read(chosen)}
        onScan={scan}
        onOpen={(entries, name) => {
          reading.begin();
          reading.add(name, { entries, leftOut: [] });
        }}
        onClear={clear}
      />
      <StatusNotices
        onStop={files.isReading ? files.stop : undefined}
        notes={notes}
        sources={sources}
        outcome={outcome}
        cartUrl={cartUrl}
        onUndo={
          undo &&
          (() => {
            rowList.restore(undo);
            setUndo(undefined);
            sources.clear();
          })
        }
      />
      <div className="rows" role="table" part="rows" aria-rowcount={list.rows.length + 1}>
        <Head money={money} />
        {list.rows.slice(0, rendered).map((row, index) => (
          <RowLine
            key={row.key}
            row={row}
            number={index + 1}
            rowList={rowList}
            money={money}
            currency={currency}
            onDone={onDone}
          />
        ))}
      </div>
      {list.rows.length < MAX_ENTRIES && (
        <div className="quick__more only-screen">
          <Button size="small" variant="quiet" icon={<Plus size={16} />} onClick={rowList.more}>
            {quickText.more}
          </Button>
        </div>
      )}
      <Foot
        list={list}
        rowList={rowList}
        money={money}
        currency={currency}
        isAdding={adding.isAdding}
        onAdd={() => void adding.add()}
        onShow={({ key, isAmount }) => {
          focusRow(key, isAmount ? 'quantity-input' : 'code');
          showRow(key);
        }}
      />
      {files.isDragOver && (
        <div className="quick__drop" part="drop">
          {quickText.drop}
        </div>
      )}
    </section>
  );
}
