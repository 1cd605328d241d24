/** Lists the style sheets that a view with fields adopts, after those of ui. A view with checkboxes also adopts theirs. */
import control from './control.css?inline';
import field from './field.css?inline';
import quantity from './quantity.css?inline';

export const fieldStyles: readonly string[] = [control, field, quantity];
