/** Decides what `<shop-suggester>` is: the search box of the shop with products and categories below it (rule S3). */
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import type { shopSuggester } from '../../../elements/shop-suggester';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { linkUrl } from '../../page/safe-url';
import { LiveRegion } from '../../ui/LiveRegion';
import { plainText } from '../../ui/safe-html';
import { listed, SUGGEST } from '../api';
import { Combobox } from '../combobox/Combobox';
import type { BoxControl } from '../combobox/Combobox';
import { priced } from '../priced';
import type { Suggestions } from '../schema';
import { spokenSuggestions } from '../spoken';
import { useTemplateForm } from '../useTemplateForm';
import { suggestionsFor } from './first-screen';
import { SuggestionList } from './SuggestionList';
import type { Picked } from './SuggestionList';

export { boxStyles as styles } from '../styles';

type Props = PropsOf<typeof shopSuggester>;

const count = ({ products, categories }: Suggestions) => products.length + categories.length;
const spoken = ({ products, categories }: Suggestions) => spokenSuggestions(products.length, categories.length);

export default function Suggester(props: Props) {
  return (
    <LiveRegion>
      <Box {...props} />
    </LiveRegion>
  );
}

function Box({ url, searchUrl, name, value, disabled, withCredentials, currency }: Props) {
  const { element, emit } = useHost<typeof shopSuggester>();
  const control = useRef<BoxControl>(null);
  const form = useTemplateForm(control, { value, onTaken: () => control.current?.typed() });

  const pick = (event: MouseEvent, picked: Picked) => {
    // Another tab or window: the person stays here.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { product, category } = picked;
    const goesOn = emit('shop-suggestion-selected', picked);
    if (!goesOn) event.preventDefault();
    const link = linkUrl(product?.link ?? category?.link);
    if (goesOn && link === undefined) control.current?.write(plainText(product?.title ?? category?.name ?? ''));
    control.current?.close();
  };
  const action = linkUrl(searchUrl);
  return (
    <Combobox
      {...SUGGEST}
      landmark
      // Without an address it is a plain search box.
      minimum={url === undefined ? Infinity : SUGGEST.minimum}
      ask={(query) => priced(currency, suggestionsFor(element, { url, withCredentials }, query).then(listed))}
      list={(shown) => <SuggestionList {...shown} currency={currency} pick={pick} />}
      count={count}
      spoken={spoken}
      disabled={disabled}
      name={name}
      action={action}
      onText={form.write}
      onSubmit={(event, text) => {
        control.current?.close();
        if (action !== undefined && !form.own()) return;
        event.preventDefault();
        if (!form.submit(text)) control.current?.ask();
      }}
      control={control}
    />
  );
}
