/** Decides what `npx tsx demo/map/make.ts` writes: the demo's base map and its two styles, into demo/public/mapa. */
import { writeFile } from 'node:fs/promises';
import { outlines } from './outlines';
import { settlements } from './settlements';
import { styleIn } from './style';

const folder = new URL('../public/mapa/', import.meta.url);
const write = (name: string, content: unknown) => writeFile(new URL(name, folder), `${JSON.stringify(content)}\n`);

await write('polska.json', { type: 'FeatureCollection', features: [...outlines(), ...settlements()] });
await write('light.json', styleIn('light', '/static/mapa/polska.json'));
await write('dark.json', styleIn('dark', '/static/mapa/polska.json'));
