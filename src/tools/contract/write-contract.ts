/** Writes the files of the contract into the repository, for `npm run manifest`. */
import { writeFile } from 'node:fs/promises';
import { generatedContract } from './contract-files';

const repository = new URL('../../../', import.meta.url);

for (const [path, text] of await generatedContract()) await writeFile(new URL(path, repository), text);
