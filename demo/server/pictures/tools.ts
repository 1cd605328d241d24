/** Pictures of drills, trowels and spirit levels. */
import { darker, inkOn, lighter } from './colour';
import { downwards } from './metal';
import type { Draw } from './sheet';
import { ellipse, ground, group, label, path, rect } from './svg';

const drill: Draw = (look, random) => {
  const dark = '#2b2f33';
  return [
    downwards('case', look.colour),
    downwards('dark', dark),
    ground(168, 288, 100),
    path('M170 150l34 0 22 92-46 8z', { fill: 'url(#dark)' }),
    path('M176 160l-16 14 8 22 14-2z', { fill: darker(look.colour, 0.35) }),
    rect(162, 240, 84, 40, 8, { fill: 'url(#dark)' }),
    rect(168, 240, 72, 10, 0, { fill: look.colour }),
    path('M104 92q-6 34 4 66 90 12 140-8 16-42-6-72-70-16-138 14z', { fill: 'url(#case)' }),
    path('M226 88q20 26 8 60M210 84q18 30 6 70', { stroke: darker(look.colour, 0.5), width: 4, opacity: 0.6 }),
    path('M104 92l-36 8v50l40 8z', { fill: 'url(#dark)' }),
    path('M68 108l-26 8v20l26 6z', { fill: '#8d959b' }),
    rect(8, 122, 36, 7, 2, { fill: '#aab2b8' }),
    path('M92 96v58M82 98v54', { stroke: '#4b5157', width: 4 }),
    label(164, 130, Math.min(22, 118 / look.label.length), look.label, inkOn(look.colour)),
    random.chance(0.5) ? ellipse(128, 172, 6, 6, { fill: '#f5d76e' }) : '',
  ].join('');
};

const trowel: Draw = (look) => {
  const teeth = 'h6v9h6v-9'.repeat(19);
  return [
    downwards('steel', look.colour),
    downwards('grip', look.accent),
    ground(160, 250, 128),
    group(
      'transform="rotate(-14 160 170)"',
      path('M46 150h228v64h-228z', { fill: 'url(#steel)', stroke: darker(look.colour, 0.3), width: 1.5 }),
      path(`M46 212${teeth}v-6`, { fill: darker(look.colour, 0.12) }),
      path('M56 160h208', { stroke: '#fff', width: 4, opacity: 0.5 }),
      path('M106 150q0-34 22-34h64q22 0 22 34', { stroke: darker(look.colour, 0.4), width: 9 }),
      rect(98, 92, 124, 32, 15, { fill: 'url(#grip)' }),
      rect(112, 98, 96, 6, 3, { fill: '#fff', opacity: 0.3 }),
    ),
  ].join('');
};

const level: Draw = (look) => {
  const vial = (x: number) =>
    rect(x, 148, 44, 26, 5, { fill: '#22262b' }) +
    rect(x + 4, 153, 36, 16, 8, { fill: '#c9e265' }) +
    ellipse(x + 22, 160, 7, 5, { fill: '#eef7c4' }) +
    path(`M${x + 13} 153v16M${x + 31} 153v16`, { stroke: '#22262b', width: 1.6 });
  return [
    downwards('bar', look.colour),
    ground(160, 232, 136),
    group(
      'transform="rotate(-18 160 160)"',
      rect(14, 136, 292, 50, 5, { fill: 'url(#bar)' }),
      rect(14, 136, 292, 8, 4, { fill: lighter(look.colour, 0.5), opacity: 0.7 }),
      rect(14, 178, 292, 8, 4, { fill: darker(look.colour, 0.35), opacity: 0.6 }),
      rect(10, 133, 14, 56, 4, { fill: '#2b2f33' }),
      rect(296, 133, 14, 56, 4, { fill: '#2b2f33' }),
      vial(40),
      vial(138),
      vial(236),
      label(108, 168, Math.min(17, 70 / look.label.length + 6), look.label, inkOn(look.colour)),
    ),
  ].join('');
};

export const tools = { drill, trowel, level } as const;
