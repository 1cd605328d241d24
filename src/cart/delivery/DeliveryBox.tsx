/** Decides how the carrier is chosen: whole-row radio cards with prices; a locker carrier shows its locker. */
import { Mailbox, Package, Store, Truck } from '../parts/icons';
import { idText } from '../../http/tolerant';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { RadioCards, type RadioCardOption } from '../../ui/RadioCards';
import { useCart, useCartSettings, useCurrency, usePending, useSaving } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { PriceButton } from '../pricing/PriceButton';
import { CARRIER_MINIMUM, mayPrice } from '../pricing/rules';
import { isLocked, isLockerCarrier, isTransportUnpriced } from '../session/rules';
import { useLack } from '../parts/useAsked';
import { text } from '../text';
import { carrierKind, carrierPrice, type CarrierKind } from './carriers';
import { LockerChoice } from './LockerChoice';
import type { Carrier } from '../wire/delivery';

export function DeliveryBox() {
  const { session, brand, trader, prices } = useCartSettings();
  const carriers = useCart((cart) => cart.availableCarriers);
  const chosen = useCart((cart) => cart.carrier?.id);
  const locked = useCart(isLocked);
  const unpriced = useCart((cart) => isTransportUnpriced(cart, brand));
  const currency = useCurrency();
  const picked = usePending('carrier') ?? chosen;
  const saving = useSaving('carrier');
  const lack = useLack('no_carrier', picked === undefined);

  const option = (carrier: Carrier): RadioCardOption => ({
    value: String(carrier.id),
    title: carrier.name,
    logo: <CarrierIcon kind={carrierKind(carrier, brand)} />,
    price: carrierPrice(carrier, brand, prices, currency),
    action: trader && !locked && mayPrice(carrier) && (
      <PriceButton
        name={carrier.name}
        current={carrier.price_net}
        minimum={CARRIER_MINIMUM}
        slot="add_carrier_discount"
        save={(price) => session.addCarrierDiscount(carrier.id, price)}
      />
    ),
    children: isLockerCarrier(carrier) && <LockerChoice />,
  });
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
            error={lack}
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

const icons = { locker: Mailbox, pickup: Store, transport: Truck, courier: Package };

function CarrierIcon({ kind }: { kind: CarrierKind }) {
  const Icon = icons[kind];
  return <Icon size={22} aria-hidden="true" />;
}
