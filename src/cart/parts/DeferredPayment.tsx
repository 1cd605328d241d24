/** Decides how a deferred payment that waits is begun: at its provider, behind a token from the same server as the configurator's. */
import { ExternalLink } from '../../ui/icons';
import { followUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { useCartSettings } from './CartContext';
import { providerUrl } from '../session/configurator';
import { useForeignPage } from './useForeignPage';
import { text } from '../text';

interface DeferredPaymentProps {
  /** The provider's page as the server gave it; it stands in no link. */
  paymentUrl: string | undefined;
  /** Within a sentence's notice. */
  small?: boolean;
  /** What sets it apart from others like it, after its label. */
  of?: string;
}

export function DeferredPayment({ paymentUrl, small = false, of = '' }: DeferredPaymentProps) {
  const { origins } = useCartSettings();
  const page = useForeignPage((token) => {
    const base = followUrl(paymentUrl, { origins });
    return base && providerUrl(base, token);
  });
  return (
    <Button
      variant={small ? 'secondary' : 'primary'}
      size={small ? 'small' : 'large'}
      wide={!small}
      iconAfter={<ExternalLink size={18} aria-hidden="true" />}
      busy={page.busy}
      onClick={page.open}
    >
      {(page.waiting ? text.deferred.openReady : text.deferred.open) + of}
    </Button>
  );
}
