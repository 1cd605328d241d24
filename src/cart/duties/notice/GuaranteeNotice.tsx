/** The notice on the legal guarantee, in view before the order: a strip whose picture a dialog enlarges (rule Z43). */
import { useEffect, useState } from 'react';
import { docsUrl } from '../../../page/docs-url';
import { linkUrl } from '../../../page/safe-url';
import { Button } from '../../../ui/Button';
import { Modal } from '../../../ui/Modal';
import { useCart } from '../../parts/CartContext';
import { noticeText } from './text';

let isReported = false;

export function GuaranteeNotice() {
  const { buyer, guarantee_notice: notice } = useCart();
  const image = linkUrl(notice?.image);
  const [isOpen, setOpen] = useState(false);
  const isMissing = buyer === 'consumer' && image === undefined;
  useEffect(() => {
    if (!isMissing || isReported) return;
    isReported = true;
    console.warn('shop-elements: a consumer’s cart has no guarantee_notice.', docsUrl('guarantee-notice'));
  }, [isMissing]);
  if (notice === undefined || image === undefined) return null;
  const url = linkUrl(notice.url);
  const picture = (
    <img src={image} width={notice.width} height={notice.height} alt={notice.alt ?? noticeText.guarantee} />
  );
  return (
    <section className="guarantee-notice" aria-label={noticeText.guarantee}>
      {picture}
      <div className="guarantee-notice__text">
        <strong>{noticeText.guarantee}</strong>
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {noticeText.enlarge}
        </Button>
        {url && <a href={url}>{noticeText.more(url.replace(/^https?:\/\//, ''))}</a>}
      </div>
      <Modal open={isOpen} title={noticeText.guarantee} onClose={() => setOpen(false)}>
        <a href={image} target="_blank" rel="noopener noreferrer">
          {picture}
        </a>
      </Modal>
    </section>
  );
}
