/** Decides what `<shop-cart-widget>` shows before React, as its view does: printed by `npm run manifest`, not written. */
import type { Drawing } from '../../element/first-screen';
import { css as ui } from '../../ui/drawing-css.generated';
export const drawing: Drawing = {
  tree: [
    [
      'div?!isGivenUp',
      { class: 'widget' },
      [
        'button',
        {
          type: 'button',
          class: 'widget__button',
          part: 'button',
          'aria-label': '{label}',
          'aria-expanded': ['isOpen', 'true', 'false'],
        },
        [
          'svg',
          {
            width: '22',
            height: '22',
            viewBox: '0 0 24 24',
            fill: 'none',
            stroke: 'currentColor',
            'stroke-width': '2',
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
            'aria-hidden': 'true',
          },
          [
            'path',
            {
              d: 'M2.05 2.05l1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
            },
          ],
        ],
        ['span', { class: 'widget__title' }, '{=widget.title|Koszyk} '],
        ['span', { class: 'widget__count number', 'data-count': '{count}', part: 'count' }, '{badge}'],
      ],
    ],
    ['slot?isGivenUp', {}],
  ],
  css: [
    ui,
    ':host{--_font-xs:calc(var(--_scale) * max(.75rem, 12px));--_strong:600;--_radius-full:999px}.number{font-variant-numeric:tabular-nums;white-space:nowrap}:host{display:inline-block}.widget{position:relative}.widget__button{align-items:center;gap:var(--_space-2);min-block-size:var(--_control);padding:var(--_space-1) var(--_space-3);border-radius:var(--_radius);color:inherit;font-weight:var(--_strong);background:0 0;border:0;display:inline-flex}.widget__count{border-radius:var(--_radius-full);background:var(--_accent);min-inline-size:1.6em;color:var(--_on-accent);font-size:var(--_font-xs);text-align:center;padding:0 .45em;line-height:1.6em}.widget__count:empty{display:none}@media (width<480px){.widget__title{clip-path:inset(50%);white-space:nowrap;block-size:1px;inline-size:1px;position:absolute;overflow:hidden}}',
  ],
};
