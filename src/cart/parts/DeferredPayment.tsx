/** The button that opens a deferred payment at its provider, with a token from the configurator's server. */
import { ExternalLink } from '../../ui/icons';
import { Button } from '../../ui/Button';
import { useExternalPage } from './useExternalPage';
import { text } from '../text';

interface DeferredPaymentProps {
  /** The provider's page from the server; never used as a link. */
  paymentUrl: string | undefined;
  /** A smaller button, for use inside a notice. */
  small?: boolean;
  /** Added to the label, to distinguish similar buttons. */
  of?: string;
}

export function DeferredPayment({ paymentUrl, small = false, of = '' }: DeferredPaymentProps) {
  const page = useExternalPage({ url: paymentUrl });
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
