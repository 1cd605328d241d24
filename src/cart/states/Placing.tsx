/** Displayed between a placed order and its confirmation page. */
import { Spinner } from '../../ui/Spinner';
import { text } from '../text';

export function Placing() {
  return (
    <p className="empty" role="status">
      <Spinner size="large" />
      <span>{text.summary.placing}</span>
    </p>
  );
}
