/** The link to the order that resulted from an approval or a quote. */
import { followUrl } from '../../page/safe-url';
import { useCartSettings } from '../parts/CartContext';
import type { Process } from '../wire/process';
import { processText } from './text';

export function OrderLink({ process: { order } }: { process: Process }) {
  const { origins } = useCartSettings();
  const href = followUrl(order?.url, { origins });
  if (!href) return null;
  return <a href={href}>{[processText.seeOrder, order?.number].filter(Boolean).join(' ')}</a>;
}
