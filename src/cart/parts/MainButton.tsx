/** Decides a step's one primary action: what blocks it stands below, a press or a reason leads to the fix, slowness is reported. */
import { useContext, useState } from 'react';
import type { Content } from '../../ui/content';
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
  children: Content;
  blockers: readonly Blocker[];
  /** Reasons that do not block yet, but are better fixed now. */
  hints?: readonly Blocker[];
  /** What is said of a blocker in place of the usual sentence. */
  sentences?: Readonly<Partial<Record<Blocker, string>>>;
  /** What it is doing while busy. */
  doing?: string | undefined;
  /** Text shown once it takes long. */
  slow: string;
  /** The button is busy until the promise settles. */
  onClick: () => Promise<unknown> | void;
}

export function MainButton({
  blockers,
  hints = [],
  sentences,
  doing,
  slow,
  busy = false,
  onClick,
  ...props
}: MainButtonProps) {
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
  /** Leads to where the blocker can be fixed; undefined if that is not in the cart. */
  const wayTo = (blocker: Blocker) => {
    const way = ways[blocker];
    if (way === undefined) return undefined;
    return () => {
      // Render the group's message before the focus reaches the group.
      flushSync(() => ask(blocker));
      if (!leadTo(root, blocker)) void goTo(way.step);
    };
  };
  const said = (blocker: Blocker) => {
    const sentence = sentences?.[blocker] ?? reasonOf(blocker, cart, currency);
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
        // The second click of a double one would order what the first has just found changed.
        onClick={({ detail }) => void (detail > 1 || press())}
        blocked={blockers.map(said)}
        onBlocked={() => {
          const [follow] = blockers.flatMap((blocker) => wayTo(blocker) ?? []);
          if (follow) follow();
          // If only unsaved changes block it, the press waits for them.
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
