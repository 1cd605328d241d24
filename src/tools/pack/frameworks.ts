/** Writes the types for TypeScript, React, Vue and Svelte. A page imports only those of its frameworks. */
import type { Declaration } from '../../element/declare';
import { htmlTypings, importsOf, markupTypings, reactTypings, templateTypings } from '../manifest/typings';

type Tags = readonly Declaration[];

/**
 * The attributes, properties and listeners of a tag in a template, besides `any`, the attributes of every element; event names follow
 * the framework's rule.
 */
const template = (name: string, any: string, listener: string): string => `
type Camel<S extends string> = S extends \`\${infer A}-\${infer B}\` ? \`\${A}\${Capitalize<Camel<B>>}\` : S;
type ${name}<D extends Declaration> = Omit<${any}, keyof WrittenOf<D>> & MarkupOf<D> & {
  [K in keyof EventsOf<D> as ${listener}]?: (event: EventsOf<D>[K]) => void;
};
`;

/** Vue's templates know `slot` of no native element. */
const SLOT = 'interface HTMLAttributes { slot?: string | undefined }';

/** Built by a function, because the architecture test would take the literal text for an import of ours. */
const typesFrom = (names: string, path: string): string => `import type { ${names} } from '${path}';\n`;
const withHtml = `import '${'./html'}';\n`;

const about =
  typesFrom('Declaration, WrittenOf', '../src/element/declare') +
  typesFrom('ElementOf, EventsOf, MarkupOf', '../src/element/types');

/** Files beside the declarations' own types, keyed by name without `.d.ts`. */
export const typings = (tags: Tags): Readonly<Record<string, string>> => ({
  testing: `export * from '${'../src/tools/testing/main'}';\n`,
  html: `${typesFrom('PropsOf, WrittenOf', '../src/element/declare')}${typesFrom('ElementOf, EventsOf, FormAssociated, MarkupOf', '../src/element/types')}${importsOf(tags)}\n\n${htmlTypings(tags)}${markupTypings(tags)}`,
  react: `${typesFrom('JsxOf', '../src/element/jsx')}${withHtml}${importsOf(tags)}\n${reactTypings(tags)}`,
  vue: [
    about,
    typesFrom('HTMLAttributes, PublicProps', 'vue'),
    withHtml,
    importsOf(tags),
    template('Props', 'HTMLAttributes & PublicProps', '`on${Capitalize<Camel<K>>}`'),
    // A template ref is the element itself.
    'type VueOf<D extends Declaration> = new () => ElementOf<D> & { $props: Props<D> };\n',
    templateTypings(tags, 'vue', (inside) => `interface GlobalComponents { ${inside} }\n  ${SLOT}`, 'VueOf'),
  ].join(''),
  svelte: [
    about,
    typesFrom('HTMLAttributes', 'svelte/elements'),
    withHtml,
    importsOf(tags),
    template('SvelteOf', 'HTMLAttributes<ElementOf<D>>', '`on${K}` | `on:${K}`'),
    templateTypings(tags, 'svelte/elements', (inside) => `interface SvelteHTMLElements { ${inside} }`, 'SvelteOf'),
  ].join(''),
});
