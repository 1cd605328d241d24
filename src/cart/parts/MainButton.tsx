/** Decides the one primary action of a step: what blocks it stands below it, and a press, or the reason itself, leads there; one that takes long is seen to. */
import { useContext, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '../../element/useHost';
import { SLOW_WAIT, UNSEEN_WAIT } from '../../page/clock';
import { Button, type ButtonProps } from '../../ui/Button';
import { Reasons } from '../../ui/Reasons';
import { useLasting } from '../../ui/useLasting';
import { useCart, useCartSettings, useCurrency } from './CartContext';
import { reasonOf } from './reasons';
import { AskedContext } from './useAsked';
import { leadTo, ways, type Blocker } from '../session/ways';

interface MainButtonProps extends Pick<ButtonProps, 'icon' | 'iconAfter' | 'busy' | 'part'> {
  children: ReactNode;
  blockers: readonly Blocker[];
  /** What is better mended now, although nothing is blocked yet. */
  hints?: readonly Blocker[];
  /** What it is busy with. */
  doing?: string | undefined;
  /** Said once it has taken long. */
  slow: string;
  /** Until it settles the button is busy. */
  onClick: () => Promise<unknown> | void;
}

export function MainButton({ blockers, hints = [], doing, slow, busy = false, onClick, ...props }: MainButtonProps) {
  const { root } = useHost();
  const { goTo } = useCartSettings();
  const cart = useCart();
  const currency = useCurrency();
  const { ask } = useContext(AskedContext);
  const [pressed, setPressed] = useState(false);
  const waiting = useLasting(pressed, UNSEEN_WAIT);
  const isSlow = useLasting(busy || pressed, SLOW_WAIT);
  const press = async () => {
    setPressed(true);
    try {
      await onClick();
    } finally {
      setPressed(false);
    }
  };
  /** How to go to where it is mended; undefined where that is not in the cart. */
  const wayTo = (blocker: Blocker) => {
    const way = ways[blocker];
    if (way === undefined) return undefined;
    return () => {
      // The group says what it lacks before the focus comes to it.
      flushSync(() => ask(blocker));
      if (!leadTo(root, blocker)) void goTo(way.step);
    };
  };
  const said = (blocker: Blocker) => {
    const sentence = reasonOf(blocker, cart, currency);
    const onFollow = wayTo(blocker);
    return onFollow ? { sentence, onFollow } : sentence;
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
        blocked={blockers.map(said)}
        onBlocked={() => {
          const [follow] = blockers.flatMap((blocker) => wayTo(blocker) ?? []);
          if (follow) follow();
          // What only waits for the last changes is done after them.
          else if (blockers.every((blocker) => blocker === 'loading')) void press();
        }}
      />
      {blockers.length === 0 && <Reasons reasons={hints.map(said)} />}
      <p className="muted hint" role="status">
        {isSlow ? slow : doing}
      </p>
    </>
  );
}
