/** The reference of a tag: its declaration as rows, its example, its knobs. */
import '../../../src/tools/manifest/without-css';
import { groups, propertyName, type Declaration } from '../../../src/element/declare';
import { deprecationOf } from '../../../src/element/deprecation';
import { fieldsOf, methodsOf, statesOf } from '../../../src/tools/manifest/members';
import { declarations } from '../../../src/tools/manifest/outputs';
import { wordsOf } from '../../../src/tools/manifest/words';
import { lastRelease, releaseOf } from '../../../src/tools/pack/api/last';
import type { Example } from '../example';
import type { Knob } from '../knobs';

export interface Entry {
  readonly declaration: Declaration;
  readonly example: Example;
  readonly knobs: readonly Knob[];
}

let read: Promise<ReadonlyMap<string, Entry>> | undefined;

/** All tags in the order of the navigation; read on the first call. Throws if a tag has no example. */
export const entries = (): Promise<ReadonlyMap<string, Entry>> => (read ??= readAll());

async function readAll(): Promise<ReadonlyMap<string, Entry>> {
  const all = (await declarations()).toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
  return new Map(
    await Promise.all(
      all.map(async (declaration) => {
        const { example } = (await import(`../examples/${declaration.tag}.ts`)) as { example: Example };
        return [declaration.tag, { declaration, example, knobs: knobsOf(declaration) }] as const;
      }),
    ),
  );
}

const knobsOf = ({ attributes }: Declaration): Knob[] =>
  Object.entries(attributes).map(([name, attribute]) => ({
    name,
    property: propertyName(name),
    kind: attribute.kind,
    summary: attribute.summary,
    words: wordsOf(attribute),
    default: defaultOf(attribute.default),
  }));

/** A value in a template's notation. */
const defaultOf = (value: unknown): string => {
  if (value === undefined || value === false) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const release = lastRelease();

/** The release that added it. Additions after the last release are in the built files already: `after 0.1.0`. */
export const firstReleaseOf = (name: string): string => releaseOf(name, release) ?? `after ${release.version}`;

/** The rows of a tag's tables, in the manifest's format; deprecated names are marked, and newer ones than the tag have `since`. */
export const rowsOf = (declaration: Declaration) => {
  const { tag, attributes, events, commands, slots, parts, cssProperties, deprecated } = declaration;
  const saying = (key: string, summary: string): string =>
    [deprecationOf(deprecated, key), summary].filter(Boolean).join(' ');
  const begun = firstReleaseOf(`element ${tag}`);
  const younger = (kind: string, name: string): string => {
    const since = firstReleaseOf(`${kind} ${tag} ${name}`.trim());
    return since === begun ? '' : since;
  };
  return {
    attributes: Object.entries(attributes).map(([name, { summary, type, default: value, page }]) => ({
      name,
      property: propertyName(name),
      type: type.replace(/ \| undefined$/, ''),
      default: defaultOf(value),
      summary: saying(`attribute ${name}`, summary),
      since: younger('attribute', name),
      page,
    })),
    events: Object.entries(events).map(([name, { summary, detail, cancelable }]) => ({
      name,
      summary: saying(`event ${name}`, summary),
      since: younger('event', name),
      detail: detail ?? '',
      cancelable: cancelable ?? false,
    })),
    methods: methodsOf(declaration).map(({ parameters = [], ...one }) => ({
      ...one,
      name: `${one.name}(${parameters.map(({ name }) => name).join(', ')})`,
    })),
    fields: fieldsOf(declaration),
    states: statesOf(declaration),
    commands: Object.entries(commands).map(([name, summary]) => ({ name, summary, since: younger('command', name) })),
    slots: Object.entries(slots).map(([name, summary]) => ({
      name,
      summary: saying(`slot ${name}`, summary),
      since: younger('slot', name),
    })),
    parts: Object.entries(parts).map(([name, summary]) => ({
      name,
      summary: saying(`part ${name}`, summary),
      since: younger('part', name),
    })),
    cssProperties: Object.entries(cssProperties).map(([name, one]) => ({
      name,
      ...one,
      summary: saying(`property ${name}`, one.summary),
      since: younger('property', name),
    })),
  };
};
