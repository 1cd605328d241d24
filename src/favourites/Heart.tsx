/** The view of `<shop-favourite>` after its first touch: heart, saving state, error. */
import { useState } from 'react';
import { useStore } from 'zustand';
import type { shopFavourite } from '../../elements/shop-favourite';
import type { PropsOf } from '../element/declare';
import { useHost } from '../element/useHost';
import { failureOf } from '../http/failure';
import { failureText } from '../http/text';
import { beside } from '../page/beside';
import { pushEvent } from '../page/data-layer';
import { favouriteNow, onFavourites } from './state';
import { toggleFavourite } from './toggle';
import { shopStore } from '../store/store';
import { LiveRegion, useAnnounce } from '../ui/LiveRegion';
import heart from './heart.css?inline';
import { HEART, heartClass, heartLabel } from './heart';
import { addedToWishlist } from './data-layer/events';
import { followFavourites } from './first-screen';
import { text } from './text';

export const styles = [heart];

followFavourites({ favouriteNow, onFavourites });

type Props = PropsOf<typeof shopFavourite>;

export default function Heart(props: Props) {
  return (
    <LiveRegion>
      <HeartButton {...props} />
    </LiveRegion>
  );
}

function HeartButton({ productId = '', active, productName, price, currency, addUrl, removeUrl }: Props) {
  const { emit } = useHost<typeof shopFavourite>('shop-favourite');
  const announce = useAnnounce();
  const [failure, setFailure] = useState<string>();
  const isActive = useStore(shopStore, () => favouriteNow(productId, active).active);
  const isSaving = useStore(shopStore, () => favouriteNow(productId, active).saving);
  const label = heartLabel(isActive, productName);

  const press = async () => {
    // The console has already reported the missing id.
    if (productId === '') return;
    setFailure(undefined);
    const before = favouriteNow(productId, active);
    // A press during saving only changes the target state: the first press reports the result.
    const isFirst = !before.saving;
    try {
      await toggleFavourite({ id: productId, active, addUrl, removeUrl });
      const now = favouriteNow(productId, active).active;
      if (!isFirst || now === before.active) return;
      announce(now ? text.added : text.removed);
      emit('shop-favourite-changed', { productId, active: now });
      if (now) pushEvent(addedToWishlist({ productId, productName, price, currency }));
    } catch (error) {
      const reason = failureOf(error);
      if (!isFirst || reason.code === 'leaving') return;
      const message = `${reason.isUnknown ? '' : text.failed} ${failureText(reason)}`.trim();
      setFailure(message);
      announce(message);
      emit('shop-error', { code: reason.code, message, retryable: reason.retryable });
    }
  };

  return (
    <>
      <button
        type="button"
        className={heartClass(isActive)}
        part="button"
        // The title is the accessible name too: next to an `aria-label` it would be announced twice, as the description.
        title={label}
        aria-busy={isSaving || undefined}
        onClick={() => void press()}
        onBlur={() => setFailure(undefined)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={HEART} />
        </svg>
      </button>
      {failure !== undefined && (
        <p
          ref={(bubble) => beside(bubble, bubble?.previousElementSibling)}
          popover="manual"
          className="heart__message"
          part="error"
        >
          {failure}
        </p>
      )}
    </>
  );
}
