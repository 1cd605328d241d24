/** The summary's bar while the order button is off screen: total, and a button that scrolls to the last line. It never orders. */
import { useRef, type RefObject } from 'react';
import { ArrowDown } from '../parts/later-icons';
import { Button } from '../../ui/Button';
import { useHost } from '../../element/useHost';
import { BarTotal } from './BarTotal';
import { useCart, useCartState } from '../parts/CartContext';
import { useProcessParts, type ProcessParts } from '../parts/useProcessParts';
import { FEW } from '../session/lines';
import { isPaymentBegun, linesOf } from '../session/rules';
import { focusBlocker } from '../session/blocker-targets';
import { useIsBarTooTall } from '../parts/useIsBarTooTall';
import { text } from '../text';
import { countOf } from '../wire/item';

interface LeadBarProps {
  order: RefObject<HTMLElement | null>;
}

/** Absent while there is nothing to press below: a process without buttons, and no change to acknowledge. */
export function SummaryBar({ order }: LeadBarProps) {
  const process = useProcessParts();
  const cart = useCart();
  const unseen = useCartState((state) => state.unseen);
  const words = process?.lead(cart);
  const hasAction = !process || words !== undefined || unseen || isPaymentBegun(cart);
  return hasAction ? <Bar order={order} words={words} /> : null;
}

function Bar({ order, words }: LeadBarProps & { words: ReturnType<ProcessParts['lead']> }) {
  const { root } = useHost();
  const bar = useRef<HTMLDivElement>(null);
  const isTall = useIsBarTooTall(bar);
  const unseen = useCartState((state) => state.unseen);
  const count = useCart((cart) => countOf(linesOf(cart)));
  const locked = useCart(isPaymentBegun);
  const lead = () => {
    if (unseen && focusBlocker(root, 'changed')) return;
    const lines = [...root.querySelectorAll<HTMLElement>('.items__row[data-item]')];
    const last = lines.at(-1);
    const end = bar.current?.getBoundingClientRect().top ?? 0;
    const next = lines.length <= FEW ? lines.find((line) => line.getBoundingClientRect().bottom > end) : undefined;
    order.current?.scrollIntoView({ block: 'end' });
    // If a line would leave the screen, scrolls to it first: with few lines to the next one not yet seen, else to the last.
    const isPassed = (line: HTMLElement | undefined) => line && line.getBoundingClientRect().top < 0;
    const line = isPassed(next) ? next : last;
    line?.focus({ preventScroll: true });
    if (isPassed(line)) line?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={bar} className={`order__lead only-screen${isTall ? ' order__lead--tall' : ''}`}>
      <BarTotal />
      <Button onClick={lead} iconAfter={<ArrowDown size={18} aria-hidden="true" />}>
        {unseen ? text.summary.seeChanges : locked ? text.summary.pay : (words?.label ?? text.summary.review)}
      </Button>
      <p className="muted order__where">{(words?.where ?? text.summary.below)(count)}</p>
    </div>
  );
}
