/** Finds the folder of this package, both from its sources and from the built command. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const above = (folder: string): string => (existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder)));

export const packageFolder = above(import.meta.dirname);
