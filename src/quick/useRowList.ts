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

/** `account`: a list is kept for the account that made it; a guest's goes along when the guest logs in. */
export function useRowList(account: string | undefined, setup: RowListSetup): readonly [RowListStore, List] {
  const [rowList] = useState(() => createRowListStore(yieldToPage));
  const list = useSyncExternalStore(rowList.subscribe, rowList.get);
  useEffect(() => rowList.use(setup));
  useEffect(() => {
    const shared = takeFragment(FRAGMENT);
    const own = account ? `${STORAGE_KEY}.${account}` : STORAGE_KEY;
    const key = tabTexts.get(own) === undefined ? STORAGE_KEY : own;
    const stored = tabTexts.get(key);
    tabTexts.remove(key);
    if (stored !== undefined) rowList.put(textRows(stored));
    if (shared !== undefined) void unpacked(shared).then((entries) => rowList.put(entries));
    return onTypedPageHide(() => {
      const entries = entriesOf(rowList.filled());
      if (entries.length > 0) tabTexts.set(own, rowsText(entries));
    });
  }, [rowList, account]);
  return [rowList, list];
}
