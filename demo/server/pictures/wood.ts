/** Pictures of wood: laminate boards, herringbone floors, skirtings. */
import type { Random } from '../seed/random';
import { darker, lighter, mix } from './colour';
import type { Look } from './look';
import { range, sheet, type Draw } from './sheet';
import { gradient, ground, group, path, polygon, rect } from './svg';

/** Wood grain of one board, drawn inside the given box. */
function grain(x: number, y: number, wide: number, high: number, look: Look, random: Random): string {
  const base = mix(look.colour, random.pick([look.accent, '#ffffff']), random.whole(0, 26) / 100);
  const lines = range(6).map(() => {
    const at = y + random.whole(4, Math.max(5, Math.floor(high) - 4));
    return `M${x} ${at}q${wide / 4} ${random.whole(-7, 7)} ${wide / 2} ${random.whole(-3, 3)}t${wide / 2} ${random.whole(-4, 4)}`;
  });
  return (
    rect(x, y, wide, high, 0, { fill: base }) + path(lines.join(''), { stroke: look.accent, width: 1.3, opacity: 0.5 })
  );
}

const plank: Draw = (look, random) =>
  sheet(
    range(6)
      .flatMap((row) => {
        const start = -random.whole(0, 160);
        return range(3).map((index) => grain(34 + start + index * 200, 34 + row * 42, 199, 41, look, random));
      })
      .join('') +
      path(
        range(5)
          .map((index) => `M34 ${75 + index * 42}h252`)
          .join(''),
        { stroke: darker(look.accent, 0.35), width: 1.4, opacity: 0.7 },
      ),
    darker(look.accent, 0.3),
  );

/** Pairs of boards 88 by 22, one lying, one standing, repeated along (22, 22) and (-88, 88); turned by 45 degrees. */
const herringbone: Draw = (look, random) => {
  const boards = range(7).flatMap((across) =>
    range(30).map((along) => [(along - 7) * 22 - (across - 3) * 88, (along - 7) * 22 + (across - 3) * 88] as const),
  );
  const near = boards.filter(([x, y]) => Math.hypot(x - 130, y - 110) < 235);
  const drawn = near.map(
    ([x, y]) =>
      grain(x, y, 87, 21, look, random) +
      group(`transform="rotate(90 ${x + 22} ${y + 22})"`, grain(x + 22, y + 22, 87, 21, look, random)),
  );
  return sheet(group('transform="rotate(45 160 160)"', ...drawn), darker(look.accent, 0.2));
};

const skirting: Draw = (look) => {
  const wood = gradient(
    'wood',
    [
      [0, lighter(look.colour, 0.25)],
      [0.6, look.colour],
      [1, darker(look.colour, 0.12)],
    ],
    true,
  );
  const bar = (x: number, y: number) =>
    [
      polygon(
        [
          [x, y],
          [x + 196, y - 84],
          [x + 196, y - 20],
          [x, y + 70],
        ],
        { fill: 'url(#wood)' },
      ),
      polygon(
        [
          [x, y],
          [x - 14, y + 4],
          [x - 18, y + 66],
          [x, y + 70],
        ],
        { fill: darker(look.colour, 0.3) },
      ),
      polygon(
        [
          [x, y],
          [x - 14, y + 4],
          [x + 182, y - 80],
          [x + 196, y - 84],
        ],
        { fill: lighter(look.colour, 0.4) },
      ),
      path(`M${x} ${y + 12}l196-84M${x} ${y + 60}l196-88`, { stroke: look.accent, width: 2, opacity: 0.55 }),
    ].join('');
  return [wood, ground(166, 262, 124), bar(84, 126), bar(58, 186)].join('');
};

export const wood = { plank, herringbone, skirting } as const;
