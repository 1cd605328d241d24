/** The controls of an example, and the example with changed values. */
import type { Attribute } from '../../src/element/attributes';
import { isFrom, type Child, type Json, type JsonValue, type Node, type Value } from './tree';
import { filled, lookUp } from './dialects/html';
import type { Scope } from './dialects/dialect';

/** An attribute as the playground shows it, derived from the declaration. */
export interface Knob {
  readonly name: string;
  readonly property: string;
  readonly kind: Attribute<unknown>['kind'];
  readonly summary: string;
  /** The allowed values of `oneOf`. */
  readonly words: readonly string[];
  /** The default as text; empty without a default. */
  readonly default: string;
}

/**
 * The attributes changed in the playground: a flag is 'on' or 'off', the others their text, JSON as it was typed; an empty text
 * removes the attribute. Other attributes keep the example's values.
 */
export type ChangedAttributes = Readonly<Record<string, string>>;

/** The initial value of each knob, as complete `ChangedAttributes`. */
export function initial(node: Node, knobs: readonly Knob[], scope: Scope): ChangedAttributes {
  const child = node.children.find((one): one is Json => typeof one === 'object' && 'json' in one);
  const entries = knobs.map(({ name, property, kind }) => {
    const value = node.attributes[name];
    if (kind === 'flag') return [name, isOn(value, scope) ? 'on' : 'off'];
    if (kind !== 'json') return [name, value === undefined ? '' : textOf(value, scope)];
    const stated = child?.json[property];
    return [name, stated === undefined ? '' : (JSON.stringify(filled(stated, scope), null, 2) ?? '')];
  });
  return Object.fromEntries(entries) as ChangedAttributes;
}

const isOn = (value: Value | undefined, scope: Scope): boolean => {
  if (value === undefined) return false;
  return value === true || typeof value !== 'object' || !('when' in value) || Boolean(lookUp(value.when, scope));
};

function textOf(value: Value, scope: Scope): string {
  if (value === true) return '';
  if (typeof value === 'object' && 'when' in value) return '';
  const parts = [value].flat() as readonly (string | { from: string })[];
  return parts.map((part) => (isFrom(part) ? String(lookUp(part.from, scope) ?? '') : part)).join('');
}

/** The snippet with the changed values in the first element of that tag. */
export function withKnobValues(
  children: readonly Child[],
  tag: string,
  knobs: readonly Knob[],
  turned: ChangedAttributes,
): readonly Child[] {
  let isDone = false;
  const walk = (child: Child): Child => {
    if (isDone || typeof child === 'string' || !('children' in child)) return child;
    if ('tag' in child && child.tag === tag) {
      isDone = true;
      return turnNode(child, knobs, turned);
    }
    return { ...child, children: child.children.map(walk) };
  };
  return children.map(walk);
}

function turnNode(node: Node, knobs: readonly Knob[], turned: ChangedAttributes): Node {
  const attributes: Record<string, Value> = { ...node.attributes };
  let data: Record<string, JsonValue> = {};
  for (const child of node.children) if (typeof child === 'object' && 'json' in child) data = { ...child.json };
  for (const { name, property, kind } of knobs) {
    const text = turned[name];
    if (text === undefined) continue;
    if (kind === 'json') {
      Reflect.deleteProperty(data, property);
      const value = parsed(text);
      if (value !== undefined) data[property] = value;
      continue;
    }
    if (text === '' || text === 'off') Reflect.deleteProperty(attributes, name);
    else attributes[name] = kind === 'flag' ? true : text;
  }
  const others = node.children.filter((child) => typeof child !== 'object' || !('json' in child));
  const child: readonly Json[] = Object.keys(data).length === 0 ? [] : [{ json: data }];
  return { ...node, attributes, children: [...child, ...others] };
}

/** The parsed JSON of a text; undefined if it is invalid. */
function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** Whether a knob holds text that should be JSON and is not. */
export const isBroken = ({ kind }: Knob, text: string): boolean =>
  kind === 'json' && text !== '' && parsed(text) === undefined;

/** The changed values; for invalid JSON the value `before`. */
export const validValuesOf = (
  knobs: readonly Knob[],
  turned: ChangedAttributes,
  before: ChangedAttributes,
): ChangedAttributes =>
  Object.fromEntries(
    knobs.flatMap((knob): [string, string][] => {
      const text = turned[knob.name];
      const sound = text !== undefined && isBroken(knob, text) ? before[knob.name] : text;
      return sound === undefined ? [] : [[knob.name, sound]];
    }),
  );
