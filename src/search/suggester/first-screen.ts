/** Decides how suggestions are asked for, before the view is there too: what is typed meanwhile, after the same pause, and once. */
import type { shopSuggester } from '../../../elements/shop-suggester';
import type { PropsOf } from '../../element/declare';
import type { Island } from '../../element/island';
import { askSuggestions, SUGGEST } from '../api';
import type { Credentials } from '../api';
import { createAsking } from '../asking';
import type { Suggestions } from '../schema';

type Props = PropsOf<typeof shopSuggester>;
type Asked = Pick<Props, 'url' | 'withCredentials'> & { readonly literal?: boolean };

export const credentialsOf = ({ withCredentials }: Pick<Props, 'withCredentials'>): Credentials =>
  withCredentials ? 'include' : 'same-origin';

// An element's properties stand on its class: no copy has them.
const ask = (asked: Asked, query: string): Promise<Suggestions> =>
  askSuggestions(asked.url, query, { credentials: credentialsOf(asked), literal: asked.literal ?? false });

/** The newest question of an element without its view. */
const early = new WeakMap<Element, { readonly query: string; readonly answer: Promise<Suggestions> }>();

/** The answer that is on its way already, or is asked for now. */
export function suggestionsFor(element: Element, props: Asked, query: string): Promise<Suggestions> {
  const asked = early.get(element);
  early.delete(element);
  return asked?.query === query && !props.literal ? asked.answer : ask(props, query);
}

/** Asks from the box that the element paints by itself, as long as it stands there. */
export function askEarly({ element, root, deeds: { touched } }: Island): void {
  if (element.matches(':state(shown)')) return;
  const field = root.querySelector('input');
  if (field === null) return;
  const props = element as HTMLElement & Props;
  const asking = createAsking({
    ...SUGGEST,
    async ask(query) {
      if (!field.isConnected || props.url === undefined) return;
      const answer = ask(props, query);
      early.set(element, { query, answer });
      // As `priced` does for the view, which would come to it when the answer is already there.
      import('../../ui/money').then(({ prepareMoney }) => prepareMoney(props.currency)).catch(() => {});
      // Whoever takes it hears of its failure.
      await answer.catch(() => {});
    },
  });
  const typed = (when: number) => {
    // The answer to a text that no longer stands there.
    early.delete(element);
    asking.typed(field.value, performance.now() - when);
  };
  field.addEventListener('input', ({ timeStamp }) => typed(timeStamp));
  const before = touched.get(field);
  if (before !== undefined) typed(before);
}
