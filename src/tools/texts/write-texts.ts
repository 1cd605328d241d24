/** Writes the list of texts into the repository, for `npm run manifest`. */
import { writeFile } from 'node:fs/promises';
import { generatedTexts } from './texts-list';

const repository = new URL('../../../', import.meta.url);

for (const [path, text] of await generatedTexts()) await writeFile(new URL(path, repository), text);
