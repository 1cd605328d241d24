/** Decides the frame of a step: its content, and beside it (on a phone at the bottom) the totals with the one primary action. */
import { useRef } from 'react';
import type { Elements } from '../../ui/content';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings, useCartState, useCurrency } from '../parts/CartContext';
import { Echo } from '../messages/Echo';
import { isStale } from '../session/state';
import { Totals } from '../summary/Totals';
import { totalOf, totalTerm } from '../summary/breakdown';
import { text } from '../text';
import { useTall } from './useTall';

interface StepLayoutProps {
  title: string;
  /** The link to the previous page, next to the title. */
  back: Elements;
  children: Elements;
  /** The primary button with its hints. */
  action: Elements;
}

export function StepLayout({ title, back, children, action }: StepLayoutProps) {
  const { brand } = useCartSettings();
  const currency = useCurrency();
  const term = useCart((cart) => totalTerm(cart, brand));
  const total = useCart((cart) => totalOf(cart, currency));
  const stale = useCartState(isStale);
  const bar = useRef<HTMLDivElement>(null);
  const isTall = useTall(bar);
  return (
    <>
      <div className="cart__head">
        <h2 className="cart__title" part="heading" tabIndex={-1} data-step-title>
          {title}
        </h2>
        {back}
      </div>
      <div className="cart__columns">
        {/* Browsers scroll to a field's caret but ignore its scroll margins, so the bar may cover the field. */}
        <div
          className="cart__main stack stack--wide"
          onFocus={({ target }) => target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest' })}
        >
          {children}
        </div>
        <div className="cart__side">
          <Card title={text.totals.title} part="summary">
            <Totals />
          </Card>
          <div ref={bar} className={`cart__bar${isTall ? ' cart__bar--tall' : ''}`} part="action">
            <p className={`cart__bar-total${stale ? ' cart__bar-total--stale' : ''}`}>
              <span className="muted">{`${term} `}</span>
              <strong className="number">{total}</strong>
            </p>
            <Echo />
            {action}
          </div>
        </div>
      </div>
    </>
  );
}
