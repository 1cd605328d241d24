/** Decides what the dialog shows once a product is in the cart: name, price, quantity, total, and the link to the cart (rule B2). */
import { useId } from 'react';
import { CircleCheck } from '../../ui/icons';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Modal } from '../../ui/Modal';
import { formatMoney, formatNumber } from '../../ui/money';
import { SafeHtml } from '../../ui/SafeHtml';
import { text } from '../text';
import type { AddedNoticeProps } from './AddedNotice';
import { Related } from './Related';

const words = text.add;

export function AddedDialog({ answer, cartUrl, prices, currency, onClose }: AddedNoticeProps) {
  const { name, price, quantity, total } = answer;
  const id = useId();
  const href = linkUrl(answer.url) ?? linkUrl(cartUrl);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.price, price && formatMoney(price, currency)],
    [words.quantity, quantity && formatNumber(quantity)],
    [words.total, total && formatMoney(total, currency)],
  ];
  return (
    <Modal
      open
      size="small"
      describedBy={`${id}-name ${id}-facts`}
      title={
        <span className="added__title">
          <CircleCheck size={22} aria-hidden="true" />
          <span>{words.added}</span>
        </span>
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.stay}</Button>
          {href && (
            <LinkButton href={href} variant="primary">
              {words.toCart}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="added" part="added">
        {name && (
          <p className="added__name" id={`${id}-name`}>
            <SafeHtml html={name} />
          </p>
        )}
        <dl className="added__facts" id={`${id}-facts`}>
          {facts.map(([term, value]) => value && <Fact key={term} term={term} value={value} />)}
        </dl>
        <Related products={answer.related} {...{ prices, currency }} />
      </div>
    </Modal>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div className="added__fact">
    <dt>{term}</dt>
    <dd className="number">{value}</dd>
  </div>
);
