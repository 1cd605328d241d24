/** The notice above every step for an account that cannot order: one concern, and who helps (rules U6, U9). */
import { phoneUrl } from '../../page/safe-url';
import { Notice, type NoticeStatus } from '../../ui/Notice';
import { useCart, useCartState, useCurrency } from '../parts/CartContext';
import { AccountHelp } from '../parts/AccountHelp';
import { concernText } from '../parts/reasons';
import { useAccountConcern, useHelper } from '../parts/useAccountConcern';
import { hasHelper, type Concern } from '../session/account';
import type { Step } from '../session/steps';
import { text } from '../text';

const STATUS: Record<Concern, NoticeStatus> = {
  purchase_blocked: 'error',
  amount_after_deadline: 'error',
  no_payments: 'warning',
  test_client: 'info',
  unpriced_transport: 'warning',
  limit: 'info',
};

export function AccountNotice({ step }: { step: Step }) {
  const concern = useAccountConcern();
  const cart = useCart();
  const currency = useCurrency();
  // The shop's own message about this concern has its own notice.
  const isReported = useCartState(({ messages }) => concern !== undefined && messages.has(concern));
  // Step 1 displays the limit here; the summary displays it beside its button.
  if (concern === undefined || isReported || (concern === 'limit' && step !== '/')) return null;
  return (
    <Notice status={STATUS[concern]} title={concernText(concern, cart, currency)} part="account">
      <Help concern={concern} />
    </Notice>
  );
}

function Help({ concern }: { concern: Concern }) {
  const phone = useHelper()?.phone;
  const call = phone && phoneUrl(phone);
  if (hasHelper(concern)) return <AccountHelp />;
  if (concern === 'test_client') return <p>{text.account.tries}</p>;
  if (concern !== 'limit') return null;
  return (
    <p>
      <span>{text.account.moreLimit}</span>
      {call && (
        <span>
          <span>: </span>
          <a className="number" href={call}>
            {phone}
          </a>
        </span>
      )}
      <span>.</span>
    </p>
  );
}
