/** The second step of a withdrawal: the content to be sent, and the button that sends it. */
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { amountOf, linesIn, withdrawalOf, type Lines, type Values } from './form';
import { text } from './text';
import type { useWithdrawal } from './useWithdrawal';

interface StatementProps {
  readonly values: Values;
  readonly lines: Lines;
  readonly sending: ReturnType<typeof useWithdrawal>;
  readonly onBack: () => void;
}

export function Statement({ values, lines, sending, onBack }: StatementProps) {
  const { busy, failure, send } = sending;
  const { name, contract, email } = withdrawalOf(values, lines);
  const chosen = linesIn(values, lines);
  return (
    <section className="withdrawal__panel" part="statement" aria-label={text.check}>
      <h2 className="withdrawal__title" tabIndex={-1}>
        {text.check}
      </h2>
      <div className="withdrawal__words">
        <p>{chosen.length > 0 ? text.partly(contract) : text.statement(contract)}</p>
        {chosen.length > 0 && (
          <ul>
            {chosen.map((line, at) => (
              <li key={at}>{`${line.name}: ${amountOf(line)}`}</li>
            ))}
          </ul>
        )}
        <dl>
          <dt>{text.name}</dt>
          <dd>{name}</dd>
          <dt>{text.email}</dt>
          <dd>{email}</dd>
        </dl>
      </div>
      {failure !== undefined && (
        <Notice status="error" messages={[failure]}>
          <slot name="contact" />
        </Notice>
      )}
      <div className="withdrawal__do">
        <Button
          variant="primary"
          busy={busy}
          // The second click of a double click on the previous button would send an unread statement.
          onClick={({ detail }) => detail > 1 || void send(withdrawalOf(values, lines))}
        >
          {text.confirm}
        </Button>
        <Button variant="quiet" onClick={() => busy || onBack()}>
          {text.back}
        </Button>
      </div>
    </section>
  );
}
