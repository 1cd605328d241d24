/** Decides how a part of the summary leads to the step where it can be changed; a locked cart offers nothing. */
import { Button } from '../../ui/Button';
import { useCart, useCartSettings } from './CartContext';
import { isLocked } from '../session/rules';
import type { Step } from '../session/steps';
import { text } from '../text';

/** `of`: the part's title, which tells one button from another where only names are read. */
export function ChangeButton({ of, step }: { of: string; step: Step }) {
  const { goTo } = useCartSettings();
  const locked = useCart(isLocked);
  return (
    !locked && (
      <Button variant="quiet" size="small" aria-label={`${text.change}: ${of}`} onClick={() => void goTo(step)}>
        {text.change}
      </Button>
    )
  );
}
