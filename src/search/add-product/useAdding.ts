/** Decides how products are added, chosen by hand or pasted: one after the other, the page reloaded once when the last has been. */
import { useRef, useState } from 'react';
import { tellCartNews } from '../../page/cart-news';
import { onPageHide } from '../../page/lifecycle';
import { reloadPage } from '../../page/reload';
import { tabTexts } from '../../page/storage';
import { useAnnounce } from '../../ui/LiveRegion';
import { plainText } from '../../ui/safe-html';
import type { SuggestedProduct, Suggestions } from '../schema';
import { boxText, pasteText } from '../text';
import { failureReason } from '../../http/failure-reason';
import { createLine } from './line';
import type { PastedRow } from './rows';
import { addedCount, usePaste } from './usePaste';
import { see } from '../../page/see';

const RETURNING = 'shop-add-product.returning';
const SECONDS = 30;

/** The page is loaded anew for the product that was added; whoever is typing lines into an order goes on where they were. */
function reloadAndReturn(typed: () => string): void {
  // At the last moment: the next line is typed while the page is still there.
  onPageHide(() => tabTexts.set(RETURNING, typed(), SECONDS));
  reloadPage();
}

/** What was being typed when the page was loaded anew; undefined where it was not, and the second time. */
export function returningText(): string | undefined {
  const text = tabTexts.get(RETURNING);
  tabTexts.remove(RETURNING);
  return text;
}

interface Setup {
  readonly find: (sku: string) => Promise<Suggestions>;
  /** Fails with an exception: by hand that is logged, and `onFailed` may give the typed text back (rule S7). */
  readonly post: (product: SuggestedProduct, quantity?: string) => Promise<unknown>;
  /** Asks the page, which may have something better to do. */
  readonly mayReload: (product: SuggestedProduct, quantity?: string) => boolean;
  readonly onFailed: (product: SuggestedProduct) => void;
  /** What stands in the field. */
  readonly typed: () => string;
}

/**
 *     pasted   A-1 find post .   B-2 find post
 *     by hand        .      post              .
 *     reload                                  once, when neither has anything left to do
 */
export function useAdding({ find, post, mayReload, onFailed, typed }: Setup) {
  const [says, setSays] = useState('');
  const announce = useAnnounce();
  const [line] = useState(createLine);
  const reloads = useRef(false);
  /** The same for the view. */
  const [refreshes, setRefreshes] = useState(false);

  const send = async (product: SuggestedProduct, quantity?: string) => {
    await post(product, quantity);
    // The page's document may be a cart.
    tellCartNews();
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
    // With pasted rows left the person has to see them first.
    if (!reloads.current || !line.isIdle() || table.hasLeft()) return;
    reloads.current = false;
    reloadAndReturn(typed);
  };

  const addOne = async (product: SuggestedProduct) => {
    const title = plainText(product.title);
    try {
      await line.post(() => {
        setSays(boxText.adding(title));
        return send(product);
      });
      setSays(boxText.added(title));
      announce(boxText.added(title));
    } catch (error) {
      console.warn('shop-elements: a product could not be added', error, see('no-answer'));
      setSays('');
      onFailed(product);
    }
  };
  return {
    says,
    add: (product: SuggestedProduct): void => void line.during(() => addOne(product)).then(rest),
    pasted: table.pasted,
    paste: (rows: readonly PastedRow[]): void => void line.during(() => table.run(rows)).then(rest),
    /** The pasted rows have been seen. */
    close() {
      table.close();
      rest();
    },
    /** Closing them loads the page anew. */
    refreshes,
  };
}
