/** Decides what `<shop-input>` shows before React: printed from its view by `npm run manifest`, not written. */
import type { Drawing } from '../../element/shell';
export const resting: Drawing = {
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
  css: ':host{--_accent-given:var(--shop-color-accent,light-dark(#1d4fb5,#3869d8));--_surface:var(--shop-color-surface,light-dark(#fff,#17191d));--_surface-subtle:var(--shop-color-surface-subtle,light-dark(#f6f7f8,#1d2024));--_text:var(--shop-color-text,light-dark(#16191e,#edeff2));--_text-muted:var(--shop-color-text-muted,light-dark(#59616c,#a4acb7));--_border:var(--shop-color-border,light-dark(#e3e6ea,#2d3138));--_border-strong:var(--shop-color-border-strong,light-dark(#858d98,#737c89));--_scale:var(--shop-font-scale,1);--_density:var(--shop-density,1);--_radius:var(--shop-radius,8px);color-scheme:var(--shop-color-scheme,inherit);--_accent:light-dark(oklch(from var(--_accent-given) min(l, .92) c h),oklch(from var(--_accent-given) max(l, .45) c h));--_accent-text:light-dark(oklch(from var(--_accent) min(l, .5) c h),oklch(from var(--_accent) max(l, .76) c h));--_focus:var(--shop-color-focus,var(--_accent-text));--_unit:calc(4px * var(--_density));--_space-3:calc(3 * var(--_unit));--_target:32px;--_control:max(var(--_target), calc(10 * var(--_unit)));--_font-sm:calc(var(--_scale) * max(.8125rem, 13px));--_font-md:calc(var(--_scale) * max(.9375rem, 15px));--_font-field:var(--_font-md);--_leading:1.45;--_leading-tight:1.25;--_medium:500}@media (pointer:coarse),(width<640px){:host{--_target:44px;--_font-field:calc(var(--_scale) * max(1rem, 16px))}}:host{font-family:var(--shop-font-family,inherit);display:block;font-size:var(--_font-md)!important;font-style:normal!important;font-weight:400!important;line-height:var(--_leading)!important;text-align:start!important;text-indent:0!important;text-transform:none!important;letter-spacing:normal!important;word-spacing:normal!important;white-space:normal!important}:host([hidden]){display:none}:where(*){box-sizing:border-box}:where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend,table){border:0;margin:0;padding:0}:where(button,input,select,textarea){font:inherit;letter-spacing:inherit;color:inherit;margin:0}:where(:focus-visible){outline:2px solid var(--_focus);outline-offset:2px}.field{align-content:start;min-inline-size:0;display:grid}.field__label{font-size:var(--_font-sm);font-weight:var(--_medium);line-height:var(--_leading-tight);margin-block-end:6px}.field__optional{color:var(--_text-muted);font-weight:400}.control{min-block-size:var(--_control);border:1px solid var(--_border-strong);border-radius:var(--_radius);background:var(--_surface);color:var(--_text);font-size:var(--_font-field);align-items:center;display:flex;position:relative}.control:focus-within{outline:2px solid var(--_focus);outline-offset:-1px;box-shadow:0 0 0 4px color-mix(in srgb, var(--_focus) 16%, transparent);border-color:#0000}.control__input{inline-size:100%;min-inline-size:0;padding:0 var(--_space-3);border-radius:inherit;background:0 0;border:0;outline:none;flex:1;align-self:stretch}.control__input::placeholder{color:var(--_text-muted);opacity:1}.control--disabled{border-color:var(--_border);background:var(--_surface-subtle);color:var(--_text-muted)}.field__below{justify-content:space-between;gap:var(--_space-3);min-block-size:calc(1lh + 4px);color:var(--_text-muted);font-size:var(--_font-sm);padding-block-start:4px;line-height:1.35;display:flex}.field__note{gap:6px;display:flex}',
};
