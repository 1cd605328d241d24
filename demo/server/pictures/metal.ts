/** Highlights on round and smooth surfaces. */
import { darker, lighter } from './colour';
import { gradient } from './svg';

export const sheen = (id: string, colour: string): string =>
  gradient(id, [
    [0, darker(colour, 0.2)],
    [0.25, lighter(colour, 0.5)],
    [0.6, colour],
    [1, darker(colour, 0.35)],
  ]);

export const downwards = (id: string, colour: string): string =>
  gradient(
    id,
    [
      [0, lighter(colour, 0.3)],
      [0.6, colour],
      [1, darker(colour, 0.25)],
    ],
    true,
  );
