/** Renders the details of a transfer: one row each, copied with one press (rule P9). */
import { useState } from 'react';
import { padded, type Decimal } from '../../http/decimal';
import { fieldNumber, formatMoney } from '../../ui/money';
import { whiteListText } from '../../ui/transfer/white-list';
import { uiText } from '../../ui/text';
import { CopyButton } from '../CopyButton';
import type { OrderTransfer } from '../schema';
import { text } from '../text';

interface TransferProps {
  readonly transfer: OrderTransfer;
  readonly amount: Decimal | undefined;
  readonly currency: string;
  readonly level: 'h2' | 'h4';
}

export function Transfer({ transfer, amount, currency, level: Heading }: TransferProps) {
  const { recipient, account, title, split_payment, white_list } = transfer;
  return (
    <div className="transfer" part="transfer">
      <Heading className="payment__title">{text.payment.transfer}</Heading>
      <dl>
        <Row term={text.payment.recipient} value={recipient} />
        <Row term={text.documents.account} value={account} copied={account.replaceAll(/\s/g, '')} />
        {amount !== undefined && (
          <Row
            term={text.payment.amount}
            value={formatMoney(amount, currency)}
            copied={fieldNumber(padded(amount, 2))}
          />
        )}
        <Row term={text.documents.transfer} value={title} />
      </dl>
      <p className="payment__small muted">
        {[text.payment.exactly, split_payment && `${uiText.splitPayment}.`, white_list && whiteListText(white_list)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

/** `copied`: the format of a bank's form. */
function Row({ term, value, copied = value }: { term: string; value: string; copied?: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="transfer__row">
      <dt className={isCopied ? 'transfer__copied' : 'muted'}>{isCopied ? text.documents.copied(term) : term}</dt>
      <dd>
        <span className="transfer__value number">{value}</span>
        <CopyButton what={term} value={copied} variant="secondary" onCopied={setCopied} />
      </dd>
    </div>
  );
}
