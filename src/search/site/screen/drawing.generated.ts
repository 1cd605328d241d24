/** Decides what `<shop-search>` shows before React, as its view does: printed by `npm run manifest`, not written. */
import type { Drawing } from '../../../element/first-screen';

export const drawing: Drawing = {
  tree: [
    [
      'div',
      { class: 'site', part: 'search' },
      [
        'form',
        { role: 'search', 'aria-label': '{=search.site.form|W całym sklepie}', class: 'searchbox', part: 'box' },
        ['label', { class: 'only-spoken', for: '_R_5_' }, '{=search.box.label|Wpisz wyszukiwaną frazę}'],
        [
          'div',
          { class: 'control searchbox__control', part: 'control' },
          [
            'input',
            {
              id: '_R_5_',
              class: 'control__input',
              part: 'input',
              type: 'search',
              enterKeyHint: 'search',
              autoComplete: 'off',
              placeholder: '{=search.box.label|Wpisz wyszukiwaną frazę}',
              name: 'query',
              value: ['isEmpty', '', '{query}'],
            },
          ],
          [
            'button',
            { class: 'searchbox__button', part: 'button', title: '{=search.box.button|Użyj wyszukiwarki}' },
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
      ['h2', { class: 'site__heading', part: 'heading', tabindex: '-1' }, '{heading}'],
      [
        'div?!isEmpty',
        { class: 'results', 'aria-busy': 'true' },
        [
          'div',
          { class: 'result result--awaited' },
          ['span', { class: 'skeletons', 'aria-hidden': 'true' }, ['span', { class: 'skeleton skeleton--text' }]],
          [
            'span',
            { class: 'skeletons', 'aria-hidden': 'true' },
            ['span', { class: 'skeleton skeleton--text' }],
            ['span', { class: 'skeleton skeleton--text' }],
          ],
        ],
        [
          'div',
          { class: 'result result--awaited' },
          ['span', { class: 'skeletons', 'aria-hidden': 'true' }, ['span', { class: 'skeleton skeleton--text' }]],
          [
            'span',
            { class: 'skeletons', 'aria-hidden': 'true' },
            ['span', { class: 'skeleton skeleton--text' }],
            ['span', { class: 'skeleton skeleton--text' }],
          ],
        ],
        [
          'div',
          { class: 'result result--awaited' },
          ['span', { class: 'skeletons', 'aria-hidden': 'true' }, ['span', { class: 'skeleton skeleton--text' }]],
          [
            'span',
            { class: 'skeletons', 'aria-hidden': 'true' },
            ['span', { class: 'skeleton skeleton--text' }],
            ['span', { class: 'skeleton skeleton--text' }],
          ],
        ],
        [
          'div',
          { class: 'result result--awaited' },
          ['span', { class: 'skeletons', 'aria-hidden': 'true' }, ['span', { class: 'skeleton skeleton--text' }]],
          [
            'span',
            { class: 'skeletons', 'aria-hidden': 'true' },
            ['span', { class: 'skeleton skeleton--text' }],
            ['span', { class: 'skeleton skeleton--text' }],
          ],
        ],
        [
          'div',
          { class: 'result result--awaited' },
          ['span', { class: 'skeletons', 'aria-hidden': 'true' }, ['span', { class: 'skeleton skeleton--text' }]],
          [
            'span',
            { class: 'skeletons', 'aria-hidden': 'true' },
            ['span', { class: 'skeleton skeleton--text' }],
            ['span', { class: 'skeleton skeleton--text' }],
          ],
        ],
      ],
    ],
  ],
  css: [
    ':host{--_accent-given:var(--shop-color-accent,light-dark(#1d4fb5,#3869d8));--_surface:var(--shop-color-surface,light-dark(#fff,#17191d));--_text:var(--shop-color-text,light-dark(#16191e,#edeff2));--_text-muted:var(--shop-color-text-muted,light-dark(#59616c,#a4acb7));--_border:var(--shop-color-border,light-dark(#e3e6ea,#2d3138));--_border-strong:var(--shop-color-border-strong,light-dark(#858d98,#737c89));--_scale:var(--shop-font-scale,1);--_density:var(--shop-density,1);--_radius:var(--shop-radius,8px);color-scheme:var(--shop-color-scheme,inherit);--_accent:light-dark(oklch(from var(--_accent-given) min(l, .92) c h),oklch(from var(--_accent-given) max(l, .45) c h));--_on-accent-y:clamp(0, (.1833 - y) * 99999, 1);--_on-accent:var(--shop-color-on-accent,color(from var(--_accent) xyz-d65 calc(.9505 * var(--_on-accent-y)) var(--_on-accent-y) calc(1.089 * var(--_on-accent-y))));--_accent-text:light-dark(oklch(from var(--_accent) min(l, .5) c h),oklch(from var(--_accent) max(l, .76) c h));--_focus:var(--shop-color-focus,var(--_accent-text));--_unit:calc(4px * var(--_density));--_space-1:var(--_unit);--_space-3:calc(3 * var(--_unit));--_space-4:calc(4 * var(--_unit));--_space-5:calc(5 * var(--_unit));--_target:32px;--_control:max(var(--_target), calc(10 * var(--_unit)));--_font-md:calc(var(--_scale) * max(.9375rem, 15px));--_font-lg:calc(var(--_scale) * max(1.0625rem, 17px));--_font-xl:calc(var(--_scale) * max(1.3125rem, 21px));--_font-field:var(--_font-md);--_leading:1.45;--_leading-tight:1.25;--_strong:600;--_radius-sm:calc(.75 * var(--_radius));--_radius-lg:calc(1.5 * var(--_radius))}@media (pointer:coarse),(width<640px){:host{--_target:44px;--_font-field:calc(var(--_scale) * max(1rem, 16px))}}:host{font-family:var(--shop-font-family,inherit);display:block;font-size:var(--_font-md)!important;font-variant:normal!important;font-style:normal!important;font-weight:400!important;line-height:var(--_leading)!important;text-align:start!important;text-indent:0!important;text-shadow:none!important;text-transform:none!important;letter-spacing:normal!important;word-spacing:normal!important;white-space:normal!important;overflow-wrap:break-word!important}:where(*){box-sizing:border-box}:where(button,input,select,textarea){font:inherit;letter-spacing:inherit;color:inherit;margin:0}:where(img,svg){max-inline-size:100%;display:block}:where(:focus-visible){outline:2px solid var(--_focus);outline-offset:2px}.only-spoken:not(:focus,:focus-within){clip-path:inset(50%);white-space:nowrap;block-size:1px;inline-size:1px;margin:-1px;position:absolute;overflow:hidden}:where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend,table){border:0;margin:0;padding:0}:where(h1,h2,h3,h4){font-size:var(--_font-lg);font-weight:var(--_strong);line-height:var(--_leading-tight)}.skeletons{display:grid}.skeleton{--_bone:color-mix(in srgb, var(--_text) 8%, transparent);--_shine:color-mix(in srgb, var(--_text) 4%, transparent);border-radius:var(--_radius-sm);background:linear-gradient(100deg, var(--_bone) 40%, var(--_shine) 50%, var(--_bone) 60%) 100% 0 / 300% 100%;max-inline-size:100%;display:block}.skeleton+.skeleton:last-child{inline-size:62%}.skeleton--text{background-clip:padding-box;border-block:calc(.5lh - .375em) solid #0000;border-radius:calc(.5lh - .375em + 4px);block-size:1lh}.control{min-block-size:var(--_control);border:1px solid var(--_border-strong);border-radius:var(--_radius);background:var(--_surface);color:var(--_text);font-size:var(--_font-field);align-items:center;display:flex;position:relative}.control:focus-within{outline:2px solid var(--_focus);outline-offset:-1px;box-shadow:0 0 0 4px color-mix(in srgb, var(--_focus) 16%, transparent);border-color:#0000}.control__input{inline-size:100%;min-inline-size:0;padding:0 var(--_space-3);border-radius:inherit;background:0 0;border:0;outline:none;flex:1;align-self:stretch}.control__input::placeholder{color:var(--_text-muted);opacity:1}:host([hidden]){display:none!important}.searchbox{position:relative}.searchbox__control{min-block-size:max(44px, var(--_control));font-size:calc(var(--_scale) * max(1rem, 16px))}.searchbox__control .control__input{padding-inline:var(--_space-4)}.searchbox__button{border-radius:calc(var(--_radius) - 3px);background:var(--_accent);inline-size:44px;color:var(--_on-accent);border:0;flex:none;align-self:stretch;place-items:center;margin:3px;display:grid}.searchbox__button:disabled{background:color-mix(in oklab, var(--_text) 8%, var(--_surface));color:var(--_text-muted)}:host{display:flow-root!important}.site{gap:var(--_space-4);display:grid}.site__heading{font-size:var(--_font-xl)}.site__heading,.result{overflow-wrap:anywhere}.results{border:1px solid var(--_border);border-radius:var(--_radius-lg);background:var(--_surface);color:var(--_text);display:grid;container-type:inline-size}.result{gap:var(--_space-1);padding:var(--_space-4) var(--_space-5);display:grid}.result+.result{border-block-start:1px solid var(--_border)}.result--awaited>:first-child{inline-size:42%}',
  ],
};
