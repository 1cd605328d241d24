/** Decides the one primary action of a step: what blocks it stands below it, and a press leads there while it does; one that takes long is seen to. */
import { useState, type ReactNode } from 'react';
import { useHost } from '../../element/useHost';
import { UNSEEN_WAIT } from '../../page/clock';
import { Button, type ButtonProps } from '../../ui/Button';
import { useLasting } from '../../ui/useLasting';
import type { AddressBlocker, CartBlocker, SubmitBlocker } from '../rules';
import { text } from '../text';

type Blocker = CartBlocker | AddressBlocker | SubmitBlocker;

/** The loader of an order is shown for about 5 s (spec section 9); what takes longer says so. */
const LOADER_MS = 5000;

interface MainButtonProps extends Pick<ButtonProps, 'icon' | 'iconAfter' | 'busy' | 'part'> {
  children: ReactNode;
  blockers: readonly Blocker[];
  /** Said once it has taken long. */
  slow: string;
  /** Until it settles the button is busy. */
  onClick: () => Promise<unknown> | void;
}

/** What mends it, where that is on the same page; a card without choices has its sentence in place of them. */
const places: Partial<Record<Blocker, string>> = {
  no_payments: '[part~="payment"] [tabindex]',
  no_carrier: '[part~="delivery"] :is(input, [tabindex])',
  no_locker: '[part~="locker"] button',
  no_address: '[part~="delivery-address"] :is([name="saved-address"], button)',
  unpriced_transport: '.reviews button',
};

export function MainButton({ blockers, slow, busy = false, onClick, ...props }: MainButtonProps) {
  const { root } = useHost();
  const [pressed, setPressed] = useState(false);
  const waiting = useLasting(pressed, UNSEEN_WAIT);
  const isSlow = useLasting(busy || pressed, LOADER_MS);
  const press = async () => {
    setPressed(true);
    try {
      await onClick();
    } finally {
      setPressed(false);
    }
  };
  return (
    <>
      <Button
        variant="primary"
        size="large"
        wide
        {...props}
        busy={busy || waiting}
        onClick={() => void press()}
        blocked={blockers.map((blocker) => text.blockers[blocker])}
        onBlocked={() => {
          const place = blockers.flatMap((blocker) => places[blocker] ?? [])[0];
          const first = place === undefined ? null : root.querySelector<HTMLElement>(place);
          first?.scrollIntoView({ block: 'center' });
          first?.focus({ preventScroll: true });
        }}
      />
      <p className="muted hint" role="status">
        {isSlow && slow}
      </p>
    </>
  );
}
