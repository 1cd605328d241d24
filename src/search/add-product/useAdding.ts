/** Decides how chosen products are added: one after the other, the page reloaded when the last has been. */
import { useEffect, useRef, useState } from 'react';
import { reloadPage } from '../../page/reload';
import { tabTexts } from '../../page/storage';
import { useAnnounce } from '../../ui/LiveRegion';
import { plainText } from '../../ui/safe-html';
import type { SuggestedProduct } from '../schema';
import { boxText } from '../text';

const RETURNING = 'shop-add-product.returning';
const SECONDS = 30;

/** The page is loaded anew for the product that was added; whoever is typing lines into an order goes on where they were. */
export function reloadAndReturn(): void {
  tabTexts.set(RETURNING, '1', SECONDS);
  reloadPage();
}

/** Whether this page came back from such a reload; true once. */
export function isReturning(): boolean {
  const returning = tabTexts.get(RETURNING) !== undefined;
  tabTexts.remove(RETURNING);
  return returning;
}

/**
 * `post` fails with an exception: that is logged, and `onFailed` may give the typed text back (spec section 8). `mayReload`
 * asks the page, which may have something better to do.
 */
export function useAdding(setup: {
  post: (product: SuggestedProduct) => Promise<unknown>;
  mayReload: (product: SuggestedProduct) => boolean;
  onFailed: (product: SuggestedProduct) => void;
}): { says: string; add: (product: SuggestedProduct) => void } {
  const [says, setSays] = useState('');
  const announce = useAnnounce();
  const newest = useRef(setup);
  useEffect(() => {
    newest.current = setup;
  });
  const chain = useRef({ last: Promise.resolve(), waiting: 0, reloads: false });

  const [add] = useState(() => (product: SuggestedProduct) => {
    const line = chain.current;
    const title = plainText(product.title);
    line.waiting += 1;
    line.last = line.last.then(async () => {
      setSays(boxText.adding(title));
      try {
        await newest.current.post(product);
        setSays(boxText.added(title));
        announce(boxText.added(title));
        if (newest.current.mayReload(product)) line.reloads = true;
      } catch (error) {
        console.warn('shop-elements: a product could not be added', error);
        setSays('');
        newest.current.onFailed(product);
      }
      line.waiting -= 1;
      if (line.waiting === 0 && line.reloads) reloadAndReturn();
    });
  });
  return { says, add };
}
