/** A step's primary button. A press continues, or leads to the first gap; reasons are listed below. */
import { useContext, useState } from 'react';
import type { Content } from '../../ui/content';
import { flushSync } from 'react-dom';
import { useHost } from '../../element/useHost';
import { SLOW_WAIT, UNSEEN_WAIT } from '../../page/clock';
import { Button, type ButtonProps } from '../../ui/Button';
import { useDelayedState } from '../../ui/useDelayedState';
import { useCart, useCartSettings, useCurrency } from './CartContext';
import { choices, nextChoice, reasonOf } from './reasons';
import { FollowedReasonContext } from './useMissingError';
import { isHeld } from '../session/account';
import { isGap, focusBlocker, blockerTargets, type Blocker } from '../session/blocker-targets';
import { text } from '../text';
import { HelpButton } from './AccountHelp';
import { useAccountConcern } from './useAccountConcern';

interface MainButtonProps extends Pick<ButtonProps, 'icon' | 'iconAfter' | 'busy' | 'part'> {
  children: Content;
  /** Gaps leave the button enabled, and a press leads to them. Any other blocker disables it (rule R10). */
  blockers: readonly Blocker[];
  /** Sentences that replace the usual one of a blocker. */
  sentences?: Readonly<Partial<Record<Blocker, string>>>;
  /** An additional sentence, which does not block the button. */
  hint?: string | undefined;
  /** Text displayed while the button is busy. */
  progress?: string | undefined;
  /** Text displayed if it stays busy for long. */
  slow: string;
  /** The button is busy until the promise settles. */
  onClick: () => Promise<unknown> | void;
}

export function MainButton({
  blockers,
  hint,
  children,
  sentences,
  progress: doing,
  slow,
  busy = false,
  onClick,
  ...props
}: MainButtonProps) {
  const { root } = useHost();
  const { goTo } = useCartSettings();
  const cart = useCart();
  const currency = useCurrency();
  const { setReason } = useContext(FollowedReasonContext);
  const [pressed, setPressed] = useState(false);
  const waiting = useDelayedState(pressed, UNSEEN_WAIT);
  const isSlow = useDelayedState(busy || pressed, SLOW_WAIT);
  const press = async () => {
    setPressed(true);
    try {
      await onClick();
    } finally {
      setPressed(false);
    }
  };
  /** Returns the function that leads to the blocker's place; undefined if it is not in the cart. */
  const goToTarget = (blocker: Blocker) => {
    const way = blockerTargets[blocker];
    if (way === undefined) return undefined;
    return () => {
      // Renders the group's message before the focus reaches the group.
      flushSync(() => setReason(blocker));
      if (!focusBlocker(root, blocker)) void goTo(way.step);
    };
  };
  const reasonFor = (blocker: Blocker) => {
    const sentence = sentences?.[blocker] ?? reasonOf(blocker, cart, currency);
    const onFollow = goToTarget(blocker);
    return onFollow ? { sentence, onFollow } : sentence;
  };
  const concern = useAccountConcern();
  const held = isHeld(concern) ? concern : undefined;
  const rests = blockers.some((one) => !isGap(one));
  // While the account cannot order, no other reason is displayed (rule U7).
  const accountBlockers = blockers.filter((one) => one === concern);
  const reasons =
    held && accountBlockers.length === 0
      ? [text.account.kept[held]]
      : (accountBlockers.length > 0 ? accountBlockers : blockers).map(reasonFor);
  const choice = held ? undefined : nextChoice(blockers);
  const follow = blockers.map(goToTarget).find((way) => way !== undefined);
  return (
    <>
      {held && <HelpButton concern={held} />}
      <Button
        variant={held ? 'secondary' : 'primary'}
        size="large"
        wide
        {...props}
        busy={busy || waiting}
        // The second click of a double click would order a cart that the first click has just found changed.
        onClick={({ detail }) => void (detail > 1 || (follow ? follow() : press()))}
        blocked={rests ? reasons : []}
        lacks={hint && !held ? [...reasons, hint] : reasons}
        onBlocked={() => {
          if (follow) follow();
          // If only unsaved changes block the button, the press waits for them.
          else if (blockers.every((blocker) => blocker === 'loading')) void press();
        }}
      >
        {/* CSS displays one of them: the choice in the bar of a phone. */}
        {choice && <span className="main__choice">{choices[choice]}</span>}
        <span className="main__step">{children}</span>
      </Button>
      <p className="muted hint" role="status">
        {isSlow ? slow : doing}
      </p>
    </>
  );
}
