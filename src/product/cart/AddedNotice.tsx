/** A notice about an added product in a corner, which closes by itself. */
import { useEffect, useRef, useState } from 'react';
import type { Prices } from '../../page/currency';
import { NOTICE_TIME } from '../../page/clock';
import { linkUrl } from '../../page/safe-url';
import { CircleCheck, X } from '../../ui/icons';
import { IconButton } from '../../ui/IconButton';
import { useAnnounce } from '../../ui/LiveRegion';
import { plainText } from '../../ui/safe-html';
import type { AddToCartAnswer } from '../schema';
import { text } from '../text';
import { amountOf, cartOf } from './added';
import { Related } from './Related';

const words = text.add;

export interface AddedNoticeProps {
  readonly answer: AddToCartAnswer;
  readonly cartUrl: string | undefined;
  readonly prices: Prices;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Closes the open notice: another product's notice replaces it. */
let closeLast = (): void => {};

export function AddedNotice({ answer, cartUrl, prices, currency, onClose }: AddedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [isRead, setRead] = useState(false);
  const announce = useAnnounce();
  const href = linkUrl(answer.url) ?? linkUrl(cartUrl);
  const name = answer.name && plainText(answer.name);
  const amount = amountOf(answer, prices, currency);
  const { lines, sum } = cartOf(answer, prices, currency);
  const cart = lines ? [lines, sum].filter(Boolean).join(', ') : sum && words.cartTotal(sum, '').trim();
  useEffect(() => {
    if (isRead) return;
    const timer = setTimeout(onClose, NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [isRead, onClose, answer]);
  useEffect(() => {
    notice.current?.showPopover();
    if (closeLast !== onClose) closeLast();
    closeLast = onClose;
    announce([amount ?? words.added, name, cart].filter(Boolean).join('. '));
  }, [announce, onClose, amount, name, cart, answer]);
  return (
    <div
      ref={notice}
      popover="manual"
      className="added-notice"
      part="added"
      // The notice stays open while the pointer or the focus is in it.
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <CircleCheck size={22} aria-hidden="true" />
      <div className="added-notice__said">
        {amount ? (
          <>
            <p className="added__name">{amount}</p>
            <p className="muted">{name}</p>
          </>
        ) : (
          <p className="added__name">{[words.added, name].filter(Boolean).join(': ')}</p>
        )}
        {cart && <p className="muted">{cart}</p>}
        <Related products={answer.related} {...{ prices, currency }} />
      </div>
      {href && <a href={href}>{words.cart}</a>}
      <IconButton label={words.close} size="small" onClick={onClose}>
        <X size={18} />
      </IconButton>
    </div>
  );
}
