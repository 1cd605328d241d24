/** The trader's button next to a net price, which opens the price dialog. */
import { BadgePercent } from '../parts/icons';
import { IconButton } from '../../ui/IconButton';
import { text } from '../text';
import { useLateDialog } from '../parts/useLateDialog';
import type { PriceDialogProps } from './PriceDialog';

interface PriceButtonProps extends Omit<PriceDialogProps, 'onClose'> {
  /** The message slot of the action. */
  slot: 'add_discount' | 'add_carrier_discount';
}

/** The parent renders it for traders only, and not in a locked cart. */
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
