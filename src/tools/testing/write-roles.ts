/** Decides what `npm run manifest` does for tests of a shop: writes the list of roles into the repository. */
import { writeFile } from 'node:fs/promises';
import { generatedRoles } from './roles';

const [path, text] = await generatedRoles();
await writeFile(new URL(`../../../${path}`, import.meta.url), text);
