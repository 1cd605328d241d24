/** Placeholders for official pictures: a shop replaces them with its copies of the Commission's files. */
import { canvas, label, rect } from './svg';

const INK = '#3c4043';

const frame = (width: number, height: number, size: number, ...lines: readonly string[]): string =>
  canvas(
    width,
    height,
    rect(0, 0, width, height, 0, { fill: '#ffffff' }),
    rect(4, 4, width - 8, height - 8, 0, { stroke: INK, width: 4, more: 'stroke-dasharray="16 12"' }),
    ...lines.map((line, at) =>
      label(width / 2, height / 2 + (at - (lines.length - 1) / 2) * size * 1.5 + size / 3, size, line, INK),
    ),
  );

const NOTICE = [
  'Tu sklep wstawia urzędowe',
  'powiadomienie o prawnej',
  'gwarancji zgodności',
  '(plik Komisji Europejskiej)',
];
const PICTURES: Readonly<Record<string, () => string>> = {
  powiadomienie: () => frame(1000, 1414, 56, ...NOTICE),
  etykieta: () =>
    frame(380, 400, 24, 'Tu sklep wstawia urzędową', 'etykietę gwarancji trwałości', 'producenta (5 lat)'),
  'etykieta-mala': () => frame(260, 64, 24, 'Gwarancja: 5 lat'),
};

/** Undefined for an unknown name. */
export const drawDuty = (name: string): string | undefined =>
  Object.hasOwn(PICTURES, name) ? PICTURES[name]?.() : undefined;
