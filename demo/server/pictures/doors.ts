/** Pictures of doors and door handles. */
import { darker } from './colour';
import { sheen, downwards } from './metal';
import type { Draw } from './sheet';
import { ellipse, ground, path, rect } from './svg';

const door: Draw = (look) => {
  const lines = [70, 122, 176, 230].map((y) => `M104 ${y}h112`).join('');
  const panes = [58, 108, 158, 208]
    .map((y) => rect(128, y, 64, 36, 2, { fill: '#cfe0e4', stroke: darker(look.colour, 0.3), width: 2 }))
    .join('');
  return [
    downwards('leaf', look.colour),
    ground(160, 296, 92),
    rect(82, 16, 156, 278, 3, { fill: darker(look.colour, 0.12) }),
    rect(92, 26, 136, 268, 2, { fill: darker(look.colour, 0.45) }),
    rect(96, 30, 128, 264, 2, { fill: 'url(#leaf)' }),
    path('M110 30q-4 130 4 264M140 30q6 120-2 264M176 30q-6 140 4 264M206 30q4 120-2 264', {
      stroke: look.accent,
      width: 1.4,
      opacity: 0.5,
    }),
    look.pattern === 'glass' ? panes : path(lines, { stroke: darker(look.colour, 0.3), width: 3, opacity: 0.7 }),
    rect(206, 160, 10, 34, 4, { fill: '#9aa2a8' }),
    rect(186, 166, 28, 6, 3, { fill: '#7e868c' }),
    ellipse(211, 186, 2, 3, { fill: '#40464b' }),
  ].join('');
};

const handle: Draw = (look, random) =>
  [
    sheen('metal', look.colour),
    downwards('lever', look.colour),
    ground(170, 262, 104),
    random.chance(0.5)
      ? rect(64, 112, 84, 84, 10, { fill: 'url(#metal)', stroke: darker(look.colour, 0.25), width: 1.5 })
      : ellipse(106, 154, 46, 46, { fill: 'url(#metal)', stroke: darker(look.colour, 0.25), width: 1.5 }),
    ellipse(106, 154, 26, 26, { fill: darker(look.colour, 0.25) }),
    ellipse(104, 152, 22, 22, { fill: 'url(#metal)' }),
    path('M90 136h150q36 0 36 20t-24 20q-60-4-106 0H92z', {
      fill: 'url(#lever)',
      stroke: darker(look.colour, 0.3),
      width: 1.5,
    }),
    path('M104 144h132q20 0 28 6', { stroke: '#fff', width: 4, opacity: 0.55, more: 'stroke-linecap="round"' }),
    ellipse(106, 234, 24, 24, { fill: 'url(#metal)', stroke: darker(look.colour, 0.25), width: 1.5 }),
    path('M106 224a5 5 0 0 1 3 9l2 12h-10l2-12a5 5 0 0 1 3-9z', { fill: '#1b1e21' }),
  ].join('');

export const doors = { door, handle } as const;
