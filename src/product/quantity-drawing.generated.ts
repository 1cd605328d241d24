/** Decides what `<shop-quantity>` shows before React, as its view does: printed by `npm run manifest`, not written. */
import type { Drawing } from '../element/first-screen';
import { css as ui } from '../ui/drawing-css.generated';
import { css as fields } from '../fields/drawing-css.generated';
export const drawing: Drawing = {
  tree: [
    [
      'div',
      { class: 'quantity-element' },
      [
        'div',
        { class: ['disabled', 'quantity quantity--disabled', 'quantity'], part: 'quantity' },
        [
          'div',
          { class: 'quantity__row' },
          [
            'div',
            { class: 'quantity__frame' },
            [
              'button',
              {
                type: 'button',
                class: 'quantity__button',
                part: 'quantity-button',
                tabindex: '-1',
                'aria-label': [
                  '!label',
                  '{=fields.decrease|Zmniejsz ilość}',
                  '{=fields.decrease|Zmniejsz ilość}: {label}',
                ],
                'aria-disabled': ['least', 'true', ['disabled', 'true', null]],
              },
              [
                'svg',
                {
                  width: '16',
                  height: '16',
                  viewBox: '0 0 24 24',
                  fill: 'none',
                  stroke: 'currentColor',
                  'stroke-width': '2',
                  'stroke-linecap': 'round',
                  'stroke-linejoin': 'round',
                  'aria-hidden': 'true',
                },
                ['path', { d: 'M5 12h14' }],
              ],
            ],
            [
              'input',
              {
                class: 'quantity__input number',
                part: 'quantity-input',
                type: 'text',
                inputMode: 'numeric',
                autoComplete: 'off',
                enterKeyHint: 'done',
                'aria-label': '{label|=product.amount|Ilość}',
                value: '{value}',
                readOnly: ['disabled', '', null],
              },
            ],
            [
              'button',
              {
                type: 'button',
                class: 'quantity__button',
                part: 'quantity-button',
                tabindex: '-1',
                'aria-label': [
                  '!label',
                  '{=fields.increase|Zwiększ ilość}',
                  '{=fields.increase|Zwiększ ilość}: {label}',
                ],
                'aria-disabled': ['most', 'true', ['disabled', 'true', null]],
              },
              [
                'svg',
                {
                  width: '16',
                  height: '16',
                  viewBox: '0 0 24 24',
                  fill: 'none',
                  stroke: 'currentColor',
                  'stroke-width': '2',
                  'stroke-linecap': 'round',
                  'stroke-linejoin': 'round',
                  'aria-hidden': 'true',
                },
                ['path', { d: 'M5 12h14M12 5v14' }],
              ],
            ],
          ],
          ['span?unit', { class: 'quantity__unit' }, '{unit}'],
        ],
      ],
      ['div', { id: '_R_0_' }],
    ],
  ],
  css: [
    ui,
    fields,
    '.quantity{--_side:max(var(--_target), calc(8 * var(--_unit)));gap:var(--_space-1);display:inline-grid}.quantity__row{align-items:center;gap:var(--_space-2);display:inline-flex}.quantity__frame{grid-template-columns:var(--_side) 3.5em var(--_side);font-size:var(--_font-field);block-size:max(var(--_target), 9 * var(--_unit), 1lh + 4px);border:1px solid var(--_border-strong);border-radius:var(--_radius);background:var(--_surface);color:var(--_text);display:inline-grid;position:relative}.quantity__frame:focus-within{outline:2px solid var(--_focus);outline-offset:-1px;box-shadow:0 0 0 4px color-mix(in srgb, var(--_focus) 16%, transparent);border-color:#0000}.quantity__input{inline-size:100%;min-inline-size:0;font-weight:var(--_medium);text-align:center;background:0 0;border:0;outline:none;padding:0}.quantity__input::placeholder{color:var(--_text-muted);opacity:1}.quantity__button{border-radius:calc(var(--_radius) - 2px);color:var(--_text-muted);background:0 0;border:0;place-items:center;margin:1px;padding:0;display:grid}.quantity--disabled .quantity__frame{border-color:var(--_border);background:var(--_surface-subtle);color:var(--_text-muted)}.quantity__unit{overflow-wrap:anywhere;min-inline-size:2.75em;color:var(--_text-muted);font-size:var(--_font-sm)}:host{display:inline-block}',
  ],
};
