/** Decides how a quantity rests before React. */
import type { shopQuantity } from '../../elements/shop-quantity';
import { bounded } from '../element/control';
import type { PropsOf } from '../element/declare';
import type { Shell } from '../element/shell';
import { resting } from './resting-quantity';

export const quantityShell: Shell<PropsOf<typeof shopQuantity>> = {
  ...resting,
  // At a bound the button rests.
  values({ value, min, max }) {
    const amount = bounded(value, min, max);
    return { value: amount, least: amount === min, most: amount === max };
  },
  // As in the view: what is typed takes the place of the old quantity, and arrow keys press the buttons.
  live(_element, root) {
    const field = root.querySelector('input');
    // What a template has printed may have none.
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
