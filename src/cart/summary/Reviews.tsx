/** The buyer's choices below the lines of the summary: one short row each, with a link to its step. */
import { useId } from 'react';
import type { Content, Elements } from '../../ui/content';
import { invoiceAddress, invoiceTo } from '../addresses/invoice';
import { unbroken } from '../parts/unbroken';
import { sameId } from '../../http/tolerant';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { ChangeButton } from '../parts/ChangeButton';
import { looks } from '../delivery/later-kinds';
import { PaymentDuties } from '../duties/PaymentDuties';
import { Truck, Wallet } from '../parts/icons';
import { FileText, MapPin } from '../parts/later-icons';
import { addressParts } from '../session/address-line';
import { kindOf } from '../session/kinds';
import { notesOf, paymentNames, projectName } from '../session/rules';
import type { Step } from '../session/steps';
import { text } from '../text';
import { addressText } from '../later/text';
import { promiseIn, termsIn } from './promises';
import type { Address } from '../wire/address';

export function Reviews() {
  return (
    <Card flush>
      <div className="reviews">
        <CarrierReview />
        <ShippingReview />
        <BuyerReview />
        <PaymentReview />
        <ProjectReview />
      </div>
    </Card>
  );
}

interface ReviewProps {
  title: string;
  step: Step;
  icon?: Elements;
  children: Content;
}

function Review({ title, step, icon, children }: ReviewProps) {
  const titleId = useId();
  return (
    <section className="review" aria-labelledby={titleId}>
      {icon}
      <h3 className="review__title muted" id={titleId}>
        {title}
      </h3>
      <div className="review__text">{children}</div>
      <ChangeButton of={title} step={step} />
    </section>
  );
}

function CarrierReview() {
  const cart = useCart();
  const promise = promiseIn(cart);
  return (
    <Review title={text.delivery.title} step="/" icon={<Truck size={20} aria-hidden="true" />}>
      <p>{cart.carrier?.name ?? text.summary.notChosen}</p>
      {promise && <p className="promise">{promise}</p>}
    </Review>
  );
}

function PaymentReview() {
  const cart = useCart();
  const names = paymentNames(cart);
  const currency = useCurrency();
  return (
    <Review title={text.payment.title} step="/" icon={<Wallet size={20} aria-hidden="true" />}>
      <p>{names ?? text.summary.notChosen}</p>
      {termsIn(cart, currency).map((one) => (
        <p className="muted" key={one}>
          {one}
        </p>
      ))}
      <PaymentDuties />
      {cart.payment && <slot name={`payment-${cart.payment.id}`} />}
    </Review>
  );
}

/** A company's name and tax number; without a tax number, name and address. */
function named(address: Address): string {
  const { lead, street, place } = addressParts(address);
  const tax = address.nip && `${addressText.nip}\u00A0${address.nip}`;
  return [lead, ...(tax ? [tax] : [street, place])].filter(Boolean).join(', ');
}

function BuyerReview() {
  const { client } = useCartSettings();
  const cart = useCart();
  const address = invoiceAddress(cart, client);
  return (
    <Review title={text.summary.buyer} step="/addresses" icon={<FileText size={20} aria-hidden="true" />}>
      {address ? (
        <p>{unbroken(cart.can_add_invoice_address ? invoiceTo(address) : named(address))}</p>
      ) : (
        <p className="muted">{addressText.noInvoice}</p>
      )}
    </Review>
  );
}

function ShippingReview() {
  const { Place } = looks[kindOf(useCart().carrier).name];
  return (
    <Review title={text.summary.shipping} step="/addresses" icon={<MapPin size={20} aria-hidden="true" />}>
      <Place />
    </Review>
  );
}

function ProjectReview() {
  const { client } = useCartSettings();
  const { project } = useCart();
  // The cart's project has no identifier; the client's list has it.
  const listed = client?.projects.find(({ id }) => sameId(id, project?.id));
  return (
    project && (
      <Review title={text.project.title} step="/">
        <p>{projectName(listed ?? project)}</p>
      </Review>
    )
  );
}

/** Renders nothing without notes. */
export function NotesReview() {
  const notes = notesOf(useCart());
  return (
    notes && (
      <Card flush>
        <Review title={text.summary.notes} step="/">
          <p className="written">{notes}</p>
        </Review>
      </Card>
    )
  );
}
