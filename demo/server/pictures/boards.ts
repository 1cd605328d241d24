/** Pictures of insulation boards, plasterboards and steel profiles. */
import { darker, lighter } from './colour';
import type { Draw } from './sheet';
import { dots, obliqueBox } from './oblique-box';
import { gradient, ground, group, label, path, polygon, rect } from './svg';

const board: Draw = (look, random) =>
  [
    ground(170, 262, 130),
    ...[0, 1, 2, 3].map(
      (index) =>
        obliqueBox(40, 250 - index * 40, 176, 37, 74, index % 2 === 0 ? look.colour : darker(look.colour, 0.04)) +
        dots(random, 46, 44, 216 - index * 40, 168, 30, darker(look.colour, 0.34)),
    ),
    rect(92, 132, 26, 120, 0, { fill: '#2e7d5b', opacity: 0.9 }),
    label(150, 200, Math.min(22, 150 / look.label.length), look.label, '#2e7d5b'),
  ].join('');

const slab: Draw = (look, random) =>
  [
    ground(160, 284, 110),
    ...[2, 1, 0].map((index) =>
      polygon(
        [
          [84 + index * 20, 268 - index * 6],
          [84 + index * 20, 62 - index * 8],
          [196 + index * 20, 30 - index * 8],
          [196 + index * 20, 284 - index * 12],
        ],
        {
          fill: index === 0 ? look.colour : darker(look.colour, index * 0.16),
          stroke: darker(look.colour, 0.3),
          width: 1,
        },
      ),
    ),
    polygon(
      [
        [84, 62],
        [78, 66],
        [78, 272],
        [84, 268],
      ],
      { fill: '#efeeea' },
    ),
    polygon(
      [
        [84, 268],
        [78, 272],
        [190, 290],
        [196, 284],
      ],
      { fill: '#dcdad4' },
    ),
    path('M84 110l112-26M84 180l112-10', { stroke: '#fff', width: 1.2, opacity: 0.35 }),
    group(
      'transform="rotate(-12 140 150)"',
      label(140, 152, Math.min(20, 160 / look.label.length), look.label, darker(look.colour, 0.5), 'opacity=".75"'),
    ),
    dots(random, 20, 92, 90, 100, 160, darker(look.colour, 0.3)),
  ].join('');

const profile: Draw = (look) => {
  const metal = (id: string) =>
    gradient(
      id,
      [
        [0, lighter(look.colour, 0.5)],
        [0.5, look.colour],
        [1, darker(look.colour, 0.3)],
      ],
      true,
    );
  const bar = (x: number, y: number) =>
    [
      polygon(
        [
          [x, y],
          [x + 150, y - 104],
          [x + 182, y - 88],
          [x + 32, y + 16],
        ],
        { fill: 'url(#metal)' },
      ),
      polygon(
        [
          [x, y],
          [x + 32, y + 16],
          [x + 32, y + 40],
          [x, y + 24],
        ],
        { fill: darker(look.colour, 0.5) },
      ),
      path(`M${x} ${y}v24l6 3M${x + 32} ${y + 16}v24l-7-4M${x} ${y}l32 16`, {
        stroke: darker(look.colour, 0.2),
        width: 3,
      }),
      polygon(
        [
          [x + 32, y + 16],
          [x + 182, y - 88],
          [x + 182, y - 64],
          [x + 32, y + 40],
        ],
        { fill: darker(look.colour, 0.14) },
      ),
      path(`M${x + 50} ${y + 18}l120-83`, { stroke: lighter(look.colour, 0.5), width: 2, opacity: 0.7 }),
    ].join('');
  return [metal('metal'), ground(160, 268, 120), bar(98, 218), bar(66, 196), bar(46, 232), bar(78, 246)].join('');
};

export const boards = { board, slab, profile } as const;
