/** Chooses the carrier: whole-row radio cards with prices, and the chosen carrier's own fields. */
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { RadioCards, type RadioCardOption } from '../../ui/RadioCards';
import { promiseText } from '../../ui/promise';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { PriceButton } from '../pricing/PriceButton';
import { isUnquoted, kindOf } from '../session/kinds';
import { isLocked } from '../session/rules';
import { useChoice } from '../parts/useChoice';
import { text } from '../text';
import { CARRIER_MINIMUM, carrierPrice } from './carriers';
import { looks } from './kinds';
import type { Carrier } from '../wire/delivery';

export function DeliveryBox() {
  const { session, brand, trader, prices } = useCartSettings();
  const carriers = useCart((cart) => cart.availableCarriers);
  const locked = useCart(isLocked);
  const unpriced = useCart((cart) => isUnquoted(cart.carrier, brand));
  const currency = useCurrency();
  const { cards, problemOf } = useChoice('carrier', carriers);

  const option = (carrier: Carrier): RadioCardOption => {
    const { name, isFree } = kindOf(carrier, brand);
    const { Icon, Asks } = looks[name];
    const promise = promiseText(carrier.delivery);
    return {
      value: String(carrier.id),
      title: carrier.name,
      logo: <Icon size={22} aria-hidden="true" />,
      detail: promise && <span className="promise">{promise}</span>,
      price: carrierPrice(carrier, brand, prices, currency),
      action: trader && !locked && !isFree && (
        <PriceButton
          name={carrier.name}
          current={carrier.price_net}
          minimum={CARRIER_MINIMUM}
          slot="add_carrier_discount"
          save={(price) => session.addCarrierDiscount(carrier.id, price)}
        />
      ),
      problem: problemOf(carrier.id),
      children: Asks && <Asks />,
    };
  };
  const kind = prices === 'net' ? text.summary.netPrices : text.summary.grossPrices;

  return (
    <Card
      title={text.delivery.title}
      part="delivery"
      action={carriers.length > 0 && <span className="muted kind">{kind}</span>}
    >
      <div className="stack">
        {carriers.length === 0 ? (
          <Notice status="warning" messages={[text.delivery.none]} />
        ) : (
          <RadioCards legend={text.delivery.legend} options={carriers.map(option)} {...cards} />
        )}
        {unpriced && !locked && <Notice status="warning" messages={[text.blockers.unpriced_transport]} />}
        <Slot name="delivery_price" />
        <Slot name="add_carrier_discount" />
        <Slot name="inpost" />
      </div>
    </Card>
  );
}
