/** The dialog about an added product: name, quantity, price, the cart's sum, and a link to the cart (rule B2). */
import { useId } from 'react';
import { CircleCheck, ShoppingCart } from '../../ui/icons';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Modal } from '../../ui/Modal';
import { notesOf } from '../../ui/price/notes';
import { PriceNotes } from '../../ui/PriceNotes';
import { SafeHtml } from '../../ui/SafeHtml';
import { StepTable } from '../StepTable';
import { text } from '../text';
import { cartOf, factsOf } from './added';
import type { AddedNoticeProps } from './AddedNotice';
import { Related } from './Related';

const words = text.add;

export function AddedDialog({ answer, cartUrl, prices, currency, onClose }: AddedNoticeProps) {
  const { name, index, brand } = answer;
  const id = useId();
  const href = linkUrl(answer.url) ?? linkUrl(cartUrl);
  const image = linkUrl(answer.image);
  const { lines, sum } = cartOf(answer, prices, currency);
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
        <div className="added__product">
          {image && <img src={image} alt="" width="64" height="64" />}
          <div>
            {(index ?? brand) && <p className="added__code muted">{[index, brand].filter(Boolean).join(' · ')}</p>}
            {name && (
              <p className="added__name" id={`${id}-name`}>
                <SafeHtml html={name} />
              </p>
            )}
          </div>
        </div>
        <dl className="added__facts" id={`${id}-facts`}>
          {factsOf(answer, prices, currency).map(({ term, value, more, is }) => (
            <div key={term} className={`added__fact added__fact--${is}`}>
              <dt>{term}</dt>
              <dd className="number">
                <span>{value}</span>
                {more && <small className="muted">{` ${more}`}</small>}
              </dd>
              {is === 'price' && (
                <dd className="added__notes">
                  <PriceNotes of={notesOf(answer, prices, currency)} className="added__note" />
                </dd>
              )}
            </div>
          ))}
        </dl>
        <StepTable of={answer} {...{ prices, currency }} />
        {lines && (
          <p className="added__cart">
            <ShoppingCart size={18} aria-hidden="true" />
            <span>{`${lines} `}</span>
            {sum && <strong className="number">{sum}</strong>}
          </p>
        )}
        <Related products={answer.related} {...{ prices, currency }} />
      </div>
    </Modal>
  );
}
