/** Decides how the list is loaded and stored: rows from a link or the tab are restored, the remaining ones stored when the page is left. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { takeFragment } from '../page/fragment';
import { onPageHide } from '../page/lifecycle';
import { tabTexts } from '../page/storage';
import type { DeskSetup, List } from './asking';
import { createDesk } from './desk';
import type { Desk } from './desk';
import { entriesOf } from './keeping';
import { FRAGMENT, rowsText, textRows, unpacked } from './share';

/** The tab keeps rows not yet added while the person visits other pages. */
const KEPT = 'shop-elements.quick-order';
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

export function useDesk(setup: DeskSetup): readonly [Desk, List] {
  const [desk] = useState(() => createDesk(breathe));
  const list = useSyncExternalStore(desk.subscribe, desk.get);
  useEffect(() => desk.use(setup));
  useEffect(() => {
    const shared = takeFragment(FRAGMENT);
    const kept = tabTexts.get(KEPT);
    tabTexts.remove(KEPT);
    if (kept !== undefined) desk.put(textRows(kept));
    if (shared !== undefined) void unpacked(shared).then((entries) => desk.put(entries));
    return onPageHide(() => {
      const entries = entriesOf(desk.filled());
      if (entries.length > 0) tabTexts.set(KEPT, rowsText(entries));
    });
  }, [desk]);
  return [desk, list];
}
