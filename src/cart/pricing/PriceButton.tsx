/** Decides how a trader changes a net price: a small button next to it, and a dialog with the lowest price allowed. */
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import type { Decimal } from '../../http/decimal';
import { IconButton } from '../../ui/IconButton';
import { useCartSettings } from '../CartContext';
import type { Outcome } from '../session';
import { text } from '../text';
import { PriceDialog } from './PriceDialog';

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

/** Nothing for buyers. The owner leaves it out of a locked cart. */
export function PriceButton(props: PriceButtonProps) {
  const { trader } = useCartSettings();
  const [open, setOpen] = useState(false);
  if (!trader) return null;
  return (
    <>
      <IconButton
        label={text.pricing.change(props.name)}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BadgePercent size={18} />
      </IconButton>
      {open && <PriceDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
