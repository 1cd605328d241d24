/** Buyer, destination, carrier and payment on the printed sheet. */
import type { Elements } from '../../ui/content';
import { AddressLines } from '../parts/AddressLines';
import { invoiceAddress } from '../addresses/invoice';
import { PaymentDuties } from '../duties/PaymentDuties';
import { looks } from '../delivery/later-kinds';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { kindOf } from '../session/kinds';
import { promiseIn, termsIn } from '../summary/promises';
import { paymentNames, projectName } from '../session/rules';
import { text } from '../text';

export function Parties() {
  const { client } = useCartSettings();
  const cart = useCart();
  const { carrier, project, customer } = cart;
  const promise = promiseIn(cart);
  const currency = useCurrency();
  const { Place } = looks[kindOf(carrier).name];
  const buyer = invoiceAddress(cart, client);
  return (
    <div className="sheet__parties">
      <Party title={text.summary.buyer}>
        {buyer && <AddressLines address={buyer} />}
        {customer?.email && <p>{customer.email}</p>}
      </Party>
      <Party title={text.summary.shipping}>
        <Place />
      </Party>
      <Party title={text.delivery.title}>
        <p>{carrier?.name ?? text.summary.notChosen}</p>
        {promise && <p>{promise}</p>}
      </Party>
      <Party title={text.payment.title}>
        <p>{paymentNames(cart) ?? text.summary.notChosen}</p>
        {termsIn(cart, currency).map((one) => (
          <p key={one}>{one}</p>
        ))}
        <PaymentDuties />
      </Party>
      {project && (
        <Party title={text.project.title}>
          <p>{projectName(project)}</p>
        </Party>
      )}
    </div>
  );
}

const Party = ({ title, children }: { title: string; children: Elements }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);
