/** Selects the drawing function for a look. */
import { createRandom } from '../seed/random';
import { boards } from './boards';
import { doors } from './doors';
import type { Look } from './look';
import { masonry } from './masonry';
import { packs } from './packs';
import { rows } from './rows';
import { sanitary } from './sanitary';
import type { Draw } from './sheet';
import { stone } from './stone';
import { canvas } from './svg';
import { tools } from './tools';
import { wood } from './wood';

const drawings: Record<Look['kind'], Draw> = {
  ...stone,
  ...rows,
  ...wood,
  ...packs,
  ...boards,
  ...masonry,
  ...sanitary,
  ...tools,
  ...doors,
};

/** The picture of a product as SVG text, the same for the same look. */
export const draw = (look: Look): string => canvas(320, 320, drawings[look.kind](look, createRandom(look.seed)));
