/** Decides what `<shop-cart-widget>` shows when it is opened, as its view says: printed by `npm run manifest`, not written. */
import type { Drawing } from '../../../element/first-screen';
export const drawing: Drawing = {
  tree: [
    [
      'div',
      { id: 'panel', class: 'widget__panel', part: 'panel' },
      [
        'div',
        { class: ['isLoading', 'widget__body widget__part', 'widget__body'], 'aria-busy': ['isLoading', 'true', null] },
        [
          'div?failed',
          { class: 'widget__part' },
          [
            'div',
            { class: 'notice notice--error notice--box', tabindex: '-1', part: 'notice notice-error' },
            [
              'svg',
              {
                class: 'notice__icon',
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
              ['path', { d: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16' }],
            ],
            [
              'div',
              { class: 'notice__body' },
              ['span', { class: 'only-spoken' }, '{=ui.status.error|Błąd}: '],
              ['p', {}, '{=widget.failed|Nie udało się wczytać koszyka.}'],
              [
                'div',
                { class: 'notice__more' },
                [
                  'button',
                  { type: 'button', part: 'button', class: 'button button--secondary button--small' },
                  [
                    'span',
                    { class: 'button__face' },
                    ['span', { class: 'button__label' }, '{=widget.retry|Spróbuj ponownie}'],
                  ],
                ],
              ],
            ],
          ],
          ['slot?isAlone', {}],
        ],
        [
          'ul?carts',
          { class: 'widget__carts' },
          [
            'li*carts',
            { class: 'widget__cart', part: 'cart' },
            [
              'p',
              { class: 'widget__head' },
              ['strong', {}, '{name}'],
              ['span', { class: 'muted' }, ['?!isMaster', {}, '{head}']],
              ['span?branch', { class: 'widget__branch muted' }, '{branch}'],
            ],
            [
              'div*children',
              { class: 'widget__child' },
              [
                'p',
                { class: 'widget__head' },
                ['strong', {}, ['a?href', { href: '{href}' }, '{name}'], ['?!href', {}, '{name}']],
                ['span', { class: 'muted' }, '{head}'],
                ['span?branch', { class: 'widget__branch muted' }, '{branch}'],
              ],
              [
                'ul',
                { class: 'widget__items' },
                [
                  'li*items',
                  { class: ['isNew', 'widget__item widget__item--new', 'widget__item'] },
                  ['img?image', { src: '{image}', alt: '', width: '40', height: '40', loading: 'lazy' }],
                  ['span?!image', { class: 'widget__no-image', 'aria-hidden': 'true' }],
                  [
                    'span',
                    { class: 'widget__name' },
                    [
                      'span?isNew',
                      { class: 'widget__new' },
                      [
                        'svg',
                        {
                          width: '14',
                          height: '14',
                          viewBox: '0 0 24 24',
                          fill: 'none',
                          stroke: 'currentColor',
                          'stroke-width': '2',
                          'stroke-linecap': 'round',
                          'stroke-linejoin': 'round',
                          'aria-hidden': 'true',
                        },
                        ['path', { d: 'M20 6 9 17l-5-5' }],
                      ],
                      ['span', {}, '{=widget.justAdded|Właśnie dodano}'],
                    ],
                    ['span', {}, '{title}'],
                    ['span', { class: 'muted number' }, '{amount}'],
                  ],
                  ['strong?value', { class: 'number' }, '{value}'],
                ],
                ['li?rest', { class: 'widget__part muted' }, '{rest}'],
              ],
            ],
            [
              'ul?!isMaster',
              { class: 'widget__items' },
              [
                'li*items',
                { class: ['isNew', 'widget__item widget__item--new', 'widget__item'] },
                ['img?image', { src: '{image}', alt: '', width: '40', height: '40', loading: 'lazy' }],
                ['span?!image', { class: 'widget__no-image', 'aria-hidden': 'true' }],
                [
                  'span',
                  { class: 'widget__name' },
                  [
                    'span?isNew',
                    { class: 'widget__new' },
                    [
                      'svg',
                      {
                        width: '14',
                        height: '14',
                        viewBox: '0 0 24 24',
                        fill: 'none',
                        stroke: 'currentColor',
                        'stroke-width': '2',
                        'stroke-linecap': 'round',
                        'stroke-linejoin': 'round',
                        'aria-hidden': 'true',
                      },
                      ['path', { d: 'M20 6 9 17l-5-5' }],
                    ],
                    ['span', {}, '{=widget.justAdded|Właśnie dodano}'],
                  ],
                  ['span', {}, '{title}'],
                  ['span', { class: 'muted number' }, '{amount}'],
                ],
                ['strong?value', { class: 'number' }, '{value}'],
              ],
              ['li?rest', { class: 'widget__part muted' }, '{rest}'],
            ],
            [
              'dl?sums',
              { class: 'widget__sums' },
              [
                'div*sums',
                {},
                ['dt?!isNet', {}, '{=widget.total.gross|Razem brutto}'],
                ['dt?isNet', {}, '{=widget.total.net|Razem netto}'],
                ['dd', { class: 'number' }, '{sum}'],
              ],
            ],
            [
              'div?whole',
              { class: 'widget__part' },
              [
                'a',
                {
                  href: '{whole}',
                  part: 'button-primary',
                  class: 'button button--primary button--medium button--wide',
                },
                [
                  'span',
                  { class: 'button__face' },
                  ['span', { class: 'button__label' }, '{=widget.toCart|Przejdź do koszyka}'],
                ],
              ],
            ],
          ],
        ],
        ['p?!carts&!isLoading&!isAlone', { class: 'widget__part muted' }, '{=widget.empty|Twój koszyk jest pusty.}'],
        ['span?isLoading', { class: 'only-spoken' }, '{=widget.loading|Wczytywanie koszyka…}'],
        [
          'span?isLoading',
          { class: 'skeletons', 'aria-hidden': 'true' },
          ['span', { class: 'skeleton skeleton--text' }],
          ['span', { class: 'skeleton skeleton--text' }],
          ['span', { class: 'skeleton skeleton--text' }],
        ],
      ],
      [
        'div?all',
        { class: 'widget__foot' },
        [
          'a',
          { href: '{all}', part: 'button', class: 'button button--secondary button--medium button--wide' },
          [
            'span',
            { class: 'button__face' },
            ['span', { class: 'button__label' }, '{=widget.toCarts|Wszystkie koszyki}'],
          ],
        ],
      ],
    ],
  ],
  css: [
    ':host{--_surface-raised:var(--shop-color-surface-raised,light-dark(#fff,#202328));--_error:var(--shop-color-error,light-dark(#b0241c,#ff9a90));--_success:var(--shop-color-success,light-dark(#17663c,#74d3a0));--_info:var(--shop-color-info,light-dark(#28558c,#95bff2));--_off-accent:color(from var(--_accent) xyz-d65 calc(.9505 * (1 - var(--_on-accent-y))) calc(1 - var(--_on-accent-y)) calc(1.089 * (1 - var(--_on-accent-y))));--_accent-hover:color-mix(in oklab, var(--_accent) 88%, var(--_off-accent));--_accent-active:color-mix(in oklab, var(--_accent) 78%, var(--_off-accent));--_error-subtle:light-dark(oklch(from var(--_error) .975 .018 h),oklch(from var(--_error) .255 .03 h));--_error-border:light-dark(oklch(from var(--_error) .87 .06 h),oklch(from var(--_error) .42 .065 h));--_success-subtle:light-dark(oklch(from var(--_success) .975 .018 h),oklch(from var(--_success) .255 .03 h));--_success-border:light-dark(oklch(from var(--_success) .87 .06 h),oklch(from var(--_success) .42 .065 h));--_info-subtle:light-dark(oklch(from var(--_info) .975 .018 h),oklch(from var(--_info) .255 .03 h));--_info-border:light-dark(oklch(from var(--_info) .87 .06 h),oklch(from var(--_info) .42 .065 h));--_space-4:calc(4 * var(--_unit));--_space-10:calc(10 * var(--_unit));--_control-small:max(var(--_target), calc(8 * var(--_unit)));--_font-xs:calc(var(--_scale) * max(.75rem, 12px));--_font-sm:calc(var(--_scale) * max(.8125rem, 13px));--_leading-tight:1.25;--_strong:600;--_radius-sm:calc(.75 * var(--_radius));--_radius-lg:calc(1.5 * var(--_radius));--_radius-full:999px;--_shadow-color:light-dark(#10182812,#0000005c);--_shadow-sm:0 1px 2px var(--_shadow-color);--_glint:inset 0 1px 0 #ffffff1f;--_shadow-lg:0 2px 4px var(--_shadow-color), 0 24px 64px -12px light-dark(#10182847,#000000b3);--_quick:.12s;--_ease:cubic-bezier(.2, 0, 0, 1)}@media (prefers-reduced-motion:reduce){:host{--_quick:0s}}@media (prefers-contrast:more){:host{--_border:var(--_border-strong);--_text-muted:var(--_text)}}@media print{:host{--_shadow-sm:none;--_border:#999}}:host{font-family:var(--shop-font-family,inherit);-webkit-text-size-adjust:100%;accent-color:var(--_accent);display:block;font-size:var(--_font-md)!important;font-variant:normal!important;font-style:normal!important;font-weight:400!important;line-height:var(--_leading)!important;text-align:start!important;text-indent:0!important;text-shadow:none!important;text-transform:none!important;letter-spacing:normal!important;word-spacing:normal!important;white-space:normal!important;overflow-wrap:break-word!important}:where(*){box-sizing:border-box}:where(button,input,select,textarea){font:inherit;letter-spacing:inherit;color:inherit;margin:0}:where(img,svg){max-inline-size:100%;display:block}:where(:focus-visible){outline:2px solid var(--_focus);outline-offset:2px}:where([tabindex="-1"]:focus){outline:none}.only-spoken:not(:focus,:focus-within){clip-path:inset(50%);white-space:nowrap;block-size:1px;inline-size:1px;margin:-1px;position:absolute;overflow:hidden}@media print{*,:before,:after{transition:none!important}}:where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend,table){border:0;margin:0;padding:0}:where(ul,ol){list-style:none}:where(a){color:var(--_accent-text);text-underline-offset:.2em;text-decoration-thickness:1px}:where(a:hover){text-decoration-thickness:2px}.number{font-variant-numeric:tabular-nums;white-space:nowrap}.muted{color:var(--_text-muted)}@keyframes spinner-turn{to{rotate:1turn}}.skeletons{display:grid}.skeleton{--_bone:color-mix(in srgb, var(--_text) 8%, transparent);--_shine:color-mix(in srgb, var(--_text) 4%, transparent);border-radius:var(--_radius-sm);background:linear-gradient(100deg, var(--_bone) 40%, var(--_shine) 50%, var(--_bone) 60%) 100% 0 / 300% 100%;max-inline-size:100%;animation:1.6s ease-in-out infinite skeleton-shine;display:block}.skeleton+.skeleton:last-child{inline-size:62%}.skeleton--text{background-clip:padding-box;border-block:calc(.5lh - .375em) solid #0000;border-radius:calc(.5lh - .375em + 4px);block-size:1lh}@keyframes skeleton-shine{to{background-position:0 0}}@media (prefers-reduced-motion:reduce){.skeleton{animation:none}}@media (forced-colors:active){.skeleton{opacity:.4;background:graytext}}.button{--_ground:transparent;--_ground-hover:color-mix(in srgb, currentColor 7%, transparent);--_ground-active:color-mix(in srgb, currentColor 13%, transparent);--_line:transparent;min-block-size:var(--_control);min-inline-size:var(--_control);padding:var(--_space-1) var(--_space-4);border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_ground);color:inherit;font-size:var(--_font-md);font-weight:var(--_strong);line-height:var(--_leading-tight);text-align:center;cursor:pointer;user-select:none;-webkit-tap-highlight-color:transparent;transition:background-color var(--_quick) var(--_ease), border-color var(--_quick) var(--_ease), box-shadow var(--_quick) var(--_ease);justify-content:center;align-items:center;text-decoration:none;display:inline-flex;position:relative}.button:hover{background:var(--_ground-hover)}.button:active{background:var(--_ground-active)}.button--primary{--_ground:var(--_accent);--_ground-hover:var(--_accent-hover);--_ground-active:var(--_accent-active);color:var(--_on-accent);box-shadow:var(--_shadow-sm), var(--_glint)}.button--secondary{--_ground:var(--_surface);--_ground-hover:color-mix(in oklab, var(--_text) 4%, var(--_surface));--_ground-active:color-mix(in oklab, var(--_text) 9%, var(--_surface));--_line:color-mix(in oklab, var(--_text) 20%, var(--_surface));color:var(--_text);box-shadow:var(--_shadow-sm)}.button--secondary:hover{--_line:color-mix(in oklab, var(--_text) 32%, var(--_surface))}.button--small{min-block-size:var(--_control-small);min-inline-size:var(--_control-small);padding-inline:var(--_space-3);font-size:var(--_font-sm)}.button--wide{inline-size:100%}.button__face{justify-content:center;align-items:center;gap:var(--_space-2);display:inline-flex}.button__face>svg{flex:none}.button[aria-disabled=true]:not([aria-busy=true]){--_ground:color-mix(in oklab, var(--_text) 8%, transparent);--_line:transparent;background:var(--_ground);color:var(--_text-muted);box-shadow:none;cursor:not-allowed}.button[aria-busy=true]{background:var(--_ground);cursor:progress}.button[aria-busy=true]>.button__face{opacity:0}@media (forced-colors:active){.button[aria-disabled=true]{color:graytext;border-color:graytext}}@media print{.button{display:none}}.notice{--_tone:var(--_info);--_tint:var(--_info-subtle);--_edge:var(--_info-border);align-items:start;gap:var(--_space-3);font-size:var(--_font-md);overflow-wrap:anywhere;scroll-margin-block:var(--_space-10);grid-template-columns:auto minmax(0,1fr) auto;display:grid}.notice--box{padding:var(--_space-3) var(--_space-4);border:1px solid var(--_edge);border-radius:var(--_radius);background:var(--_tint);color:var(--_text)}.notice--error{--_tone:var(--_error);--_tint:var(--_error-subtle);--_edge:var(--_error-border)}.notice__icon{color:var(--_tone);margin-block-start:calc(.5lh - 10px)}.notice__more{margin-block-start:var(--_space-2)}.notice__more:empty{display:none}.notice--box>.button{margin:calc(-1 * var(--_space-1)) calc(-2 * var(--_space-1)) calc(-1 * var(--_space-1)) 0}:host{display:inline-block}.widget{position:relative}.widget__button{align-items:center;gap:var(--_space-2);min-block-size:var(--_control);padding:var(--_space-1) var(--_space-3);border-radius:var(--_radius);color:inherit;font-weight:var(--_strong);cursor:pointer;background:0 0;border:0;display:inline-flex}.widget__button:hover{background:color-mix(in srgb, currentColor 8%, transparent)}.widget__count{border-radius:var(--_radius-full);background:var(--_accent);min-inline-size:1.6em;color:var(--_on-accent);font-size:var(--_font-xs);text-align:center;padding:0 .45em;line-height:1.6em}.widget__count:empty{display:none}.widget__count[data-count="0"]{background:color-mix(in srgb, currentColor 14%, transparent);color:inherit}.widget__panel{z-index:20;border:1px solid var(--_border);border-radius:var(--_radius-lg);background:var(--_surface-raised);inline-size:min(400px,100vw - 24px);color:var(--_text);box-shadow:var(--_shadow-lg);position:absolute;inset-block-start:calc(100% + var(--_space-2));inset-inline-end:0}.widget__body{overscroll-behavior:contain;max-block-size:min(70vh,600px);overflow:auto}.widget__part,.widget__foot{padding:var(--_space-3) var(--_space-4)}.widget__part>slot{margin-block-start:var(--_space-3);display:block}.widget__foot,.widget__cart+.widget__cart{border-block-start:1px solid var(--_border)}.widget__child{border-inline-start:2px solid var(--_border);margin-inline-start:var(--_space-4)}.widget__head{justify-content:space-between;align-items:baseline;gap:0 var(--_space-3);padding:var(--_space-3) var(--_space-4) var(--_space-2);flex-wrap:wrap;display:flex}.widget__head>.muted{font-size:var(--_font-sm)}.widget__branch{flex-basis:100%}.widget__head a{color:inherit;text-decoration-color:var(--_border-strong)}.widget__head a:hover{color:var(--_accent-text);text-decoration-color:currentColor}.widget__items>li,.widget__sums{padding:var(--_space-2) var(--_space-4);border-block-start:1px solid var(--_border);font-size:var(--_font-sm)}.widget__item{gap:0 var(--_space-3);grid-template-columns:40px minmax(0,1fr) auto;align-items:start;display:grid}.widget__item img,.widget__no-image{border-radius:var(--_radius-sm);background:var(--_surface-subtle);object-fit:cover;block-size:40px;inline-size:40px}.widget__items>.widget__item--new,.widget__item--new+li{border-color:var(--_success-border)}.widget__item--new{background:var(--_success-subtle)}.widget__new{align-items:center;gap:var(--_space-1);color:var(--_success);font-weight:var(--_strong);display:flex}.widget__new,.widget__name>.muted{font-size:var(--_font-xs)}.widget__name{overflow-wrap:anywhere;display:grid}.widget__sums>div{justify-content:space-between;gap:0 var(--_space-3);display:flex}.widget__sums>div:not(:first-child){color:var(--_text-muted)}.widget__sums>:first-child{font-size:var(--_font-md);font-weight:var(--_strong)}@media (width<480px){.widget__title{clip-path:inset(50%);white-space:nowrap;block-size:1px;inline-size:1px;position:absolute;overflow:hidden}.widget__panel{border-radius:var(--_radius-lg) var(--_radius-lg) 0 0;inline-size:auto;position:fixed;inset:auto 0 0}}',
  ],
};
