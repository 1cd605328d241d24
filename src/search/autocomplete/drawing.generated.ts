/** Decides what `<shop-autocomplete>` shows before React, as its view does: printed by `npm run manifest`, not written. */
import type { Drawing } from '../../element/first-screen';
import { css as ui } from '../../ui/drawing-css.generated';
import { css as fields } from '../../fields/drawing-css.generated';
import { css as search } from '../../search/drawing-css.generated';
export const drawing: Drawing = {
  tree: [
    [
      'form',
      { class: 'searchbox', part: 'box', method: 'dialog' },
      [
        'label',
        { class: 'field__label searchbox__label', for: '_R_1_' },
        '{label|=search.box.label|Wpisz wyszukiwaną frazę}',
      ],
      [
        'div',
        {
          class: ['disabled', 'control searchbox__control control--disabled', 'control searchbox__control'],
          part: 'control',
        },
        [
          'input',
          {
            id: '_R_1_',
            class: 'control__input',
            part: 'input',
            type: 'text',
            inputMode: 'search',
            enterKeyHint: 'search',
            autoComplete: 'off',
            spellCheck: 'false',
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': 'false',
            value: '{value}',
            disabled: ['disabled', '', null],
          },
        ],
      ],
    ],
  ],
  css: [ui, fields, search],
};
