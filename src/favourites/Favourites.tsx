/** The view of `<shop-favourites>`: removes items from the template's list once unmarked, and reloads an emptied page. */
import { useEffect } from 'react';
import type { shopFavourites } from '../../elements/shop-favourites';
import { useHost } from '../element/useHost';
import { reloadPage } from '../page/reload';
import { favouriteNow, onFavourites } from './state';
import { LiveRegion, useAnnounce } from '../ui/LiveRegion';
import spoken from './favourites.css?inline';
import { text } from './text';

export const styles = [spoken];

export default function Favourites() {
  return (
    <LiveRegion>
      <slot />
      <Removing />
    </LiveRegion>
  );
}

const itemsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-product-id]')];

function Removing() {
  const { element, emit } = useHost<typeof shopFavourites>('shop-favourites');
  const announce = useAnnounce();
  useEffect(() => {
    const look = () => {
      // Waits for the server, because after a refusal the item would have to be restored.
      const removedItems = itemsIn(element).filter((item) => {
        const { active, saving } = favouriteNow(item.dataset['productId'] ?? '', true);
        return !active && !saving;
      });
      if (removedItems.length === 0) return;
      for (const item of removedItems) remove(element, item);
      announce(text.removed);
      emit('shop-favourites-changed', { count: itemsIn(element).length });
      if (itemsIn(element).length === 0) reloadPage();
    };
    const stop = onFavourites(look);
    // Hearts and other tabs may have unmarked items before this view was ready.
    look();
    return stop;
  }, [element, emit, announce]);
  return null;
}

/** Moves the focus to the next item's heart, else to the list, so that reading continues there. */
function remove(element: HTMLElement, item: HTMLElement): void {
  // Not `:focus-within`, which Chromium loses for slotted content while the view renders.
  const hadFocus = item.contains((element.getRootNode() as Document | ShadowRoot).activeElement);
  const at = itemsIn(element).indexOf(item);
  item.remove();
  if (!hadFocus) return;
  const rest = itemsIn(element);
  const heart = (rest[at] ?? rest.at(-1))?.querySelector('shop-favourite')?.shadowRoot?.querySelector('button');
  if (!heart) element.tabIndex = -1;
  (heart ?? element).focus();
}
