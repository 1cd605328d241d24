/** Decides what `<shop-add-product>` shows before React: printed from its view by `npm run manifest`, not written. */
import type { Drawing } from '../../element/shell';
export const resting: Drawing = {
  tree: [
    [
      'div',
      { class: 'add' },
      [
        'form',
        { class: 'searchbox', part: 'box', role: 'search', method: 'get' },
        ['label', { class: 'only-spoken', for: '_R_5_' }, '{=search.box.label|Wpisz wyszukiwaną frazę}'],
        [
          'div',
          {
            class: ['disabled', 'control searchbox__control control--disabled', 'control searchbox__control'],
            part: 'control',
          },
          [
            'input',
            {
              id: '_R_5_',
              class: 'control__input',
              part: 'input',
              type: 'text',
              inputMode: 'search',
              enterKeyHint: 'search',
              autoComplete: 'off',
              spellCheck: 'false',
              placeholder: '{=search.box.label|Wpisz wyszukiwaną frazę}',
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-haspopup': 'grid',
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
                class: 'lucide lucide-search',
                'aria-hidden': 'true',
              },
              ['path', { d: 'm21 21-4.34-4.34' }],
              ['circle', { cx: '11', cy: '11', r: '8' }],
            ],
          ],
        ],
      ],
    ],
  ],
  css: ':host{--_accent-given:var(--shop-color-accent,light-dark(#1d4fb5,#3869d8));--_surface:var(--shop-color-surface,light-dark(#fff,#17191d));--_surface-subtle:var(--shop-color-surface-subtle,light-dark(#f6f7f8,#1d2024));--_text:var(--shop-color-text,light-dark(#16191e,#edeff2));--_text-muted:var(--shop-color-text-muted,light-dark(#59616c,#a4acb7));--_border:var(--shop-color-border,light-dark(#e3e6ea,#2d3138));--_border-strong:var(--shop-color-border-strong,light-dark(#858d98,#737c89));--_scale:var(--shop-font-scale,1);--_density:var(--shop-density,1);--_radius:var(--shop-radius,8px);color-scheme:var(--shop-color-scheme,inherit);--_accent:light-dark(oklch(from var(--_accent-given) min(l, .92) c h),oklch(from var(--_accent-given) max(l, .45) c h));--_on-accent-y:clamp(0, (.1833 - y) * 99999, 1);--_on-accent:var(--shop-color-on-accent,color(from var(--_accent) xyz-d65 calc(.9505 * var(--_on-accent-y)) var(--_on-accent-y) calc(1.089 * var(--_on-accent-y))));--_accent-text:light-dark(oklch(from var(--_accent) min(l, .5) c h),oklch(from var(--_accent) max(l, .76) c h));--_focus:var(--shop-color-focus,var(--_accent-text));--_unit:calc(4px * var(--_density));--_space-3:calc(3 * var(--_unit));--_space-4:calc(4 * var(--_unit));--_target:32px;--_control:max(var(--_target), calc(10 * var(--_unit)));--_font-md:calc(var(--_scale) * max(.9375rem, 15px));--_font-field:var(--_font-md);--_leading:1.45}@media (pointer:coarse),(width<640px){:host{--_target:44px;--_font-field:calc(var(--_scale) * max(1rem, 16px))}}:host{font-family:var(--shop-font-family,inherit);display:block;font-size:var(--_font-md)!important;font-style:normal!important;font-weight:400!important;line-height:var(--_leading)!important;text-align:start!important;text-indent:0!important;text-transform:none!important;letter-spacing:normal!important;word-spacing:normal!important;white-space:normal!important}:where(*){box-sizing:border-box}:where(button,input,select,textarea){font:inherit;letter-spacing:inherit;color:inherit;margin:0}:where(img,svg){max-inline-size:100%;display:block}:where(:focus-visible){outline:2px solid var(--_focus);outline-offset:2px}.only-spoken:not(:focus,:focus-within){clip-path:inset(50%);white-space:nowrap;block-size:1px;inline-size:1px;margin:-1px;position:absolute;overflow:hidden}.control{min-block-size:var(--_control);border:1px solid var(--_border-strong);border-radius:var(--_radius);background:var(--_surface);color:var(--_text);font-size:var(--_font-field);align-items:center;display:flex;position:relative}.control:focus-within{outline:2px solid var(--_focus);outline-offset:-1px;box-shadow:0 0 0 4px color-mix(in srgb, var(--_focus) 16%, transparent);border-color:#0000}.control__input{inline-size:100%;min-inline-size:0;padding:0 var(--_space-3);border-radius:inherit;background:0 0;border:0;outline:none;flex:1;align-self:stretch}.control__input::placeholder{color:var(--_text-muted);opacity:1}.control--disabled{border-color:var(--_border);background:var(--_surface-subtle);color:var(--_text-muted)}:host{display:block!important}:host([hidden]){display:none!important}.searchbox,.add{font-variant:normal;font-style:normal;font-weight:400;font-size:var(--_font-md);line-height:var(--_leading);letter-spacing:normal;word-spacing:normal;text-align:start;text-indent:0;text-shadow:none;text-transform:none;white-space:normal}.searchbox{position:relative}.searchbox__control{min-block-size:max(44px, var(--_control));font-size:calc(var(--_scale) * max(1rem, 16px))}.searchbox__control .control__input{padding-inline:var(--_space-4)}.searchbox__button{border-radius:calc(var(--_radius) - 3px);background:var(--_accent);inline-size:44px;color:var(--_on-accent);border:0;flex:none;align-self:stretch;place-items:center;margin:3px;display:grid}.searchbox__button:disabled{background:color-mix(in oklab, var(--_text) 8%, var(--_surface));color:var(--_text-muted)}.control--disabled .control__input{color:var(--_text-muted)}.add{position:relative}',
};
