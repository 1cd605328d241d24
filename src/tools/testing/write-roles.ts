/** Writes the list of roles into the repository, for `npm run manifest`. */
import { writeFile } from 'node:fs/promises';
import { generatedRoles } from './roles';

const [path, text] = await generatedRoles();
await writeFile(new URL(`../../../${path}`, import.meta.url), text);
