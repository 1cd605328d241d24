/** Decides how the person learns what is no longer as they had seen it: sentences above the cart, spoken too, until put away. */
import { useEffect } from 'react';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { useCartSettings, useCartState, useCurrency } from '../CartContext';
import { useLines } from '../items/LinesContext';
import { text } from '../text';
import type { Change } from './changes';
import { changeSentence } from './sentences';

export function ChangesNotice() {
  const { session } = useCartSettings();
  const changes = useCartState((state) => state.changes);
  const currency = useCurrency();
  const announce = useAnnounce();
  useEffect(() => {
    if (changes.length > 0)
      announce([`${text.changes.title}:`, ...changes.map((change) => changeSentence(change, currency))].join(' '));
  }, [changes, currency, announce]);
  if (changes.length === 0) return null;
  return (
    <Notice status="info" title={text.changes.title} onDismiss={session.dismissChanges} part="changes">
      <ul className="changes">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.id}`} className="changes__one">
            {changeSentence(change, currency)}
            <Jump change={change} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** To the line, where there still is one. */
function Jump({ change: { kind, id, name } }: { change: Change }) {
  const { jumpTo } = useLines();
  if (kind !== 'price' && kind !== 'quantity') return null;
  return (
    <Button variant="quiet" size="small" aria-label={`${text.changes.show}: ${name}`} onClick={() => jumpTo(id)}>
      {text.changes.show}
    </Button>
  );
}
