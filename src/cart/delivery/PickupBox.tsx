/** Displays the pickup place on the later steps, instead of an address. */
import { Store } from '../parts/icons';
import { Card } from '../../ui/Card';
import { useCart } from '../parts/CartContext';
import { addressText } from '../later/text';

export function PickupBox() {
  const { carrier, department_name } = useCart();
  return (
    <Card title={addressText.delivery}>
      <p className="pickup">
        <Store size={20} aria-hidden="true" />
        <span>{[carrier?.name ?? addressText.pickup, department_name].filter(Boolean).join(', ')}</span>
      </p>
    </Card>
  );
}

export function PickupPlace() {
  const { carrier, department_name } = useCart();
  return <p>{[carrier?.name, department_name].filter(Boolean).join(', ')}</p>;
}
