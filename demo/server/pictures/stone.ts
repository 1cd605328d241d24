/** Pictures of tiles: floor tiles of stone and concrete, glazed wall tiles. */
import type { Random } from '../seed/random';
import { darker, lighter } from './colour';
import type { Look } from './look';
import { range, sheet, type Draw } from './sheet';
import { ellipse, path, rect } from './svg';

function veins(look: Look, random: Random, strength: number): string {
  return range(7)
    .map(() => {
      const x = random.whole(-20, 300);
      const y = random.whole(20, 300);
      const bends = range(4).map(
        (index) =>
          `q${random.whole(10, 34)} ${random.whole(-30, 34)} ${random.whole(30, 66)} ${random.whole(-20, 44) - index * 3}`,
      );
      return path(`M${x} ${y}${bends.join('')}`, {
        stroke: darker(look.accent, 0.22),
        width: random.whole(5, 30) / 10,
        opacity: (strength * random.whole(30, 100)) / 100,
      });
    })
    .join('');
}

const specks = (look: Look, random: Random, count: number, largest: number): string =>
  range(count)
    .map(() =>
      ellipse(
        random.whole(34, 286),
        random.whole(34, 286),
        random.whole(4, largest * 10) / 10,
        random.whole(4, largest * 8) / 10,
        {
          fill: random.chance(0.5)
            ? look.accent
            : random.chance(0.5)
              ? lighter(look.colour, 0.4)
              : darker(look.colour, 0.3),
          opacity: random.whole(25, 80) / 100,
          more: `transform="rotate(${random.whole(0, 90)} 160 160)"`,
        },
      ),
    )
    .join('');

/** Soft stains in the stone: noise mapped to light and dark tones of the second colour. */
function clouds(look: Look, random: Random): string {
  const stain = (id: string, colour: string, fine: number, strength: number): string => {
    const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(2));
    const filter =
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${fine} ${fine * 1.6}" numOctaves="5" seed="${random.whole(1, 900)}"/>` +
      `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 ${strength} 0 0 ${(-strength * 0.46).toFixed(2)}"/></filter>`;
    return filter + rect(34, 34, 252, 252, 0, { fill: '#000', more: `filter="url(#${id})"` });
  };
  return (
    stain('light', lighter(look.colour, 0.3), 0.011, 1.7) +
    stain('dark', darker(look.colour, 0.34), 0.016, 1.7) +
    stain('grit', darker(look.colour, 0.3), 0.35, 0.9)
  );
}

function texture(look: Look, random: Random): string {
  if (look.pattern === 'marble') return clouds(look, random) + veins(look, random, 0.75);
  if (look.pattern === 'terrazzo') return specks(look, random, 150, 7);
  if (look.pattern === 'concrete') return clouds(look, random) + specks(look, random, 60, 1.4);
  return clouds(look, random) + veins(look, random, 0.3) + specks(look, random, 50, 1.2);
}

const grout = (columns: number, rows: number, shift: boolean, colour: string): string => {
  const wide = 252 / columns;
  const high = 252 / rows;
  const across = range(rows - 1).map((index) => `M34 ${34 + high * (index + 1)}h252`);
  const down = range(rows).flatMap((row) =>
    range(columns + 1).map(
      (index) => `M${34 + wide * (index + (shift && row % 2 === 1 ? 0.5 : 0))} ${34 + high * row}v${high}`,
    ),
  );
  return path([...across, ...down].join(''), { stroke: colour, width: 2.4 });
};

/** Number of tiles in a row and in a column, so that a tile keeps its proportions. */
function gridOf(size: string): readonly [columns: number, rows: number] {
  const [wide = 60, high = 60] = [...size.matchAll(/\d+/g)].map((one) => Number(one[0]));
  const rows = high > 100 ? 1 : 2;
  return [Math.max(1, Math.round((rows * high) / wide)), rows];
}

function glazed(look: Look, random: Random, columns: number, rows: number): string {
  const wide = 252 / columns;
  const high = 252 / rows;
  const faces = range(rows).flatMap((row) =>
    range(columns + 1).map((index) => {
      const x = 34 + wide * (index - (row % 2 === 1 ? 0.5 : 0));
      const y = 34 + high * row;
      const shade = random.whole(-10, 14) / 100;
      const face = rect(x, y, wide, high, 0, {
        fill: shade < 0 ? darker(look.colour, -shade) : lighter(look.colour, shade),
      });
      const shine =
        look.pattern === 'wave'
          ? path(`M${x} ${y + high * 0.6}q${wide / 4} ${-high * 0.5} ${wide / 2} 0t${wide / 2} 0`, {
              stroke: lighter(look.colour, 0.4),
              width: 2,
              opacity: 0.5,
            })
          : path(
              `M${x + 4} ${y + high - 5}L${x + wide * 0.3} ${y + 4}h${wide * 0.14}L${x + wide * 0.18} ${y + high - 5}z`,
              { fill: '#fff', opacity: 0.14 },
            );
      return face + shine;
    }),
  );
  return sheet(faces.join('') + grout(columns, rows, true, lighter(look.accent, 0.35)), look.colour);
}

/** Floor tiles show their stone; wall tiles are horizontal, shifted, and glossy. */
const tile: Draw = (look, random) => {
  const [columns, rows] = gridOf(look.size);
  if (look.pattern === 'gloss' || look.pattern === 'wave') return glazed(look, random, rows, columns * 2);
  return sheet(texture(look, random) + grout(columns, rows, false, darker(look.colour, 0.24)), look.colour);
};

export const stone = { tile } as const;
