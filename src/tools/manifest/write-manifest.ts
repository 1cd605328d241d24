/** Writes the generated files into the repository, for `npm run manifest`. */
import { writeFile } from 'node:fs/promises';
import { generated } from './outputs';
import './without-css';

const repository = new URL('../../../', import.meta.url);

for (const [path, text] of await generated()) await writeFile(new URL(path, repository), text);
