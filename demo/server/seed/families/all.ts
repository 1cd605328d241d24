/** The product families of the catalogue, in the order of the departments. */
import type { Family } from '../family';
import { bathroom } from './bathroom';
import { chemistry } from './chemistry';
import { doors } from './doors';
import { drywall } from './drywall';
import { fixings } from './fixings';
import { floors } from './floors';
import { insulation } from './insulation';
import { masonry } from './masonry';
import { paints } from './paints';
import { roofs } from './roofs';
import { tiles } from './tiles';
import { tools } from './tools';

export const families: readonly Family[] = [
  ...tiles,
  ...floors,
  ...paints,
  ...chemistry,
  ...insulation,
  ...drywall,
  ...masonry,
  ...roofs,
  ...bathroom,
  ...tools,
  ...doors,
  ...fixings,
];
