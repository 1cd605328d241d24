/** Decides what `<shop-suggester>` is: the shop's search box with products and categories below it (rule S3). */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { shopSuggester } from '../../../elements/shop-suggester';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { linkUrl } from '../../page/safe-url';
import { LiveRegion, useAnnounce } from '../../ui/LiveRegion';
import { plainText } from '../../ui/safe-html';
import { SUGGEST } from '../api';
import { Combobox } from '../combobox/Combobox';
import type { BoxControl } from '../combobox/Combobox';
import { priced } from '../priced';
import { spokenSuggestions } from '../spoken';
import { panelText } from '../text';
import { useTemplateForm } from '../useTemplateForm';
import { credentialsOf, suggestionsFor } from './first-screen';
import { countOptions, foundPanel, restingPanel } from './sections';
import type { Option, Panel } from './sections';
import { SuggestionList } from './SuggestionList';
import { useKnown } from './useKnown';

export { boxStyles as styles } from '../styles';

type Props = PropsOf<typeof shopSuggester>;

function spoken({ found }: Panel): string {
  const { products, categories, corrected } = found ?? { products: [], categories: [] };
  const said = spokenSuggestions(products.length, categories.length);
  return corrected === undefined ? said : `${panelText.corrected(corrected)}. ${said}`;
}

export default function Suggester(props: Props) {
  return (
    <LiveRegion>
      <Box {...props} />
    </LiveRegion>
  );
}

function Box({ url, searchUrl, name, value, disabled, withCredentials, currency, prices, ...props }: Props) {
  const { element, emit } = useHost<typeof shopSuggester>('shop-suggester');
  const announce = useAnnounce();
  const control = useRef<BoxControl>(null);
  const form = useTemplateForm(control, { value, onTaken: () => control.current?.typed() });
  const { known, look, remember, forget } = useKnown({ ...props, credentials: credentialsOf({ withCredentials }) });
  const atRest = useMemo(() => restingPanel(known), [known]);
  /** What is known at the time an answer arrives. */
  const latest = useRef(known);
  useLayoutEffect(() => {
    latest.current = known;
  }, [known]);
  /** The phrase to search exactly as typed. */
  const literal = useRef<string>(undefined);

  const action = linkUrl(searchUrl);
  /** As if the phrase had been typed and submitted. */
  const search = (phrase: string) => {
    control.current?.write(phrase);
    control.current?.input.form?.requestSubmit();
  };
  const hrefOf = (phrase: string): string | undefined => {
    const own = form.own();
    const theirs = own ?? (action === undefined ? form.around() : null);
    const address = theirs?.method === 'get' ? linkUrl(theirs.getAttribute('action')) : own ? undefined : action;
    if (address === undefined) return undefined;
    const there = new URL(address);
    there.searchParams.set(name, phrase);
    return there.href;
  };

  const pick = (event: MouseEvent, option: Option) => {
    // The link opens in another tab or window, so the person stays here.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (option.is === 'product' || option.is === 'category') {
      remember(control.current?.input.value ?? '');
      const [picked, link, title] =
        option.is === 'product'
          ? [{ product: option.product }, option.product.link, option.product.title]
          : [{ category: option.category }, option.category.link, option.category.name];
      const goesOn = emit('shop-suggestion-selected', picked);
      if (!goesOn) event.preventDefault();
      if (goesOn && linkUrl(link) === undefined) control.current?.write(plainText(title));
      return control.current?.close();
    }
    if (option.is === 'way' || (option.is === 'phrase' && linkUrl(option.link) !== undefined)) {
      return control.current?.close();
    }
    event.preventDefault();
    if (option.is === 'forget') {
      forget();
      announce(panelText.forgotten);
    } else if (option.is === 'literal') {
      literal.current = option.text;
      control.current?.ask();
    } else search(option.text);
  };
  return (
    <Combobox
      {...SUGGEST}
      landmark
      // Without `url` it is a plain search box.
      minimum={url === undefined ? Infinity : SUGGEST.minimum}
      ask={(query) => {
        const asked = { url, withCredentials, literal: literal.current === query };
        return priced(currency, suggestionsFor(element, asked, query)).then((answer) =>
          foundPanel(answer, query, latest.current),
        );
      }}
      atRest={atRest}
      onEnter={look}
      list={(shown) => <SuggestionList {...shown} currency={currency} prices={prices} pick={pick} hrefOf={hrefOf} />}
      count={countOptions}
      spoken={spoken}
      disabled={disabled}
      name={name}
      placeholder={props.placeholder}
      action={action}
      onText={form.write}
      onSubmit={(event, text) => {
        remember(text);
        control.current?.close();
        if (action !== undefined && !form.own()) return;
        event.preventDefault();
        if (!form.submit(text)) control.current?.ask();
      }}
      control={control}
    />
  );
}
