/** Decides what `<shop-suggester>` shows before React, as its view does: printed by `npm run manifest`, not written. */
import type { Drawing } from '../../element/first-screen';
import { css as ui } from '../../ui/drawing-css.generated';
import { css as search } from '../../search/drawing-css.generated';
export const drawing: Drawing = {
  tree: [
    [
      'form',
      { class: 'searchbox', part: 'box', role: 'search', method: 'get' },
      ['label', { class: 'only-spoken', for: '_R_0_' }, '{=search.box.label|Wpisz wyszukiwaną frazę}'],
      [
        'div',
        {
          class: ['disabled', 'control searchbox__control control--disabled', 'control searchbox__control'],
          part: 'control',
        },
        [
          'input',
          {
            id: '_R_0_',
            class: 'control__input',
            part: 'input',
            type: 'text',
            inputMode: 'search',
            enterKeyHint: 'search',
            autoComplete: 'off',
            spellCheck: 'false',
            placeholder: '{placeholder|=search.box.label|Wpisz wyszukiwaną frazę}',
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': 'false',
            name: '{name}',
            disabled: ['disabled', '', null],
          },
        ],
        [
          'button',
          {
            class: 'searchbox__button',
            part: 'button',
            title: '{=search.box.button|Użyj wyszukiwarki}',
            disabled: ['disabled', '', null],
          },
          [
            'svg',
            {
              width: '20',
              height: '20',
              viewBox: '0 0 24 24',
              fill: 'none',
              stroke: 'currentColor',
              'stroke-width': '2',
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
              'aria-hidden': 'true',
            },
            ['path', { d: 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0' }],
          ],
        ],
      ],
    ],
  ],
  css: [ui, search],
};
