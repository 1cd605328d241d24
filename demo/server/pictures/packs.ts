/** Pictures of packed goods: buckets, cans, bags, cartridges, boxes, rolls and tapes, with the brand. */
import { darker, inkOn, lighter } from './colour';
import type { Draw } from './sheet';
import { ellipse, gradient, ground, group, label, path, rect } from './svg';

/** Highlight on the left, shadow on the right, like on all round objects. */
const round = (id: string, colour: string): string =>
  gradient(id, [
    [0, darker(colour, 0.16)],
    [0.22, lighter(colour, 0.22)],
    [0.55, colour],
    [1, darker(colour, 0.34)],
  ]);

const BODY = '#f3f4f4';

const bucket: Draw = (look) => {
  const { colour } = look;
  return [
    round('body', BODY),
    round('lid', lighter(BODY, 0.2)),
    round('band', colour),
    ground(160, 276, 108),
    path('M72 104q88 26 176 0l-13 150q-75 26-150 0z', { fill: 'url(#body)' }),
    path('M74 112q-16 78 86 82 102-4 86-82', { stroke: '#8b9196', width: 3.5, opacity: 0.75 }),
    path('M78 148q82 24 164 0l-7 78q-75 24-150 0z', { fill: 'url(#band)' }),
    label(160, 196, Math.min(30, 210 / look.label.length), look.label, inkOn(colour)),
    path('M118 214h84', { stroke: inkOn(colour), width: 3, opacity: 0.5 }),
    path('M64 86v18q96 34 192 0V86z', { fill: 'url(#lid)' }),
    ellipse(160, 86, 96, 25, { fill: lighter(BODY, 0.5), stroke: darker(BODY, 0.16), width: 2 }),
    ellipse(160, 84, 76, 18, { fill: colour, opacity: 0.9 }),
  ].join('');
};

const can: Draw = (look) => {
  const { colour } = look;
  return [
    round('body', colour),
    round('metal', '#c5cbd0'),
    ground(160, 282, 84),
    rect(98, 84, 124, 194, 10, { fill: 'url(#body)' }),
    path('M98 268q62 20 124 0v6q-6 12-62 12t-62-12z', { fill: 'url(#metal)' }),
    path('M98 92q0-24 62-24t62 24q-62 18-124 0z', { fill: 'url(#metal)' }),
    rect(140, 44, 40, 30, 6, { fill: darker(look.accent, 0.1) }),
    rect(98, 136, 124, 84, 0, { fill: '#fff', opacity: 0.93 }),
    label(160, 176, Math.min(24, 180 / look.label.length), look.label, '#22262b'),
    rect(120, 192, 80, 6, 3, { fill: colour === '#ffffff' ? look.accent : darker(colour, 0.15) }),
    rect(134, 204, 52, 4, 2, { fill: '#aab0b5' }),
  ].join('');
};

const bag: Draw = (look, random) => {
  const { colour, accent } = look;
  const lean = random.whole(-3, 3);
  return [
    gradient('bag', [
      [0, darker(colour, 0.14)],
      [0.3, lighter(colour, 0.3)],
      [0.75, colour],
      [1, darker(colour, 0.22)],
    ]),
    ground(160, 286, 112),
    group(
      `transform="rotate(${lean} 160 280)"`,
      path('M82 62q78-12 156 0 8 10 2 24 12 80 2 190-82 18-164 0-10-110 2-190-6-14 2-24z', { fill: 'url(#bag)' }),
      path('M80 62q80-12 160 0v12q-80-12-160 0z', { fill: darker(colour, 0.22) }),
      path('M72 132q88-14 176 0 2 42 0 88-88 14-176 0-2-46 0-88z', { fill: accent }),
      label(160, 172, Math.min(31, 240 / look.label.length), look.label, inkOn(accent)),
      path('M110 190h100', { stroke: inkOn(accent), width: 4, opacity: 0.65 }),
      path('M128 204h64', { stroke: inkOn(accent), width: 4, opacity: 0.4 }),
      path('M96 240h38M96 252h60', { stroke: darker(colour, 0.45), width: 4 }),
      path('M92 90q10 60 2 170M226 92q-8 60 0 160', { stroke: darker(colour, 0.3), width: 2, opacity: 0.5 }),
    ),
  ].join('');
};

