/** Decides what `<shop-password-rules>` shows beside the template's own inputs: which rules are met, and what is wrong. */
import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import type { shopPasswordRules } from '../../../elements/shop-password-rules';
import type { PropsOf } from '../../element/declare';
import { LiveRegion } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { uiStyles } from '../../ui/styles';
import { text } from '../text';
import css from './password.css?inline';
import { NO_RULES, rulesOf } from './rules';
import { usePasswords } from './usePasswords';

export const styles = [...uiStyles, css];

export default function PasswordRules(props: PropsOf<typeof shopPasswordRules>) {
  return (
    <LiveRegion>
      <Rules {...props} />
    </LiveRegion>
  );
}

function Rules({ for: forId, confirm, rules = NO_RULES }: PropsOf<typeof shopPasswordRules>) {
  const titleId = useId();
  const { password, message } = usePasswords({ forId, confirmId: confirm, rules });
  const states = rulesOf(rules, password);
  return (
    <div className="rules" part="rules">
      <div hidden>
        <slot name="note" />
      </div>
      <div className="rules__message" part="error">
        {message !== undefined && <Notice status="error" messages={[message]} variant="inline" />}
      </div>
      {states.length > 0 && (
        <>
          <p id={titleId} className="rules__title">
            {text.password.title}
          </p>
          <ul className="rules__list" aria-labelledby={titleId}>
            {states.map(({ rule, hint, passes }) => (
              <li key={rule} className={passes ? 'rule rule--met' : 'rule'} part={passes ? 'rule rule-met' : 'rule'}>
                {passes ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
                {hint}
                <span className="only-spoken"> ({passes ? text.password.met : text.password.unmet})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
