/** The logos of payment methods: a coloured card with a name or a sign. */
import { canvas, ellipse, label, path, rect } from './svg';

interface Logo {
  readonly back: string;
  readonly ink: string;
  readonly name: string;
}

const LOGOS: Readonly<Record<string, Logo>> = {
  blik: { back: '#0b0b0d', ink: '#ffffff', name: 'blik' },
  card: { back: '#1d3f8f', ink: '#ffffff', name: '' },
  google_pay: { back: '#ffffff', ink: '#3c4043', name: 'G Pay' },
  apple_pay: { back: '#ffffff', ink: '#111111', name: 'A Pay' },
  bank_wisla: { back: '#0f6cb6', ink: '#ffffff', name: 'Wisła' },
  bank_baltyk: { back: '#0c8f8a', ink: '#ffffff', name: 'Bałtycki' },
  bank_tatry: { back: '#5a3b8c', ink: '#ffffff', name: 'Tatrzański' },
  bank_kupiecki: { back: '#1f2a37', ink: '#e8c35a', name: 'Kupiecki' },
  bank_rolny: { back: '#3b7d2a', ink: '#ffffff', name: 'Rolny' },
  bank_mazur: { back: '#c8382e', ink: '#ffffff', name: 'mazur' },
};

const card = (): string =>
  rect(0, 12, 96, 10, 0, { fill: '#0b1f4d' }) +
  rect(10, 30, 16, 12, 2, { fill: '#e8c35a' }) +
  ellipse(70, 38, 10, 10, { fill: '#eb5a3c' }) +
  ellipse(82, 38, 10, 10, { fill: '#f5b13d', opacity: 0.85 });

/** A logo of 96 by 56 pixels; undefined for an unknown method. */
export function drawLogo(id: string): string | undefined {
  const logo = Object.hasOwn(LOGOS, id) ? LOGOS[id] : undefined;
  if (logo === undefined) return undefined;
  const size = Math.min(26, 118 / Math.max(4, logo.name.length));
  const inside = id === 'card' ? card() : label(48, 28 + size * 0.36, size, logo.name, logo.ink);
  const mark = id.startsWith('bank_')
    ? path('M0 56h96v-5H0z', { fill: logo.ink, opacity: 0.28 })
    : id === 'blik'
      ? ellipse(66, 15, 4.5, 4.5, { fill: '#e5392f' })
      : '';
  return canvas(
    96,
    56,
    rect(0, 0, 96, 56, 8, { fill: logo.back }),
    inside,
    mark,
    rect(0.5, 0.5, 95, 55, 8, { stroke: '#8b929a', width: 1, opacity: 0.5 }),
  );
}
