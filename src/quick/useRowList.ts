/** Loads the list from a link or the tab, and stores the remaining rows when the page is left. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { takeFragment } from '../page/fragment';
import { onTypedPageHide } from '../page/typing';
import { tabTexts } from '../page/storage';
import type { RowListSetup, List } from './row-lookup';
import { createRowListStore } from './row-list';
import type { RowListStore } from './row-list';
import { entriesOf } from './export-rows';
import { FRAGMENT, rowsText, textRows, unpacked } from './share';

/** Key of the rows not yet added, stored for the tab. */
const STORAGE_KEY = 'shop-elements.quick-order';
const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve));

export function useRowList(setup: RowListSetup): readonly [RowListStore, List] {
  const [rowList] = useState(() => createRowListStore(yieldToPage));
  const list = useSyncExternalStore(rowList.subscribe, rowList.get);
  useEffect(() => rowList.use(setup));
  useEffect(() => {
    const shared = takeFragment(FRAGMENT);
    const stored = tabTexts.get(STORAGE_KEY);
    tabTexts.remove(STORAGE_KEY);
    if (stored !== undefined) rowList.put(textRows(stored));
    if (shared !== undefined) void unpacked(shared).then((entries) => rowList.put(entries));
    return onTypedPageHide(() => {
      const entries = entriesOf(rowList.filled());
      if (entries.length > 0) tabTexts.set(STORAGE_KEY, rowsText(entries));
    });
  }, [rowList]);
  return [rowList, list];
}
