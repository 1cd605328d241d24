/** Lists the returns of an order with their state, and offers the next one until its last day. */
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { sameId } from '../../http/tolerant';
import { docsUrl } from '../../page/docs-url';
import { isOver } from '../../page/day';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/day';
import { formatNumber } from '../../ui/money';
import { Notice } from '../../ui/Notice';
import { timesText } from '../../ui/price';
import type { OrderReturn } from '../return-schema';
import type { OrderDocument } from '../schema';
import { actionsText } from './text';
import { useAction, type ActionsProps } from './useAction';

const ReturnDialog = lazy(() =>
  import('../returns/ReturnDialog').catch((error: unknown) => {
    console.error('shop-elements: the form of a return could not be loaded.', error, docsUrl('load'));
    return {
      default: (): ReactElement => <Notice status="error" messages={[actionsText.returnUnloaded]} />,
    };
  }),
);

interface ReturnedProps extends Pick<ActionsProps, 'order'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly documentRow: (document: OrderDocument, key: number) => ReactElement;
}

export const Returned = ({ order, heading, documentRow }: ReturnedProps) => (
  <section part="returns">
    <h4 className="order__subtitle" ref={heading} tabIndex={-1}>
      {actionsText.returns}
    </h4>
    <ul className="documents">
      {order.returns.map(({ documents, ...one }) => (
        <li key={one.number} className="document" part="order-return">
          <div className="document__head">
            <strong>{one.number}</strong>
            {stateOf(one) && <span>{stateOf(one)}</span>}
          </div>
          <ul className="order__facts">
            {one.lines.map(({ id, quantity }) => {
              const line = order.lines.read.find((ordered) => sameId(ordered.id, id));
              return line && <li key={id}>{`${line.name}: ${timesText(formatNumber(quantity), line.unit)}`}</li>;
            })}
          </ul>
          {documents.length > 0 && <ul className="documents">{documents.map(documentRow)}</ul>}
        </li>
      ))}
    </ul>
  </section>
);

const states: Readonly<Record<string, string>> = actionsText.returnStates;
const stateOf = ({ status = '', status_text }: Pick<OrderReturn, 'status' | 'status_text'>): string =>
  status_text || (Object.hasOwn(actionsText.returnStates, status) && states[status]) || status;

/** The dialog stays open over a refusal, even if nothing can be returned any more. */
export function ReturnButton({ order, onChange, heading }: ActionsProps & Pick<ReturnedProps, 'heading'>) {
  const action = useAction(order, actionsText.returnSent, onChange);
  const [isOpen, setOpen] = useState(false);
  const { actions, return: terms } = order;
  const isPast = isOver(terms?.until);
  const isOffered = !isPast && actions.some(({ name }) => name === 'return');
  const wasOpen = useRef(false);
  useEffect(() => {
    // With the last line the button is gone, to which the focus would return.
    if (wasOpen.current && !isOpen && !isOffered) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isOffered, heading]);
  return (
    <>
      {terms?.until && isPast && <p className="muted">{actionsText.returnOver(formatDay(terms.until))}</p>}
      {isOffered && (
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            action.forget();
            setOpen(true);
          }}
        >
          {actionsText.return}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReturnDialog order={order} terms={terms ?? {}} action={action} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
