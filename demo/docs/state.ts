/** A state of an example as data: the documentation opens it, and the accessibility tests use it. */
import type { Scope } from './dialects/dialect';
import { find, type Child, type Value } from './tree';

/** An action of a person; `press`, `into` and `leave` are selectors that also match inside shadow roots. */
export type Step =
  | { readonly press: string }
  | { readonly type: string; readonly into: string }
  | { readonly leave: string };

/** The response to every call of the example; `never` means no response. */
export type Answer = 'never' | { readonly status?: number; readonly body?: unknown };

/** The text or selector by which a test recognizes the state. */
type Sign = { readonly shows: string; readonly has?: never } | { readonly has: string; readonly shows?: never };

export type State = Sign & {
  /** Noun phrase, unique for the tag; with dashes it is the state's URL. */
  readonly name: string;
  /** Attributes besides or instead of the example's. */
  readonly with?: Readonly<Record<string, Value>>;
  /** Replaces the example's snippet. */
  readonly snippet?: readonly Child[];
  /** Replaces the example's template variables. */
  readonly data?: Scope;
  readonly answer?: Answer;
  /** The mock's scenario that responds instead of the shop. */
  readonly shop?: string;
  readonly steps?: readonly Step[];
};

/** The state that every example has: the page without JavaScript. */
export const NO_SCRIPTS = 'no-scripts';

export const slugOf = ({ name }: Pick<State, 'name'>): string => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** An example with the variables of its template. */
export interface StateView {
  readonly snippet: readonly Child[];
  readonly scope: Scope;
}

/** The example of a tag in the state of that URL; unchanged for any other URL. */
export function viewOf(
  { tag, states, snippet, scope }: StateView & { readonly tag: string; readonly states: readonly State[] },
  slug: string,
): StateView {
  const { snippet: given = snippet, with: more = {}, data } = states.find((one) => slugOf(one) === slug) ?? {};
  const node = find(given, tag);
  // A value in the template's own field would count as typed.
  const hasOwn = !('value' in more || 'checked' in more);
  const walk = (child: Child): Child => {
    if (typeof child === 'string' || !('children' in child)) return child;
    if (child === node) {
      const children = child.children.filter((one) => hasOwn || (typeof one === 'object' && 'json' in one));
      return { ...node, attributes: { ...node.attributes, ...more }, children };
    }
    return { ...child, children: child.children.map(walk) };
  };
  return { snippet: given.map(walk), scope: { ...scope, ...data } };
}
