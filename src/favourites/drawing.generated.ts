/** Decides what `<shop-favourite>` shows before React, as its view does: printed by `npm run manifest`, not written. */
import type { Drawing } from '../element/first-screen';

export const drawing: Drawing = {
  tree: [
    [
      'button',
      {
        type: 'button',
        class: ['active', 'heart heart--active', 'heart'],
        part: 'button',
        title: [
          'active',
          '{=favourites.remove|Usuń z ulubionych}{named}',
          '{=favourites.add|Dodaj do ulubionych}{named}',
        ],
      },
      [
        'svg',
        { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
        [
          'path',
          {
            d: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
          },
        ],
      ],
    ],
  ],
  css: [
    ':host{color-scheme:var(--shop-color-scheme,inherit);font-family:var(--shop-font-family,inherit);font-size:13px;font-weight:400;line-height:1.4;display:inline-block;position:relative}.heart{background:color-mix(in srgb, var(--shop-color-surface,light-dark(#fff,#17191d)) 82%, transparent);block-size:44px;inline-size:44px;color:var(--shop-color-text-muted,light-dark(#59616c,#a4acb7));border:0;border-radius:50%;place-items:center;padding:0;display:grid}.heart svg{fill:none;stroke:currentColor;stroke-width:1.75px;stroke-linejoin:round;block-size:22px;inline-size:22px}.heart:focus-visible{outline:2px solid var(--shop-color-focus,currentColor);outline-offset:-2px}.heart--active{color:var(--shop-color-favourite,light-dark(#c0273d,#ff8593))}.heart--active svg{fill:currentColor}',
  ],
};
