/** Pictures of basins, taps, toilets and shower cabins. */
import { darker, lighter } from './colour';
import { sheen, downwards } from './metal';
import type { Draw } from './sheet';
import { ellipse, ground, path, rect } from './svg';

const basin: Draw = (look, random) => {
  const boxy = random.chance(0.5);
  const outline = boxy ? 'M50 130h220q6 96-34 104H84q-40-8-34-104z' : 'M46 132q114 22 228 0-4 108-114 110T46 132z';
  return [
    downwards('bowl', look.colour),
    ground(160, 254, 112),
    path(outline, { fill: 'url(#bowl)' }),
    boxy
      ? rect(46, 116, 228, 26, 13, { fill: lighter(look.colour, 0.35) })
      : ellipse(160, 132, 114, 32, { fill: lighter(look.colour, 0.35) }),
    boxy
      ? rect(56, 121, 208, 16, 8, { fill: darker(look.colour, 0.18) })
      : ellipse(160, 133, 102, 25, { fill: darker(look.colour, 0.14) }),
    ellipse(160, boxy ? 131 : 143, boxy ? 84 : 78, boxy ? 5 : 13, { fill: darker(look.colour, 0.26), opacity: 0.5 }),
    ellipse(160, boxy ? 131 : 146, 10, 3.4, { fill: '#9aa2a8' }),
    path('M70 160q6 50 34 62', { stroke: '#fff', width: 6, opacity: 0.35, more: 'stroke-linecap="round"' }),
  ].join('');
};

const tap: Draw = (look, random) => {
  const tall = random.chance(0.5) ? 30 : 0;
  return [
    sheen('metal', look.colour),
    downwards('spout', look.colour),
    ground(156, 284, 84),
    ellipse(150, 272, 46, 12, { fill: darker(look.colour, 0.3) }),
    ellipse(150, 267, 46, 12, { fill: 'url(#metal)' }),
    rect(126, 108 - tall, 48, 160 + tall, 8, { fill: 'url(#metal)' }),
    path(`M150 ${128 - tall}q92-20 108 30l4 24-30 4-6-20q-12-26-76-8z`, { fill: 'url(#spout)' }),
    ellipse(247, 185 - tall, 15, 5, { fill: darker(look.colour, 0.5) }),
    ellipse(150, 108 - tall, 24, 8, { fill: lighter(look.colour, 0.3) }),
    path(`M142 ${102 - tall}q-2-34 10-46l60-18q14 0 10 12l-58 18q-6 14-6 34z`, {
      fill: 'url(#spout)',
      stroke: darker(look.colour, 0.3),
      width: 1,
    }),
  ].join('');
};

const toilet: Draw = (look) =>
  [
    downwards('bowl', look.colour),
    sheen('tank', look.colour),
    ground(170, 284, 92),
    rect(94, 48, 118, 108, 12, { fill: 'url(#tank)' }),
    rect(88, 40, 130, 18, 8, { fill: lighter(look.colour, 0.4) }),
    rect(138, 34, 30, 8, 4, { fill: '#aab1b6' }),
    path('M100 176h120q46 6 44 30-14 48-58 52l4 26h-90q4-60-24-80z', { fill: 'url(#bowl)' }),
    path('M92 162q84-16 152 2 34 12 26 34-60 22-170 4-22-20-8-40z', {
      fill: lighter(look.colour, 0.38),
      stroke: darker(look.colour, 0.16),
      width: 2,
    }),
    path('M118 182q74-14 130 8', { stroke: darker(look.colour, 0.2), width: 3, opacity: 0.5 }),
  ].join('');

const cabin: Draw = (look) =>
  [
    ground(160, 288, 116),
    path('M52 262l108 28 108-28-108-24z', { fill: '#eceeef', stroke: '#c7ccd0', width: 2 }),
    ellipse(160, 264, 12, 4, { fill: '#9aa2a8' }),
    path('M52 48l108-22v212L52 260z', { fill: '#9fc4cf', opacity: 0.24 }),
    path('M160 26l108 22v212l-108-22z', { fill: '#9fc4cf', opacity: 0.14 }),
    path('M52 62l108 26v200L52 260z', { fill: '#b9dbe4', opacity: 0.42 }),
    path('M160 88l108-26v198l-108 28z', { fill: '#b9dbe4', opacity: 0.3 }),
    path('M52 48v212M268 48v212M160 88v200M52 62l108 26 108-26M160 26v62', { stroke: look.colour, width: 6 }),
    path('M52 260l108 28 108-28', { stroke: look.colour, width: 6 }),
    rect(176, 170, 7, 52, 3, { fill: look.colour }),
    path('M74 110l54 90M74 150l40 66', { stroke: '#fff', width: 5, opacity: 0.5 }),
    path('M214 40v30', { stroke: look.colour, width: 5 }),
    ellipse(214, 74, 22, 6, { fill: look.colour }),
  ].join('');

export const sanitary = { basin, tap, toilet, cabin } as const;
