/** Decides what the buyer reviews before ordering: delivery and payment, buyer, shipping, project, notes; each links to its step. */
import type { Content } from '../../ui/content';
import { AddressLines } from '../addresses/AddressLines';
import { invoiceAddress } from '../addresses/invoice';
import { FieldsReview } from '../extra/FieldsReview';
import { sameId } from '../../http/tolerant';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings } from '../parts/CartContext';
import { Contact } from '../delivery/LockerBox';
import { LockerAddress } from '../delivery/LockerAddress';
import {
  chosenMethod,
  deliversToInvoiceAddress,
  isLocked,
  isLockerCarrier,
  isPickup,
  notesOf,
  projectName,
} from '../session/rules';
import type { Step } from '../session/steps';
import { text } from '../text';

export function Reviews() {
  return (
    <div className="reviews">
      <MethodReview />
      <BuyerReview />
      <ShippingReview />
      <ProjectReview />
      <NotesReview />
      <FieldsReview />
    </div>
  );
}

function Review({ title, step, children }: { title: string; step: Step; children: Content }) {
  const { goTo } = useCartSettings();
  const locked = isLocked(useCart());
  const change = !locked && (
    <Button variant="quiet" size="small" aria-label={`${text.change}: ${title}`} onClick={() => void goTo(step)}>
      {text.change}
    </Button>
  );
  return (
    <Card title={title} action={change}>
      {children}
    </Card>
  );
}

function MethodReview() {
  const { carrier, payment, payment_params, availablePayments } = useCart();
  const paid = availablePayments.find(({ id }) => sameId(id, payment?.id));
  const method = paid && chosenMethod(payment_params, paid);
  return (
    <Review title={text.summary.method} step="/">
      <dl className="facts">
        <div>
          <dt>{text.delivery.title}</dt>
          <dd>{carrier?.name ?? text.summary.notChosen}</dd>
        </div>
        <div>
          <dt>{text.payment.title}</dt>
          <dd>{[payment?.name ?? paid?.name ?? text.summary.notChosen, method?.name].filter(Boolean).join(' – ')}</dd>
        </div>
      </dl>
    </Review>
  );
}

function BuyerReview() {
  const { client } = useCartSettings();
  const cart = useCart();
  const address = invoiceAddress(cart, client);
  return (
    <Review title={text.summary.buyer} step="/addresses">
      {address ? <AddressLines address={address} /> : <p className="muted">{text.addresses.noInvoice}</p>}
      {cart.customer?.email && <p className="muted">{cart.customer.email}</p>}
    </Review>
  );
}

function ShippingReview() {
  const { client } = useCartSettings();
  const cart = useCart();
  const address = deliversToInvoiceAddress(cart) ? invoiceAddress(cart, client) : cart.delivery_address;
  return (
    <Review title={text.summary.shipping} step="/addresses">
      {isLockerCarrier(cart.carrier) ? (
        <div className="stack stack--tight">
          <LockerAddress cart={cart} />
          <Contact />
        </div>
      ) : isPickup(cart.carrier) ? (
        <p>{[cart.carrier?.name, cart.department_name].filter(Boolean).join(', ')}</p>
      ) : (
        address && <AddressLines address={address} />
      )}
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

function NotesReview() {
  const notes = notesOf(useCart());
  return (
    <Review title={text.summary.notes} step="/">
      {notes ? <p className="written">{notes}</p> : <p className="muted only-screen">{text.summary.noNotes}</p>}
    </Review>
  );
}
