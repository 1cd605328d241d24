/** Decides which families make up the catalogue, in the order of the departments. */
import type { Family } from '../family';
import { chemistry } from './chemistry';
import { fittings } from './fittings';
import { floors } from './floors';
import { paints } from './paints';
import { structure } from './structure';
import { tiles } from './tiles';

export const families: readonly Family[] = [...tiles, ...floors, ...paints, ...chemistry, ...structure, ...fittings];
