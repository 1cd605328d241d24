/** Decides what `<shop-input>` shows before React, as its view does: printed by `npm run manifest`, not written. */
import type { Drawing } from '../../element/first-screen';
import { css as ui } from '../../ui/drawing-css.generated';
export const drawing: Drawing = {
  tree: [
    [
      'div',
      {},
      [
        'div',
        { class: 'field', part: 'field' },
        [
          'label',
          { class: 'field__label', part: 'label', for: '_R_1_' },
          '{label}',
          ['span?optional', { class: 'field__optional' }, ' ({=fields.optional|opcjonalnie})'],
        ],
        [
          'span',
          { class: ['disabled', 'control control--disabled', 'control'], part: 'control' },
          [
            'input',
            {
              id: '_R_1_',
              'aria-describedby': ['hint', '_R_1_-note', null],
              class: 'control__input',
              part: 'input',
              type: '{type}',
              autoComplete: '{autocomplete}',
              placeholder: '{placeholder}',
              name: 'value',
              value: '{value}',
              'aria-required': ['required', 'true', null],
              disabled: ['disabled', '', null],
            },
          ],
        ],
        ['div', { class: 'field__below' }, ['p', { class: 'field__note', id: '_R_1_-note', part: 'hint' }, '{hint}']],
      ],
    ],
  ],
  css: [
    ui,
    ':host{--_leading-tight:1.25}:where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend,table){border:0;margin:0;padding:0}.field{align-content:start;min-inline-size:0;display:grid}.field__label{font-size:var(--_font-sm);font-weight:var(--_medium);line-height:var(--_leading-tight);margin-block-end:6px}.field__optional{color:var(--_text-muted);font-weight:400}.field__below{min-block-size:calc(1lh + 4px);color:var(--_text-muted);font-size:var(--_font-sm);padding-block-start:4px;line-height:1.35;display:flex}.field__note{gap:6px;display:flex}',
  ],
};
