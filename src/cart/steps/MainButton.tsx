/** Decides the one primary action of a step: what blocks it stands below it, and a press leads there while it does. */
import type { ReactNode } from 'react';
import { useHost } from '../../element/useHost';
import { Button, type ButtonProps } from '../../ui/Button';
import type { AddressBlocker, CartBlocker, SubmitBlocker } from '../rules';
import { text } from '../text';

type Blocker = CartBlocker | AddressBlocker | SubmitBlocker;

interface MainButtonProps extends Pick<ButtonProps, 'icon' | 'iconAfter' | 'busy' | 'part' | 'onClick'> {
  children: ReactNode;
  blockers: readonly Blocker[];
}

/** What mends it, where that is on the same page; a card without choices has its sentence in place of them. */
const places: Partial<Record<Blocker, string>> = {
  no_payments: '[part~="payment"] [tabindex]',
  no_carrier: '[part~="delivery"] :is(input, [tabindex])',
  no_locker: '[part~="locker"] button',
  no_address: '[part~="delivery-address"] :is(select, button)',
  unpriced_transport: '.reviews button',
};

export function MainButton({ blockers, ...props }: MainButtonProps) {
  const { root } = useHost();
  return (
    <Button
      variant="primary"
      size="large"
      wide
      {...props}
      blocked={blockers.map((blocker) => text.blockers[blocker])}
      onBlocked={() => {
        const place = blockers.flatMap((blocker) => places[blocker] ?? [])[0];
        const first = place === undefined ? null : root.querySelector<HTMLElement>(place);
        first?.scrollIntoView({ block: 'center' });
        first?.focus({ preventScroll: true });
      }}
    />
  );
}
