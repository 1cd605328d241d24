/** Decides what `<shop-input>` shows before React, as its view does: printed by `npm run manifest`, not written. */
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
        { class: 'field', part: 'field' },
        [
          'label',
          { class: 'field__label', part: 'label', for: '_R_1_' },
          ['span', {}, '{label}'],
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
        [
          'div',
          { class: 'field__below' },
          ['p', { class: 'field__note', id: '_R_1_-note', part: 'hint' }, ['span?hint', {}, '{hint}']],
        ],
      ],
    ],
  ],
  css: [ui, fields],
};
