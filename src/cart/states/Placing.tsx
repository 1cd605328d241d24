/** Decides what stands between a placed order and the page that confirms it. */
import { Spinner } from '../../ui/Spinner';
import { text } from '../text';

export function Placing() {
  return (
    <p className="empty" role="status">
      <Spinner size="large" />
      {text.summary.placing}
    </p>
  );
}
