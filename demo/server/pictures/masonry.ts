/** Pictures of blocks, bricks and gutters. */
import { darker, lighter } from './colour';
import type { Draw } from './sheet';
import { dots, obliqueBox } from './oblique-box';
import { gradient, ground, path, polygon, rect } from './svg';

const block: Draw = (look, random) => {
  const ceramic = look.colour.startsWith('#b9');
  const holes = ceramic
    ? [0, 1, 2, 3, 4]
        .flatMap((column) =>
          [0, 1, 2].map((row) =>
            rect(72 + column * 30, 158 + row * 30, 20, 18, 2, { fill: darker(look.colour, 0.55) }),
          ),
        )
        .join('')
    : dots(random, 90, 64, 150, 152, 94, darker(look.colour, 0.35));
  return [
    ground(172, 258, 122),
    obliqueBox(58, 250, 164, 108, 66, look.colour),
    holes,
    ceramic
      ? ''
      : path('M58 196h8v-14h14v28H66v-14M222 196l66-28', { stroke: darker(look.colour, 0.3), width: 2, opacity: 0.5 }),
  ].join('');
};

const brick: Draw = (look, random) => {
  const one = (x: number, y: number) =>
    obliqueBox(x, y, 120, 46, 54, look.colour) + dots(random, 34, x + 4, y - 42, 112, 38, darker(look.colour, 0.4));
  return [ground(170, 258, 124), one(34, 250), one(162, 250), one(98, 202), one(98, 154)].join('');
};

/** A length of gutter with its open half-round end in front. */
const gutter: Draw = (look) =>
  [
    gradient(
      'bowl',
      [
        [0, lighter(look.colour, 0.34)],
        [0.45, look.colour],
        [1, darker(look.colour, 0.38)],
      ],
      true,
    ),
    ground(172, 272, 120),
    polygon(
      [
        [40, 176],
        [178, 82],
        [290, 82],
        [152, 176],
      ],
      { fill: darker(look.colour, 0.55) },
    ),
    polygon(
      [
        [40, 176],
        [178, 82],
        [190, 82],
        [54, 176],
      ],
      { fill: darker(look.colour, 0.2) },
    ),
    path('M152 176L290 82q0 40-26 66L134 240q18-24 18-64z', { fill: 'url(#bowl)' }),
    path('M40 176q0 72 56 72t56-72h-8q-2 62-48 62t-48-62z', { fill: lighter(look.colour, 0.28) }),
    path('M152 176L290 82M40 176L178 82', {
      stroke: lighter(look.colour, 0.42),
      width: 5,
      more: 'stroke-linecap="round"',
    }),
  ].join('');

export const masonry = { block, brick, gutter } as const;
