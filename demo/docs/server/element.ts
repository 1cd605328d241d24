/** Data of a tag's page, each fact from its source: declaration, example, test records, build, last release. */
import { languages, type Scope } from '../dialects/dialect';
import { write } from '../dialects/write-dialect';
import { className } from '../../../src/tools/manifest/members';
import { storedBy } from '../privacy/stored';
import { sentBy } from '../privacy/sent';
import { NO_SCRIPTS, viewOf, slugOf } from '../state';
import { keysWithOutput, treeOf } from './screen-reader';
import { rowsOf, firstReleaseOf, type Entry } from './reference';
import { sizesOf } from './sizes';
import { themeNames } from './themes';

const sectionsOf = ({ tag, attributes, commands }: Entry['declaration']) => [
  { id: 'playground', title: 'Try it' },
  ...(sentBy(tag).length > 0 ? [{ id: 'traffic', title: 'Traffic' }] : []),
  { id: 'keyboard', title: 'Keyboard and screen reader' },
  ...(Object.keys(attributes).length > 0 ? [{ id: 'attributes', title: 'Attributes' }] : []),
  { id: 'events', title: 'Events' },
  ...(Object.keys(commands).length > 0 ? [{ id: 'commands', title: 'Commands' }] : []),
  { id: 'methods', title: 'Methods and states' },
  { id: 'slots', title: 'Slots' },
  { id: 'parts', title: 'Parts' },
  { id: 'properties', title: 'Custom properties' },
  { id: 'scriptless', title: 'Without JavaScript' },
  { id: 'size', title: 'Download size' },
  { id: 'privacy', title: 'Stored and sent data' },
];

/** `dist` is the folder of the built elements, `scope` the variables of the example's template. */
export async function elementPage({ declaration, example, knobs }: Entry, scope: Scope, dist: string) {
  const { tag, events, slots } = declaration;
  const { snippet, states, keys = [], scriptless, height = 160 } = example;
  return {
    one: { ...declaration, ...rowsOf(declaration) },
    example,
    className: className(tag),
    since: firstReleaseOf(`element ${tag}`),
    states: states.map((state) => ({ name: state.name, slug: slugOf(state) })),
    keys: keysWithOutput(tag, keys),
    tree: treeOf(tag),
    scriptless: { says: scriptless ?? slots[''], slug: NO_SCRIPTS },
    sizes: sizesOf(tag, dist),
    kept: storedBy(tag),
    sent: sentBy(tag),
    sections: sectionsOf(declaration),
    playground: {
      tag,
      knobs,
      events: Object.keys(events),
      snippet,
      states,
      scope,
      height,
      themes: await themeNames(),
    },
    snippets: languages.map((language) => ({ language, code: write(snippet, language, scope) })),
  };
}

/** The content of the example's frame in the state of that URL; undefined for an unknown state. */
export function previewOf({ declaration, example }: Entry, scope: Scope, slug: string) {
  const { tag, events } = declaration;
  const state = example.states.find((one) => slugOf(one) === slug);
  if (slug !== '' && slug !== NO_SCRIPTS && state === undefined) return undefined;
  const { answer, shop, steps } = state ?? {};
  const preview = viewOf({ tag, ...example, scope }, slug);
  return {
    tag,
    hasScripts: slug !== NO_SCRIPTS,
    known: { tag, events: Object.keys(events), answer, shop, steps },
    snippet: write(preview.snippet, 'HTML', preview.scope),
  };
}
