/** The button of a summary part that leads to the step where it can be changed; absent in a locked cart. */
import { Button } from '../../ui/Button';
import { useCart, useCartSettings } from './CartContext';
import { isLocked } from '../session/rules';
import type { Step } from '../session/steps';
import { text } from '../text';

/** `of`: the part's title, which distinguishes the buttons for screen readers. */
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
