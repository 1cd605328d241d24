/** Chooses the carrier: whole-row radio cards with prices, and the chosen carrier's own fields. */
import { idText } from '../../http/tolerant';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { RadioCards, type RadioCardOption } from '../../ui/RadioCards';
import { useCart, useCartSettings, useCurrency, usePending, useSaving } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { PriceButton } from '../pricing/PriceButton';
import { isUnquoted, kindOf } from '../session/kinds';
import { isLocked } from '../session/rules';
import { useMissingError } from '../parts/useMissingError';
import { text } from '../text';
import { CARRIER_MINIMUM, carrierPrice } from './carriers';
import { looks } from './kinds';
import type { Carrier } from '../wire/delivery';

export function DeliveryBox() {
  const { session, brand, trader, prices } = useCartSettings();
  const carriers = useCart((cart) => cart.availableCarriers);
  const chosen = useCart((cart) => cart.carrier?.id);
  const locked = useCart(isLocked);
  const unpriced = useCart((cart) => isUnquoted(cart.carrier, brand));
  const currency = useCurrency();
  const picked = usePending('carrier') ?? chosen;
  const saving = useSaving('carrier');
  const missingError = useMissingError('no_carrier', picked === undefined);

  const option = (carrier: Carrier): RadioCardOption => {
    const { name, isFree } = kindOf(carrier, brand);
    const { Icon, Asks } = looks[name];
    return {
      value: String(carrier.id),
      title: carrier.name,
      logo: <Icon size={22} aria-hidden="true" />,
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
      children: Asks && <Asks />,
    };
  };
  const choose = (value: string) => {
    const carrier = carriers.find(({ id }) => String(id) === value);
    if (carrier) void session.choose('carrier', carrier.id);
  };

  return (
    <Card title={text.delivery.title} part="delivery">
      <div className="stack">
        {carriers.length === 0 ? (
          <Notice status="warning" messages={[text.delivery.none]} />
        ) : (
          <RadioCards
            legend={text.delivery.legend}
            name="carrier"
            value={idText(picked)}
            options={carriers.map(option)}
            onChange={choose}
            busy={saving}
            disabled={locked}
            error={missingError}
          />
        )}
        {unpriced && !locked && <Notice status="warning" messages={[text.blockers.unpriced_transport]} />}
        <Slot name="delivery_price" />
        <Slot name="add_carrier_discount" />
        <Slot name="inpost" />
      </div>
    </Card>
  );
}
