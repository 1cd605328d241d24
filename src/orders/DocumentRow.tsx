/** Renders a document: its file, and for an invoice the KSeF number, the payment data, and the QR code. */
import { useState } from 'react';
import type { Elements } from '../ui/content';
import { linkUrl } from '../page/safe-url';
import { today } from '../page/day';
import { formatDay } from '../ui/day';
import { icon } from '../ui/icon';
import { LinkButton } from '../ui/LinkButton';
import { formatMoney } from '../ui/money';
import { Notice } from '../ui/Notice';
import { CopyButton } from './CopyButton';
import { isInvoice, isOverdue, isToPay, paymentAddress, transferTitle } from './documents';
import { ksefNumberOf, verificationUrl } from './ksef';
import { documentName } from './names';
import { qrCode } from './qr';
import type { EarlierOrder, OrderDocument } from './schema';
import { useSettings } from './SettingsContext';
import { text } from './text';

const FileText = icon(
  'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7ZM14 2v4a2 2 0 0 0 2 2h4M10 9H8M16 13H8M16 17H8',
);

interface DocumentRowProps {
  readonly document: OrderDocument;
  readonly orderId: EarlierOrder['id'];
  readonly currency: string;
}

export function DocumentRow({ document, orderId, currency }: DocumentRowProps) {
  const { url, date } = document;
  const href = linkUrl(url);
  const name = documentName(document);
  return (
    <li className="document" part="document">
      <div className="document__head">
        <FileText className="document__icon" size={20} aria-hidden="true" />
        {href ? <a href={href}>{name}</a> : <span>{name}</span>}
        {date && <span className="muted number">{formatDay(date)}</span>}
      </div>
      {isInvoice(document) && <Invoice document={document} name={name} orderId={orderId} currency={currency} />}
    </li>
  );
}

function Invoice({ document, name, orderId, currency }: DocumentRowProps & { readonly name: string }) {
  const { paymentUrl } = useSettings();
  const ksef = ksefNumberOf(document);
  const title = transferTitle(document);
  const href = linkUrl(paymentAddress(paymentUrl, { order: String(orderId), invoice: document.number }));
  const isLate = isOverdue(document, today());
  return (
    <div className="invoice">
      <dl className="invoice__facts">
        {ksef.state === 'right' && <Fact term={text.documents.ksef} value={ksef.number} copies />}
        {isToPay(document) && (
          <>
            {title && <Fact term={text.documents.transfer} value={title} copies />}
            {document.account && <Fact term={text.documents.account} value={document.account} copies />}
            {document.due_date && (
              <Fact term={text.documents.due} value={formatDay(document.due_date)} isLate={isLate} />
            )}
            <Fact term={text.documents.toPay} value={formatMoney(document.to_pay, currency)} isLate={isLate}>
              {href && (
                <LinkButton href={href} size="small">
                  <span>{text.overdue.pay}</span>
                  <span className="only-spoken">{`: ${name}`}</span>
                </LinkButton>
              )}
            </Fact>
          </>
        )}
      </dl>
      {ksef.state === 'wrong' && (
        <Notice
          status="error"
          variant="inline"
          title={<s className="number">{ksef.number}</s>}
          messages={[text.documents.wrong]}
        />
      )}
      {ksef.state === 'none' && document.ksef_hash && <p className="muted">{text.documents.noKsef}</p>}
      {ksef.state !== 'wrong' && (
        <Qr url={verificationUrl(document)} below={ksef.state === 'right' ? ksef.number : text.documents.offline} />
      )}
    </div>
  );
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly copies?: boolean;
  readonly isLate?: boolean;
  readonly children?: Elements;
}

const Fact = ({ term, value, copies = false, isLate = false, children }: FactProps) => (
  <div className="invoice__fact">
    <dt className="muted">{term}</dt>
    <dd>
      <span className={`invoice__value${isLate ? ' invoice__value--late' : ''}`}>{value}</span>
      {copies && <CopyButton what={term} value={value} />}
      {children}
    </dd>
  </div>
);

/** KOD I: a phone verifies a printed invoice with it. Rendered only when opened. */
function Qr({ url, below }: { url: string | undefined; below: string }) {
  const [isOpen, setOpen] = useState(false);
  if (url === undefined) return null;
  return (
    <details className="qr" part="qr" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.documents.qr}</summary>
      {isOpen && <Code url={url} below={below} />}
    </details>
  );
}

function Code({ url, below }: { url: string; below: string }) {
  const { side, path } = qrCode(url);
  return (
    <figure className="qr__figure">
      {/* A quiet zone of four modules stays white, whatever the page's colours. */}
      <svg
        className="qr__code"
        viewBox={`-4 -4 ${side + 8} ${side + 8}`}
        role="img"
        aria-label={text.documents.qrOf(below)}
      >
        <path d={`M-4-4h${side + 8}v${side + 8}h-${side + 8}z`} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption className="qr__below">{below}</figcaption>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {text.documents.check}
      </a>
    </figure>
  );
}