const cartridge: Draw = (look) =>
  [
    round('tube', '#f2f3f3'),
    round('band', look.colour),
    ground(160, 290, 62),
    path('M152 26h16l4 62h-24z', { fill: lighter(look.colour, 0.3), stroke: darker(look.colour, 0.2), width: 1 }),
    rect(142, 84, 36, 18, 4, { fill: '#dfe2e4' }),
    rect(122, 100, 76, 188, 8, { fill: 'url(#tube)' }),
    rect(122, 126, 76, 128, 0, { fill: 'url(#band)' }),
    group(
      'transform="rotate(-90 160 192)"',
      label(160, 200, Math.min(23, 170 / look.label.length), look.label, inkOn(look.colour)),
    ),
    rect(122, 264, 76, 4, 0, { fill: '#c3c8cc' }),
  ].join('');

const box: Draw = (look) =>
  [
    ground(160, 270, 120),
    path('M62 122l98-38 98 38-98 42z', { fill: lighter(look.colour, 0.42) }),
    path('M62 122l98 42v112l-98-44z', { fill: look.colour }),
    path('M258 122l-98 42v112l98-44z', { fill: darker(look.colour, 0.24) }),
    group(
      'transform="matrix(.92 .395 0 1 0 0)"',
      label(120, 156, Math.min(20, 140 / look.label.length), look.label, inkOn(look.colour)),
      rect(84, 168, 72, 5, 2, { fill: '#fff', opacity: 0.6 }),
      rect(98, 180, 44, 4, 2, { fill: '#fff', opacity: 0.4 }),
    ),
    path('M186 176l48-20v52l-48 21z', { fill: '#fff', opacity: 0.9 }),
    path(
      'M200 176v36M197 178l6-3M198 190l5-2M198 197l5-2M198 204l5-2M218 169v36M215 171l6-3M216 183l5-2M216 190l5-2M216 197l5-2',
      { stroke: '#6b7278', width: 3 },
    ),
  ].join('');

const roll: Draw = (look) =>
  [
    gradient(
      'side',
      [
        [0, lighter(look.colour, 0.2)],
        [0.5, look.colour],
        [1, darker(look.colour, 0.32)],
      ],
      true,
    ),
    ground(166, 262, 126),
    path('M96 88h130q44 8 44 82t-44 82H96z', { fill: 'url(#side)' }),
    path('M120 90v160M150 90v160M180 90v160M210 90v160', {
      stroke: darker(look.colour, 0.2),
      width: 1.5,
      opacity: 0.4,
    }),
    rect(128, 138, 100, 62, 4, { fill: '#fff', opacity: 0.92 }),
    label(178, 176, Math.min(20, 150 / look.label.length), look.label, '#22262b'),
    ellipse(96, 170, 44, 82, { fill: lighter(look.colour, 0.16), stroke: darker(look.colour, 0.2), width: 2 }),
    ...[34, 25, 16].map((size) => ellipse(96, 170, size, size * 1.86, { stroke: look.accent, width: 3, opacity: 0.7 })),
    ellipse(96, 170, 8, 15, { fill: darker(look.accent, 0.4) }),
  ].join('');

const tape: Draw = (look) =>
  [
    ground(164, 268, 100),
    ellipse(176, 170, 98, 94, { fill: darker(look.colour, 0.3) }),
    ellipse(156, 166, 98, 94, { fill: look.colour }),
    ...[86, 76].map((size) =>
      ellipse(156, 166, size, size * 0.96, { stroke: darker(look.colour, 0.16), width: 1.5, opacity: 0.6 }),
    ),
    ellipse(156, 166, 58, 56, { fill: '#c9a878' }),
    ellipse(162, 168, 50, 48, { fill: '#a5824f' }),
    ellipse(165, 169, 45, 43, { fill: '#5e4a2e', opacity: 0.55 }),
    path('M152 72q70-14 118 22l14 40q-36-42-108-44z', { fill: lighter(look.colour, 0.2), opacity: 0.95 }),
  ].join('');

export const packs = { bucket, can, bag, cartridge, box, roll, tape } as const;
