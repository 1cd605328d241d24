/** The view of `<shop-add-product>`: a search box that adds to the page's cart, order or offer, by choice or from a pasted table (rule S7). */
import { useEffect, useRef } from 'react';
import type { shopAddProduct } from '../../../elements/shop-add-product';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { insertPasted } from '../../lookup/pasted';
import { LiveRegion } from '../../ui/LiveRegion';
import { fetchSuggestions, listed, SUGGEST } from '../api';
import { Combobox } from '../combobox/Combobox';
import type { BoxControl } from '../combobox/Combobox';
import { priced } from '../priced';
import type { SuggestedProduct, Suggestions } from '../schema';
import { spokenSuggestions } from '../spoken';
import { useTemplateForm } from '../useTemplateForm';
import { addProduct } from './api';
import { PastedRows } from './PastedRows';
import { ProductRows } from './ProductRows';
import { isTable } from './rows';
import { returningText, useAdding } from './useAdding';

export { addProductStyles as styles } from '../styles';

type Props = PropsOf<typeof shopAddProduct>;

const count = ({ products }: Suggestions) => products.length;
const spoken = ({ products }: Suggestions) => spokenSuggestions(products.length);

export default function AddProduct(props: Props) {
  return (
    <LiveRegion>
      <Box {...props} />
    </LiveRegion>
  );
}

function Box({ url, addUrl, name, disabled, currency, prices }: Props) {
  const { emit } = useHost<typeof shopAddProduct>('shop-add-product');
  const control = useRef<BoxControl>(null);
  useTemplateForm(control, () => control.current?.typed());
  useEffect(() => {
    const text = returningText();
    if (text === undefined || control.current === null) return;
    const { input, write, typed } = control.current;
    input.focus({ preventScroll: true });
    if (text === '' || input.value !== '') return;
    write(text);
    typed();
  }, []);

  /** The field's text at the choice of a product; restored after a failure. */
  const typed = useRef('');
  const { status, add, pasted, paste, close, refreshes } = useAdding({
    find: (sku) => fetchSuggestions(url, sku),
    post: (product, quantity) => addProduct(addUrl, product.id, quantity),
    mayReload: (product, quantity) => emit('shop-product-added', { product, quantity }),
    typed: () => control.current?.input.value ?? '',
    onUnread(text) {
      if (control.current) insertPasted(control.current.input, text);
    },
    onFailed: () => control.current?.input.value === '' && control.current.write(typed.current),
  });
  const choose = (product: SuggestedProduct) => {
    const box = control.current;
    if (box === null) return;
    typed.current = box.input.value;
    box.clear();
    box.input.focus();
    add(product);
  };
  /** True after Enter before a response: if it has exactly one product, add it. */
  const addsSole = useRef(false);

  return (
    <div className="add">
      <Combobox
        {...SUGGEST}
        minimum={url === undefined ? Infinity : SUGGEST.minimum}
        ask={(query) => priced(currency, fetchSuggestions(url, query).then(listed))}
        list={(listProps) => <ProductRows {...listProps} currency={currency} prices={prices} add={choose} />}
        count={count}
        spoken={spoken}
        popup="grid"
        marksFirst
        disabled={disabled}
        name={name}
        onText={() => (addsSole.current = false)}
        onAnswer={({ products }) => {
          const [sole, ...others] = products;
          if (addsSole.current && sole && others.length === 0) choose(sole);
          addsSole.current = false;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          addsSole.current = true;
          control.current?.ask();
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain').trim();
          if (!isTable(text)) return;
          event.preventDefault();
          paste(text);
        }}
        control={control}
      />
      {status !== '' && (
        <p className="adding" part="adding">
          {status}
        </p>
      )}
      {pasted !== undefined && (
        <PastedRows
          pasted={pasted}
          refreshes={refreshes}
          onClose={() => {
            close();
            control.current?.input.focus();
          }}
        />
      )}
    </div>
  );
}
