/** Decides what `<shop-checkbox>` shows before React, as its view does: printed by `npm run manifest`, not written. */
import type { Drawing } from '../../element/first-screen';
import { css as ui } from '../../ui/drawing-css.generated';
import { css as fields } from '../../fields/drawing-css.generated';
export const drawing: Drawing = {
  tree: [
    [
      'div',
      {},
      [
        'div',
        { class: ['disabled', 'checkbox checkbox--disabled', 'checkbox'], part: 'checkbox' },
        [
          'label',
          { class: 'checkbox__row' },
          [
            'input',
            {
              type: 'checkbox',
              class: 'checkbox__box',
              name: 'value',
              checked: ['checked', '', null],
              'aria-required': ['required', 'true', null],
              disabled: ['disabled', '', null],
            },
          ],
          ['span', { class: 'checkbox__label' }, '{label}', ['slot?!label', {}]],
        ],
      ],
    ],
  ],
  css: [
    ui,
    fields,
    '.checkbox{--_box:20px}.checkbox__row{gap:var(--_space-3);padding-block:calc((max(var(--_target), 32px) - 1lh) / 2);grid-template-columns:auto minmax(0,1fr);align-items:start;display:inline-grid}.checkbox__box{appearance:none;inline-size:var(--_box);block-size:var(--_box);border:1.5px solid var(--_border-strong);border-radius:min(6px, var(--_radius));background:var(--_surface);place-items:center;margin-block-start:calc((1lh - var(--_box)) / 2);display:grid}.checkbox__box:before{content:"";border:solid var(--_on-accent);opacity:0;border-width:0 2px 2px 0;block-size:11px;inline-size:6px;translate:0 -1px;rotate:45deg}.checkbox__box:checked{border-color:var(--_accent);background:var(--_accent)}.checkbox__box:checked:before{opacity:1}.checkbox--disabled .checkbox__row{color:var(--_text-muted)}.checkbox--disabled .checkbox__box{opacity:.55}',
  ],
};
