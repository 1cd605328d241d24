/** Decides what `npm run manifest` does for the contract: writes its files into the repository. */
import { writeFile } from 'node:fs/promises';
import { generatedContract } from './contract-files';

const repository = new URL('../../../', import.meta.url);

for (const [path, text] of await generatedContract()) await writeFile(new URL(path, repository), text);
