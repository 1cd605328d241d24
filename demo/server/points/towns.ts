/** Towns with parcel lockers, the largest first. Data: GeoNames (CC BY), without the districts of cities. */
import { readFileSync } from 'node:fs';

export interface Town {
  readonly name: string;
  readonly province: string;
  readonly population: number;
  readonly longitude: number;
  readonly latitude: number;
}

export function towns(): Town[] {
  const rows = readFileSync(new URL('towns.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [name = '', province = '', population, longitude, latitude] = row.split('\t');
    return {
      name,
      province,
      population: Number(population),
      longitude: Number(longitude),
      latitude: Number(latitude),
    };
  });
}
