/** Decides what `<shop-favourites>` does with the template's list: an item that is no favourite any more goes, an emptied page is loaded anew. */
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
      // Not before the server has said so: a refused removal would have to bring the item back.
      const gone = itemsIn(element).filter((item) => {
        const { active, saving } = favouriteNow(item.dataset['productId'] ?? '', true);
        return !active && !saving;
      });
      if (gone.length === 0) return;
      for (const item of gone) remove(element, item);
      announce(text.removed);
      emit('shop-favourites-changed', { count: itemsIn(element).length });
      if (itemsIn(element).length === 0) reloadPage();
    };
    const stop = onFavourites(look);
    // Hearts do not wait for the list, nor do other tabs: what they unmarked before it came goes as well.
    look();
    return stop;
  }, [element, emit, announce]);
  return null;
}

/** The focus goes to the heart that takes the place of the removed one; without one, to the list, which is read from there. */
function remove(element: HTMLElement, item: HTMLElement): void {
  // Not `:focus-within`, which Chromium forgets of what is slotted while the view takes its place.
  const hadFocus = item.contains((element.getRootNode() as Document | ShadowRoot).activeElement);
  const at = itemsIn(element).indexOf(item);
  item.remove();
  if (!hadFocus) return;
  const rest = itemsIn(element);
  const heart = (rest[at] ?? rest.at(-1))?.querySelector('shop-favourite')?.shadowRoot?.querySelector('button');
  if (!heart) element.tabIndex = -1;
  (heart ?? element).focus();
}
