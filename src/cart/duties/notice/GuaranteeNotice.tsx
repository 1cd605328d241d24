/** The notice on the legal guarantee, open before the order; its picture links to the image file (rule Z43). */
import { useEffect } from 'react';
import { docsUrl } from '../../../page/docs-url';
import { linkUrl } from '../../../page/safe-url';
import { useCart } from '../../parts/CartContext';
import { noticeText } from './text';

let isReported = false;

export function GuaranteeNotice() {
  const { buyer, guarantee_notice: notice } = useCart();
  const image = linkUrl(notice?.image);
  const isMissing = buyer === 'consumer' && image === undefined;
  useEffect(() => {
    if (!isMissing || isReported) return;
    isReported = true;
    console.warn('shop-elements: a consumer’s cart has no guarantee_notice.', docsUrl('guarantee-notice'));
  }, [isMissing]);
  if (notice === undefined || image === undefined) return null;
  const url = linkUrl(notice.url);
  return (
    <section className="guarantee-notice" aria-label={noticeText.guarantee}>
      <a href={image} target="_blank" rel="noopener noreferrer">
        <img src={image} width={notice.width} height={notice.height} alt={notice.alt ?? noticeText.guarantee} />
      </a>
      {url && <a href={url}>{noticeText.more(url.replace(/^https?:\/\//, ''))}</a>}
    </section>
  );
}
