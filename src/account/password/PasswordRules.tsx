/** View of `<shop-password-rules>` beside the template's own inputs: the rules that are met, and the errors. */
import { Check, X } from '../../ui/icons';
import { icon } from '../../ui/icon';
import { useId } from 'react';
import type { shopPasswordRules } from '../../../elements/shop-password-rules';
import type { PropsOf } from '../../element/declare';
import { Button } from '../../ui/Button';
import { LiveRegion, useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { uiStyles } from '../../ui/styles';
import { text } from '../text';
import css from './password.css?inline';
import { NO_RULES, rulesOf } from './rules';
import { usePasswords } from './usePasswords';
import { usePasswordVisibility } from './usePasswordVisibility';

const Dot = icon('M12 12h.01');
const Eye = icon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
);
const EyeOff = icon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
);

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
  const announce = useAnnounce();
  const { password, faults, first, again } = usePasswords({ forId, confirmId: confirm, rules });
  const { isSeen, setSeen } = usePasswordVisibility(first, again);
  const messages = [faults.password, faults.confirm].filter((message) => message !== undefined);
  const states = rulesOf(rules, password);
  return (
    <div className="rules" part="rules">
      <div hidden>
        <slot name="note" />
      </div>
      <div className="rules__head">
        <div part="error">
          {messages.map((message) => (
            <Notice key={message} status="error" messages={[message]} variant="inline" />
          ))}
        </div>
        {first && (
          <Button
            variant="quiet"
            size="small"
            part="button show"
            icon={isSeen ? <EyeOff size={18} /> : <Eye size={18} />}
            onClick={() => {
              setSeen(!isSeen);
              announce(isSeen ? text.password.hidden : text.password.shown);
            }}
          >
            {isSeen ? text.password.hide : text.password.show}
          </Button>
        )}
      </div>
      {states.length > 0 && (
        <>
          <p id={titleId} className="rules__title">
            {text.password.title}
          </p>
          <ul className="rules__list" aria-labelledby={titleId}>
            {states.map(({ rule, hint, passes }) => (
              <Rule key={rule} hint={hint} passes={passes} wrong={faults.password !== undefined && password !== ''} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const MARKS = {
  open: { Mark: Dot, stroke: 6 },
  met: { Mark: Check, stroke: 2.5 },
  wrong: { Mark: X, stroke: 2.5 },
};

/** A dot before the password is validated, a tick if the rule is met, a red cross if the password was refused because of it. */
function Rule({ hint, passes, wrong }: { hint: string; passes: boolean; wrong: boolean }) {
  const state = passes ? 'met' : wrong ? 'wrong' : 'open';
  const { Mark, stroke } = MARKS[state];
  return (
    <li className={`rule rule--${state}`} part={passes ? 'rule rule-met' : wrong ? 'rule rule-wrong' : 'rule'}>
      <Mark size={16} strokeWidth={stroke} />
      <span>{hint}</span>
      <span className="only-spoken">{` (${passes ? text.password.met : text.password.unmet})`}</span>
    </li>
  );
}
