/** Hostile values for snippets, and the elements expected from them. */
import type { Knob, ChangedAttributes } from '../../../demo/docs/knobs';
import { isFrom, type Child, type JsonValue, type Value } from '../../../demo/docs/tree';

/** Closes attributes, scripts and comments, and is code in every template language. */
export const HOSTILE = `"'></script><!--<script>alert(1)</script>&quot;&amp;{{ 7*7 }}{% if x %}{!! $x !!}@if(true)@json(1) @endif<?= 7*7 ?>#{x}\\n\\u0022 zł 😀`;

export type Data = Record<string, unknown>;

/** The expected element, without regard to white space in texts. */
export interface Arrived {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text: string;
  readonly children: readonly Arrived[];
}

const put = (data: Data, path: string, value: unknown): void => {
  const [first, ...rest] = path.split('.') as [string, ...string[]];
  if (rest.length === 0) data[first] ??= value;
  else put((data[first] ??= {}) as Data, rest.join('.'), value);
};

/** Data with a hostile value in each place of a snippet, and two members in each list. */
export function hostileData(children: readonly Child[], flags: boolean, data: Data = {}): Data {
  const value = (one: Value): void => {
    for (const part of [one].flat() as (Value | undefined)[]) {
      if (isFrom(part)) put(data, part.from, `${part.from} ${HOSTILE}`);
      else if (typeof part === 'object' && 'when' in part) put(data, part.when, flags);
    }
  };
  const json = (one: JsonValue): void => {
    if (isFrom(one))
      put(data, one.from, { said: HOSTILE, list: [HOSTILE, 1.5, null, true], deep: { [HOSTILE]: 'key' } });
    else if (one !== null && typeof one === 'object') Object.values(one as object).forEach(json);
  };
  for (const child of children) {
    if (typeof child === 'string') continue;
    if ('from' in child) value(child);
    else if ('json' in child) json(child.json);
    else if ('each' in child) {
      const members = [1, 2].map(() => hostileData(child.children, flags, {})[child.as]);
      put(data, child.each, members);
    } else {
      Object.values(child.attributes).forEach(value);
      hostileData(child.children, flags, data);
    }
  }
  return data;
}

const reach = (path: string, data: Data): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Data)[key], data);

const reachedJson = (one: JsonValue, data: Data): unknown => {
  if (isFrom(one)) return reach(one.from, data);
  if (Array.isArray(one)) return one.map((part: JsonValue) => reachedJson(part, data));
  if (one === null || typeof one !== 'object') return one;
  return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, reachedJson(part as JsonValue, data)]));
};

/** The expected elements, computed without escaping. */
export function expected(children: readonly Child[], data: Data): { text: string; children: Arrived[] } {
  let text = '';
  const arrived: Arrived[] = [];
  for (const child of children) {
    if (typeof child === 'string') text += child;
    else if ('from' in child) text += String(reach(child.from, data));
    else if ('json' in child) {
      const attributes = { type: 'application/json' };
      arrived.push({ tag: 'script', attributes, json: reachedJson(child.json, data), text: '', children: [] });
    } else if ('each' in child) {
      for (const member of reach(child.each, data) as unknown[]) {
        const inner = expected(child.children, { ...data, [child.as]: member });
        text += inner.text;
        arrived.push(...inner.children);
      }
    } else {
      const entries = Object.entries(child.attributes).flatMap(([name, value]): [string, string][] => {
        if (value === true) return [[name, '']];
        if (typeof value === 'object' && 'when' in value) return reach(value.when, data) ? [[name, '']] : [];
        const parts = [value].flat() as (string | { from: string })[];
        return [[name, parts.map((part) => (isFrom(part) ? String(reach(part.from, data)) : part)).join('')]];
      });
      arrived.push({
        tag: child.tag,
        attributes: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
        ...expected(child.children, data),
      });
    }
  }
  return { text: text.replace(/\s+/g, ''), children: arrived };
}

/** Each text knob set to hostile text, and JSON that contains it: literals of the snippet. */
export const hostileTurns = (knobs: readonly Knob[]): ChangedAttributes =>
  Object.fromEntries(
    knobs.flatMap(({ name, kind }) => {
      if (kind === 'text' || kind === 'tokens') return [[name, HOSTILE]];
      return kind === 'json' ? [[name, JSON.stringify({ said: HOSTILE, '@if(1)': ['{{ x }}'] })]] : [];
    }),
  );
