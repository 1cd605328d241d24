/** Pictures of goods laid in rows: mosaics, clinker, pavers, roof tiles and steel sheets. */
import type { Random } from '../seed/random';
import { darker, lighter, mix } from './colour';
import type { Look } from './look';
import { range, sheet, type Draw } from './sheet';
import { path, rect } from './svg';

const mosaic: Draw = (look, random) => {
  const shade = () => mix(look.colour, random.pick([look.accent, '#ffffff', '#20242a']), random.whole(0, 32) / 100);
  const squares = () =>
    range(100)
      .map((index) =>
        rect(36 + (index % 10) * 25.2, 36 + Math.floor(index / 10) * 25.2, 22, 22, 2.5, { fill: shade() }),
      )
      .join('');
  const hexagons = () =>
    range(13)
      .flatMap((row) =>
        range(12).map((index) => {
          const x = 28 + index * 24 + (row % 2) * 12;
          const y = 34 + row * 21;
          return path(`M${x} ${y - 12}l11 6v13l-11 6-11-6v-13z`, { fill: shade() });
        }),
      )
      .join('');
  return sheet(look.pattern === 'hex' ? hexagons() : squares(), lighter(look.accent, 0.55));
};

const brickRows = (look: Look, random: Random, rows: number, columns: number, joint: string): string => {
  const high = 252 / rows;
  const wide = 252 / columns;
  return sheet(
    range(rows)
      .flatMap((row) =>
        range(columns + 1).map((index) => {
          const fill = mix(look.colour, random.pick(['#ffffff', '#1b1d20', look.colour]), random.whole(0, 22) / 100);
          return rect(34 + wide * (index - (row % 2) / 2) + 2, 34 + high * row + 2, wide - 4, high - 4, 2, { fill });
        }),
      )
      .join(''),
    joint,
  );
};

const clinker: Draw = (look, random) => brickRows(look, random, 9, 3, look.accent);

const paver: Draw = (look, random) => brickRows(look, random, 6, 4, darker(look.colour, 0.42));

const rooftile: Draw = (look, random) =>
  sheet(
    range(6)
      .flatMap((index) =>
        range(7).map((column) => {
          const row = 5 - index;
          const x = 16 + column * 44 + (row % 2) * 22;
          const y = 24 + row * 46;
          const fill = mix(look.colour, random.pick(['#ffffff', '#15171a']), random.whole(0, 14) / 100);
          return (
            path(`M${x - 22} ${y}v42q0 18 22 18t22-18V${y}z`, { fill, stroke: darker(look.colour, 0.45), width: 1.5 }) +
            path(`M${x - 15} ${y + 18}v24q0 10 8 12`, { stroke: '#fff', width: 2, opacity: 0.16 })
          );
        }),
      )
      .join(''),
    darker(look.colour, 0.5),
  );

const sheetMetal: Draw = (look) =>
  sheet(
    range(7)
      .flatMap((column) =>
        range(4).map((row) => {
          const x = 34 + column * 36;
          const y = 34 + row * 63;
          return (
            path(`M${x} ${y}h36v58q-9 8-18 0t-18 0z`, { fill: look.colour }) +
            path(`M${x + 9} ${y}v56`, { stroke: lighter(look.colour, 0.35), width: 6, opacity: 0.55 }) +
            path(`M${x + 28} ${y}v58`, { stroke: darker(look.colour, 0.5), width: 5, opacity: 0.4 })
          );
        }),
      )
      .join('') +
      path(
        range(4)
          .map((row) => `M34 ${93 + row * 63}h252`)
          .join(''),
        { stroke: darker(look.colour, 0.6), width: 3, opacity: 0.5 },
      ),
    darker(look.colour, 0.4),
  );

export const rows = { mosaic, clinker, paver, rooftile, sheet: sheetMetal } as const;
