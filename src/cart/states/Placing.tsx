/** Displayed between a placed order and its confirmation page. */
import { Spinner } from '../../ui/Spinner';
import { useCartState } from '../parts/CartContext';
import { placingText } from '../session/sealed-texts';

export function Placing() {
  const action = useCartState((state) => state.action);
  return (
    <p className="empty" role="status">
      <Spinner size="large" />
      <span>{placingText(action)}</span>
    </p>
  );
}
