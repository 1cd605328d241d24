/** Decides how a trader changes a net price: a small button next to it, and a dialog with the lowest price allowed. */
import { BadgePercent } from '../parts/icons';
import type { Decimal } from '../../http/decimal';
import { IconButton } from '../../ui/IconButton';
import type { Outcome } from '../session/session';
import { text } from '../text';
import { useLateDialog } from '../parts/useLateDialog';

export interface PriceButtonProps {
  /** What the price is of: a product or a carrier. */
  name: string;
  /** Today's net price, where it is known. */
  current: Decimal | undefined;
  /** The lowest net price; undefined where the server names none. */
  minimum: Decimal | undefined;
  /** The message slot of the action. */
  slot: 'add_discount' | 'add_carrier_discount';
  save: (price: string) => Promise<Outcome>;
}

/** For traders; the owner leaves it out for buyers, and in a locked cart. */
export function PriceButton(props: PriceButtonProps) {
  const { Dialog, ...dialog } = useLateDialog(() => import('./PriceDialog'), props.slot);
  return (
    <>
      <IconButton
        label={text.pricing.change(props.name)}
        size="small"
        aria-haspopup="dialog"
        busy={dialog.loading}
        onClick={dialog.open}
      >
        <BadgePercent size={18} />
      </IconButton>
      {Dialog && dialog.isOpen && <Dialog {...props} onClose={dialog.close} />}
    </>
  );
}
