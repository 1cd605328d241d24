/** Decides which style sheets a view with fields adopts, after those of ui. */
import checkbox from './checkbox.css?inline';
import field from './field.css?inline';
import quantity from './quantity.css?inline';

export const fieldStyles: readonly string[] = [field, checkbox, quantity];
