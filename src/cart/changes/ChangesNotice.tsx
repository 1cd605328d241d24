/** Lists changes that the buyer did not make, above the cart and for screen readers, until dismissed; and one change beside its line. */
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { formatMoney } from '../../ui/money';
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings, useCartState, useCurrency } from '../parts/CartContext';
import { useFocusFallback } from '../parts/useFocusFallback';
import { useLines } from '../parts/LinesContext';
import { totalOf, totalTerm } from '../summary/breakdown';
import { changesText } from './text';
import { changeKey, type Change } from '../session/changes';
import { changeSentence, changedSentence, type QuantityChange } from './sentences';

export function ChangesNotice() {
  const { session } = useCartSettings();
  const changes = useCartState((state) => state.changes);
  const currency = useCurrency();
  const sum = useSumSentence();
  const announce = useAnnounce();
  const unseen = useCartState((state) => state.unseen);
  const keepFocus = useFocusFallback();
  const dismiss = () => {
    flushSync(session.dismissChanges);
    keepFocus();
  };
  useEffect(() => {
    announce(
      [`${changesText.title}:`, ...changes.map((change) => changeSentence(change, currency)), sum]
        .filter(Boolean)
        .join(' '),
    );
    // The total is not a dependency: the buyer's own actions change it too, and useSpokenTotal announces those.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [changes, currency, announce]);
  return (
    <Notice
      status={unseen ? 'warning' : 'info'}
      title={changesText.title}
      onDismiss={unseen ? undefined : dismiss}
      part="changes"
    >
      <ul className="changes">
        {changes.map((change) => (
          <li key={changeKey(change)} className="changes__one">
            <span>{changeSentence(change, currency)}</span>
            {!unseen && <Jump change={change} />}
          </li>
        ))}
      </ul>
      {sum && <p>{sum}</p>}
      {unseen && (
        <Button size="small" onClick={dismiss}>
          {changesText.seen}
        </Button>
      )}
    </Notice>
  );
}

/** The total before the first change and now; undefined if both are equal. */
function useSumSentence(): string | undefined {
  const { brand } = useCartSettings();
  const currency = useCurrency();
  const before = useCartState((state) => state.before);
  const total = useCart((cart) => totalOf(cart, currency));
  const term = useCart((cart) => totalTerm(cart, brand));
  const was = before && formatMoney(before, currency);
  return was && was !== total ? `${term}: ${was} → ${total}` : undefined;
}

/** The button that leads to the changed line; only for price and quantity changes. */
function Jump({ change }: { change: Change }) {
  const { jumpTo } = useLines();
  if (change.kind !== 'price' && change.kind !== 'quantity') return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${changesText.show}: ${change.name}`}
      onClick={() => jumpTo(change)}
    >
      {changesText.show}
    </Button>
  );
}

/** The shop's change of a quantity, beside the line. */
export const ChangedQuantity = ({ id, change }: { id: string; change: QuantityChange }) => (
  <Notice id={id} status="info" variant="inline" messages={[changedSentence(change)]} />
);
