/** Decides what `<shop-add-product>` is: the search box that adds to the page's document, by hand or from a pasted table (spec section 4). */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { shopAddProduct } from '../../../elements/shop-add-product';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { LiveRegion, useAnnounce } from '../../ui/LiveRegion';
import { addProduct, askSuggestions, SUGGEST } from '../api';
import { Combobox } from '../combobox/Combobox';
import type { BoxControl, ListProps } from '../combobox/Combobox';
import { priced } from '../priced';
import type { SuggestedProduct, Suggestions } from '../schema';
import { spokenSuggestions } from '../spoken';
import { pasteText } from '../text';
import { useTemplateForm } from '../useTemplateForm';
import { failureReason } from './failure-reason';
import { addedCount, PastedRows } from './PastedRows';
import { ProductRows } from './ProductRows';
import { isTable, readRows } from './rows';
import { isReturning, reloadAndReturn, useAdding } from './useAdding';
import { usePaste } from './usePaste';

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

function Box({ url, addUrl, name, disabled, currency }: Props) {
  const { emit } = useHost<typeof shopAddProduct>();
  const announce = useAnnounce();
  const control = useRef<BoxControl>(null);
  useTemplateForm(control, { name, value: undefined, onTaken: () => control.current!.typed() });
  useEffect(() => {
    if (isReturning()) control.current!.input.focus({ preventScroll: true });
  }, []);

  /** What was in the field when a product was chosen: it comes back if the server refuses. */
  const typed = useRef('');
  const { says, add } = useAdding({
    post: (product) => addProduct(addUrl, product.id),
    mayReload: (product) => emit('shop-product-added', { product, quantity: undefined }),
    onFailed: () => control.current?.input.value === '' && control.current.write(typed.current),
  });
  const choose = useCallback(
    (product: SuggestedProduct) => {
      typed.current = control.current!.input.value;
      control.current!.clear();
      control.current!.input.focus();
      add(product);
    },
    [add],
  );
  /** Enter came before the answer: if that names one product alone, it is the one. */
  const addsSole = useRef(false);

  const reloads = useRef(false);
  const paste = usePaste(
    {
      find: (sku) => askSuggestions(url, sku),
      reason: failureReason,
      async add(product, quantity) {
        await addProduct(addUrl, product.id, quantity);
        if (emit('shop-product-added', { product, quantity })) reloads.current = true;
      },
    },
    (pasted) => {
      const added = addedCount(pasted);
      announce(pasteText.result(added, pasted.rows.length));
      // With failures left the person has to see them first.
      if (reloads.current && added === pasted.rows.length) reloadAndReturn();
    },
  );

  const List = useMemo(
    () => (list: ListProps<Suggestions>) => <ProductRows {...list} currency={currency} add={choose} />,
    [currency, choose],
  );
  return (
    <div className="add">
      <Combobox
        {...SUGGEST}
        minimum={url === undefined ? Infinity : SUGGEST.minimum}
        ask={(query) => priced(currency, askSuggestions(url, query))}
        List={List}
        count={count}
        spoken={spoken}
        popup="grid"
        marksFirst
        disabled={disabled}
        name={name}
        onText={() => (addsSole.current = false)}
        onAnswer={({ products }) => {
          if (addsSole.current && products.length === 1) choose(products[0]!);
          addsSole.current = false;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          addsSole.current = true;
          control.current!.ask();
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          const rows = isTable(text) ? readRows(text) : [];
          if (rows.length === 0) return;
          event.preventDefault();
          void paste.run(rows);
        }}
        control={control}
      />
      {says !== '' && (
        <p className="adding" part="adding">
          {says}
        </p>
      )}
      {paste.pasted !== undefined && (
        <PastedRows
          pasted={paste.pasted}
          refreshes={reloads.current}
          onClose={() => (reloads.current ? reloadAndReturn() : paste.close())}
        />
      )}
    </div>
  );
}
