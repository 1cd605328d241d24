/** Adds chosen and pasted products one at a time, and reloads the page once after the last. */
import { useRef, useState } from 'react';
import { broadcastCartChange } from '../../page/cart-changes';
import { onPageHide } from '../../page/lifecycle';
import { reloadPage } from '../../page/reload';
import { tabTexts } from '../../page/storage';
import { useAnnounce } from '../../ui/LiveRegion';
import { plainText } from '../../ui/safe-html';
import type { SuggestedProduct, Suggestions } from '../schema';
import { boxText } from '../text';
import { pasteText } from './text';
import { failureReason } from '../../http/failure-reason';
import { createLine } from './line';
import { readRows } from './rows';
import { addedCount, usePaste } from './usePaste';
import { logRefusal } from '../log-refusal';

const RETURNING = 'shop-add-product.returning';
const SECONDS = 30;

/** Reloads the page to show the added product, and stores the typed text for after the reload. */
function reloadAndReturn(typed: () => string): void {
  // Stores as late as possible, because the person may continue to type.
  onPageHide(() => tabTexts.set(RETURNING, typed(), SECONDS));
  reloadPage();
}

/** The text typed before the reload. Undefined without a reload, and from the second call on. */
export function returningText(): string | undefined {
  const text = tabTexts.get(RETURNING);
  tabTexts.remove(RETURNING);
  return text;
}

interface Setup {
  readonly find: (sku: string) => Promise<Suggestions>;
  /** Rejects on failure; for a chosen product `onFailed` may then restore the typed text (rule S7). */
  readonly post: (product: SuggestedProduct, quantity?: string) => Promise<unknown>;
  /** Dispatches an event by which the page may prevent the reload. */
  readonly mayReload: (product: SuggestedProduct, quantity?: string) => boolean;
  readonly onFailed: (product: SuggestedProduct) => void;
  /** A pasted text without rows, which belongs in the field. */
  readonly onUnread: (text: string) => void;
  /** The field's current text. */
  readonly typed: () => string;
}

/**
 *     pasted   A-1 find post .   B-2 find post
 *     by hand        .      post              .
 *     reload                                  once, when both have finished
 */
export function useAdding({ find, post, mayReload, onFailed, onUnread, typed }: Setup) {
  const [status, setStatus] = useState('');
  const announce = useAnnounce();
  const [line] = useState(createLine);
  const reloads = useRef(false);
  /** `reloads` for the view. */
  const [refreshes, setRefreshes] = useState(false);

  const send = async (product: SuggestedProduct, quantity?: string) => {
    await post(product, quantity);
    // The product may have been added to a cart, so the page's other carts reload.
    broadcastCartChange();
    if (!mayReload(product, quantity)) return;
    reloads.current = true;
    setRefreshes(true);
  };
  const table = usePaste(
    {
      find,
      reason: failureReason,
      add: (product, quantity) => line.post(() => send(product, quantity)),
    },
    (pasted) => announce(pasteText.result(addedCount(pasted), pasted.rows.length)),
  );
  const rest = () => {
    // The person must see pasted rows that were not added before a reload.
    if (!reloads.current || !line.isIdle() || table.hasLeft()) return;
    reloads.current = false;
    reloadAndReturn(typed);
  };

  const addTable = async (text: string) => {
    const rows = await readRows(text);
    if (rows.length > 0) await table.run(rows);
    else onUnread(text);
  };
  const addOne = async (product: SuggestedProduct) => {
    const title = plainText(product.title);
    try {
      await line.post(() => {
        setStatus(boxText.adding(title));
        return send(product);
      });
      setStatus(boxText.added(title));
      announce(boxText.added(title));
    } catch (error) {
      setStatus('');
      onFailed(product);
      logRefusal(error);
    }
  };
  return {
    status,
    add: (product: SuggestedProduct): void => void line.during(() => addOne(product)).then(rest),
    pasted: table.pasted,
    paste: (text: string): void => void line.during(() => addTable(text)).then(rest),
    /** The person has seen the pasted rows. */
    close() {
      table.close();
      rest();
    },
    /** Closing the pasted rows reloads the page. */
    refreshes,
  };
}
