/** Stops the build if the modules of a chunk group have moved. Otherwise they would silently land in another file. */
import type { Plugin, Rolldown } from 'vite';

type Group = Pick<Rolldown.CodeSplittingGroup, 'name' | 'test'>;

const holds = ({ test }: Group, id: string): boolean =>
  typeof test === 'function' ? test(id) === true : test === undefined || id.search(test) >= 0;

/** The files and folders that a pattern selects, without its exclusions. */
const namesIn = ({ test }: Group): readonly string[] =>
  test instanceof RegExp ? (test.source.replace(/\(\?<?!.*?\)|\[.*?\]/g, ' ').match(/[\w@-]{3,}/g) ?? []) : [];

/** Throws if none of the modules belongs to a group, or to one of the names in its pattern. */
function requireModules(groups: readonly Group[], ids: readonly string[]): void {
  for (const group of groups) {
    const own = ids.filter((id) => holds(group, id));
    const lost = ['', ...namesIn(group)].find((name) => !own.some((id) => id.includes(name)));
    if (lost === undefined) continue;
    const where = `the group ${String(group.name)}${lost && `, part “${lost}”`}`;
    throw new Error(`No module belongs to ${where}: see src/tools/pack/chunks.ts.`);
  }
}

export const requiredModules = (groups: readonly Group[]): Plugin => ({
  name: 'matched',
  apply: 'build',
  buildEnd(error) {
    // The bundler adds its own module only afterwards.
    if (error === undefined) requireModules(groups, [...this.getModuleIds(), '\0rolldown/runtime.js']);
  },
});
