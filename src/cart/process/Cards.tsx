/** The cards of approval and quotes, first on the summary: state, reasons, limits, steps, history; on a phone expandable rows. */
import { useState } from 'react';
import { useHost } from '../../element/useHost';
import { isOver } from '../../page/day';
import type { Elements } from '../../ui/content';
import { formatDay } from '../../ui/day';
import { formatMoment } from '../../ui/moment';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { allows } from '../session/process';
import { limitRows } from '../summary/breakdown';
import { changedLines } from './changed-lines';
import { History } from './History';
import { OrderLink } from './OrderLink';
import { adviceOf, decides, kindsOf, lastOf, savingOf, sentenceOf, type ProcessOfKind } from './table';
import { processText } from './text';

/** Minimum width in px at which both rows are expanded. The reasons are always, for whoever decides. */
const WIDE = 640;

export const Cards = () => kindsOf(useCart()).map((one) => <ProcessCard key={one.kind} {...one} />);

function ProcessCard(one: ProcessOfKind) {
  const { kind, process } = one;
  const { root } = useHost();
  const [isWide] = useState(() => root.host.clientWidth >= WIDE);
  const cart = useCart();
  const currency = useCurrency();
  const saving = savingOf(process, currency, useCartSettings().prices);
  const changes = kind === 'quote' ? changedLines(cart, currency) : [];
  const sentence = sentenceOf(one, cart);
  const limits = limitRows([process], currency);
  const { number, by, at, until, state = '', reasons, steps } = process;
  // Before the answer there are only the prices that the buyer proposed.
  const isAnswered = !['asked', 'offered'].includes(state);
  const events = process.history.length;
  const title = sentence || number || processText[kind];
  const term = state === 'waiting' && until && !isOver(until) && processText.until(formatDay(until, 'short'));
  const isDecider = decides(process);
  // On a phone the history is folded: whoever decides reads the request's message above it.
  const message = isDecider && !isWide && lastOf(process, 'sent').text;
  // Only facts that the title does not contain.
  const about = [number, by, at && formatMoment(at), term].filter((part) => part && !title.includes(part)).join(' · ');
  const hasDetails = reasons.length + limits.length + steps.length + changes.length > 0;
  const hasHistory = events > 0 || allows(process, 'note');
  if (!sentence && !hasDetails && !hasHistory) return null;
  return (
    <section className="card process" part="card process" aria-label={processText[kind]}>
      <div className="process__head">
        <h3 className="process__title" tabIndex={-1}>
          {title}
        </h3>
        {saving && <p className="promise">{saving}</p>}
        {about && <p className="muted hint">{about}</p>}
        {message && <p className="written process__message">{message}</p>}
        {sentence && adviceOf(one) && <p>{adviceOf(one)}</p>}
        <OrderLink process={process} />
      </div>
      <div className="process__rows">
        {hasDetails && (
          <Row
            title={changes.length > 0 && isAnswered ? processText.changes : processText.details}
            isOpen={isWide || isDecider}
          >
            <List items={changes} />
            {reasons.length > 0 && sentence !== reasons.join(' ') && <List title={processText.why} items={reasons} />}
            {limits.length > 0 && (
              <Block title={processText.limits}>
                <dl className="totals">
                  {limits.map(({ term, value }) => (
                    <div key={term} className="totals__row">
                      <dt>{term}</dt>
                      <dd className="number">{value}</dd>
                    </div>
                  ))}
                </dl>
              </Block>
            )}
            <List title={processText.steps} items={steps.map(stepLine)} />
          </Row>
        )}
        {hasHistory && (
          <Row title={events > 0 ? processText.history(events) : processText.message} isOpen={isWide}>
            <History process={process} />
          </Row>
        )}
      </div>
    </section>
  );
}

const { stepStates } = processText;
const stepLine = ({ label, who, state = '', at }: ProcessOfKind['process']['steps'][number]): string =>
  [
    [label, who.join(', ')].filter(Boolean).join(': '),
    Object.hasOwn(stepStates, state) ? stepStates[state as keyof typeof stepStates] : state,
    at && formatMoment(at),
  ]
    .filter(Boolean)
    .join(' · ');

const Row = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: Elements }) => (
  <details className="process__row" open={isOpen}>
    <summary>{title}</summary>
    <div className="process__content">{children}</div>
  </details>
);

const Block = ({ title, children }: { title?: string; children: Elements }) => (
  <div>
    {title && <h4 className="process__subtitle">{title}</h4>}
    {children}
  </div>
);

const List = ({ title, items }: { title?: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Block {...(title && { title })}>
      <ul className="process__list">
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    </Block>
  );
