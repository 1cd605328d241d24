/** Protects bundled loops from a page's additions to `Object.prototype`: some bundled code iterates over inherited names too. */
import type { Plugin } from 'vite';

interface Walk {
  readonly by: RegExp;
  /** The loops `for (… in object)`, with their exact source text. */
  readonly walks: readonly string[];
}

/** The bundler's own loop collects the exports of React; without the replacement no element renders on such a page. */
const WALKS: readonly Walk[] = [
  { by: /^\0rolldown\/runtime\.js$/, walks: ['for (var name in all)'] },
  { by: /\/react-jsx-runtime\.production\.js$/, walks: ['for (var propName in config)'] },
  {
    by: /\/react-dom-client\.production\.js$/,
    walks: ['for (var propName in baseProps)', 'for (var key in nextProps)'],
  },
  { by: /\/node_modules\/valibot\//, walks: ['for (const key in this.entries)'] },
];

const own = (walk: string): string => walk.replace(/ in (.+)\)$/, ' of Object.keys($1))');

/** Restricts the loops of a module to own names. Throws if an entry is not written as expected. */
export function overOwnNames(code: string, walks: readonly string[], id: string): string {
  return walks.reduce((mended, walk) => {
    if (!mended.includes(walk))
      throw new Error(`${id} no longer contains the expected loop over names: see ownEntries.`);
    return mended.replaceAll(walk, own(walk));
  }, code);
}

/** Without this plugin, a page that extends Object.prototype displays no view and reads no response. Throws if a dependency has changed. */
export function ownEntries(): Plugin {
  const left = new Set(WALKS);
  return {
    name: 'own-entries',
    apply: 'build',
    transform(code, id) {
      const known = WALKS.find(({ by }) => by.test(id));
      if (known === undefined) return null;
      left.delete(known);
      return { code: overOwnNames(code, known.walks, id), map: null };
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) {
        throw new Error(`None of the modules is ${[...left].map(({ by }) => by).join(' or ')}: see ownEntries.`);
      }
    },
  };
}
