/** A card's button that opens a late-loading dialog. `opens` names it for a template's own button (rule D17). */
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button';
import type { LateDialog } from './useLateDialog';

interface DialogButtonProps {
  readonly dialog: Pick<LateDialog<never>, 'loading' | 'open'>;
  readonly opens: string;
  readonly icon?: ReactElement;
  readonly children: string;
}

export const DialogButton = ({ dialog, opens, icon, children }: DialogButtonProps) => (
  <Button
    size="small"
    data-opens={opens}
    icon={icon}
    aria-haspopup="dialog"
    busy={dialog.loading}
    onClick={dialog.open}
  >
    {children}
  </Button>
);
