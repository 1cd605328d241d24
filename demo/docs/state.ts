/** A state of an example as data: the documentation opens it, and the accessibility tests use it. */
import type { Scope } from './dialects/dialect';
import { find, type Child, type Value } from './tree';

/** What a person does; `press`, `into` and `leave` are selectors, looked for inside shadow roots too. */
export type Step =
  { readonly press: string } | { readonly type: string; readonly into: string } | { readonly leave: string };

/** What every call of the example is answered by; `never` is an answer that does not come. */
export type Answer = 'never' | { readonly status?: number; readonly body?: unknown };

/** The text or selector by which a test recognizes the state. */
type Sign = { readonly shows: string; readonly has?: never } | { readonly has: string; readonly shows?: never };

export type State = Sign & {
  /** What a person would call it; unique for the tag, and with dashes its address. */
  readonly name: string;
  /** What the tag has besides the example's attributes, or in place of them. */
  readonly with?: Readonly<Record<string, Value>>;
  /** In place of the example's snippet. */
  readonly snippet?: readonly Child[];
  /** What the template knows in place of the example's. */
  readonly data?: Scope;
  readonly answer?: Answer;
  /** The shop of the mock that answers instead: a name among its scenarios. */
  readonly shop?: string;
  readonly steps?: readonly Step[];
};

/** Of the state that every example has: the page as a browser without JavaScript shows it. */
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
