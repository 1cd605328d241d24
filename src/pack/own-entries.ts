/** Decides that an old script's additions to `Object.prototype` do not count as fields: valibot walks inherited names too. */
import type { Plugin } from 'vite';

const WALK = 'for (const key in this.entries)';

/** Without it such a page reads no answer at all. Throws where valibot no longer says it so. */
export const ownEntries: Plugin = {
  name: 'own-entries',
  transform(code, id) {
    if (!/\/node_modules\/valibot\//.test(id)) return null;
    if (!code.includes(WALK)) throw new Error('valibot walks its entries in another way than before: see ownEntries.');
    return { code: code.replaceAll(WALK, 'for (const key of Object.keys(this.entries))'), map: null };
  },
};
