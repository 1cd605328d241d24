/** The first screen of a quantity: its buttons and keys before React. */
import type { shopQuantity } from '../../elements/shop-quantity';
import { bounded } from '../element/control';
import type { PropsOf } from '../element/declare';
import type { FirstScreen } from '../element/first-screen';
import { drawing } from './quantity-drawing.generated';

export const quantityScreen: FirstScreen<PropsOf<typeof shopQuantity>> = {
  ...drawing,
  // Same as `stepQuantity` in fields, which loads with the view: a button is disabled if the next multiple is out of bounds.
  values({ value, min, max = Infinity, step, disabled }) {
    const amount = bounded(value, min, max);
    const [below, above] = [(Math.ceil(amount / step) - 1) * step, (Math.floor(amount / step) + 1) * step];
    return { value: amount, least: below < min, most: above > max, disabled: disabled || max < min };
  },
  // Behaves like the view: typing replaces the old quantity, and arrow keys press the buttons.
  live(_element, root) {
    const field = root.querySelector('input');
    // The template's printed content may have no field.
    if (!field) return;
    field.onfocus = () => field.select();
    field.onkeydown = (event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const button = root.querySelectorAll('button')[['ArrowDown', 'ArrowUp'].indexOf(key)];
      if (!button || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      button.click();
    };
  },
};
