/** Decides what `<shop-checkbox>` shows before React: printed from its view by `npm run manifest`, not written. */
import type { Drawing } from '../../element/shell';
export const resting: Drawing = {
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
  css: ':host{--_accent-given:var(--shop-color-accent,light-dark(#1d4fb5,#3869d8));--_surface:var(--shop-color-surface,light-dark(#fff,#17191d));--_text-muted:var(--shop-color-text-muted,light-dark(#59616c,#a4acb7));--_border-strong:var(--shop-color-border-strong,light-dark(#858d98,#737c89));--_scale:var(--shop-font-scale,1);--_density:var(--shop-density,1);--_radius:var(--shop-radius,8px);color-scheme:var(--shop-color-scheme,inherit);--_accent:light-dark(oklch(from var(--_accent-given) min(l, .92) c h),oklch(from var(--_accent-given) max(l, .45) c h));--_on-accent-y:clamp(0, (.1833 - y) * 99999, 1);--_on-accent:var(--shop-color-on-accent,color(from var(--_accent) xyz-d65 calc(.9505 * var(--_on-accent-y)) var(--_on-accent-y) calc(1.089 * var(--_on-accent-y))));--_accent-text:light-dark(oklch(from var(--_accent) min(l, .5) c h),oklch(from var(--_accent) max(l, .76) c h));--_focus:var(--shop-color-focus,var(--_accent-text));--_unit:calc(4px * var(--_density));--_space-3:calc(3 * var(--_unit));--_target:32px;--_font-md:calc(var(--_scale) * max(.9375rem, 15px));--_leading:1.45}@media (pointer:coarse),(width<640px){:host{--_target:44px}}:host{font-family:var(--shop-font-family,inherit);display:block;font-size:var(--_font-md)!important;font-style:normal!important;font-weight:400!important;line-height:var(--_leading)!important;text-align:start!important;text-indent:0!important;text-transform:none!important;letter-spacing:normal!important;word-spacing:normal!important;white-space:normal!important}:host([hidden]){display:none}:where(*){box-sizing:border-box}:where(button,input,select,textarea){font:inherit;letter-spacing:inherit;color:inherit;margin:0}:where(:focus-visible){outline:2px solid var(--_focus);outline-offset:2px}.checkbox{--_box:20px}.checkbox__row{gap:var(--_space-3);padding-block:calc((max(var(--_target), 32px) - 1lh) / 2);grid-template-columns:auto minmax(0,1fr);align-items:start;display:inline-grid}.checkbox__box{appearance:none;inline-size:var(--_box);block-size:var(--_box);border:1.5px solid var(--_border-strong);border-radius:min(6px, var(--_radius));background:var(--_surface);place-items:center;margin-block-start:calc((1lh - var(--_box)) / 2);display:grid}.checkbox__box:before{content:"";border:solid var(--_on-accent);opacity:0;border-width:0 2px 2px 0;block-size:11px;inline-size:6px;translate:0 -1px;rotate:45deg}.checkbox__box:checked{border-color:var(--_accent);background:var(--_accent)}.checkbox__box:checked:before{opacity:1}.checkbox--disabled .checkbox__row{color:var(--_text-muted)}.checkbox--disabled .checkbox__box{opacity:.55}',
};
