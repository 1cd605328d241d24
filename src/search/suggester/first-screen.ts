/** Decides how suggestions are requested, also before the view is there: for text typed meanwhile, after the same pause, and once. */
import type { shopSuggester } from '../../../elements/shop-suggester';
import type { PropsOf } from '../../element/declare';
import type { Island } from '../../element/island';
import { prepareMoney } from '../../ui/money';
import { askSuggestions, SUGGEST } from '../api';
import type { Credentials } from '../api';
import { createAsking } from '../asking';
import type { Suggestions } from '../schema';

type Props = PropsOf<typeof shopSuggester>;
type Asked = Pick<Props, 'url' | 'withCredentials'> & { readonly literal?: boolean };

export const credentialsOf = ({ withCredentials }: Pick<Props, 'withCredentials'>): Credentials =>
  withCredentials ? 'include' : 'same-origin';

// Reads the properties one by one: they are accessors of the element's class, so a spread would copy none.
const ask = (asked: Asked, query: string): Promise<Suggestions> =>
  askSuggestions(asked.url, query, { credentials: credentialsOf(asked), literal: asked.literal ?? false });

/** The newest request of an element without its view. */
const early = new WeakMap<Element, { readonly query: string; readonly answer: Promise<Suggestions> }>();

/** The early request's answer if it matches, else a new request. */
export function suggestionsFor(element: Element, props: Asked, query: string): Promise<Suggestions> {
  const asked = early.get(element);
  early.delete(element);
  return asked?.query === query && !props.literal ? asked.answer : ask(props, query);
}

/** Requests from the first screen's box until the view replaces it. */
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
      // Like `priced` in the view, which would run only once the answer is there.
      prepareMoney(props.currency);
      // The view that takes the answer reports its failure.
      await answer.catch(() => {});
    },
  });
  const typed = (when: number) => {
    // The early answer is for a text that is no longer in the field.
    early.delete(element);
    asking.typed(field.value, performance.now() - when);
  };
  field.addEventListener('input', ({ timeStamp }) => typed(timeStamp));
  const before = touched.get(field);
  if (before !== undefined) typed(before);
}
