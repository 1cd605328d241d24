/** A row's verdict: an icon, a sentence, and the action that corrects the row. */
import { useEffect, useRef } from 'react';
import type { Decimal } from '../http/decimal';
import type { LookedUpProduct } from '../lookup/schema';
import { Button } from '../ui/Button';
import { icon } from '../ui/icon';
import { Check, CircleAlert, CircleCheck, Clock, TriangleAlert } from '../ui/icons';
import type { Prices } from '../page/currency';
import { useAnnounce } from '../ui/LiveRegion';
import { partsOf } from '../ui/stock/parts';
import { fieldNumber, formatNumber, withUnit } from '../ui/money';
import { priceText } from '../ui/price';
import { noteSentences, notesOf } from '../ui/price/notes';
import { plainText } from '../ui/safe-html';
import { nearStepText } from '../ui/steps/priced';
import { Candidates } from './Candidates';
import type { RowListStore } from './row-list';
import type { Row } from './rows';
import { quickText } from './text';
import { orderedOf } from './verdict';
import type { Verdict } from './verdict';

const LoaderCircle = icon('M21 12a9 9 0 1 1-6.219-8.56');
const words = quickText.verdict;

/** `right`: valid; `changed`: valid with a changed quantity; `wrong` and `ask`: needs correction; `wait`: not looked up. */
export function toneOf(verdict: Verdict): 'right' | 'changed' | 'wrong' | 'ask' | 'wait' {
  if (orderedOf(verdict) !== undefined) return verdict.kind === 'found' ? 'right' : 'changed';
  if (verdict.kind === 'waiting' || verdict.kind === 'asking' || verdict.kind === 'empty') return 'wait';
  return verdict.kind === 'choose' || verdict.kind === 'unit' || verdict.kind === 'difference' ? 'ask' : 'wrong';
}
const ICONS = { right: CircleCheck, changed: TriangleAlert, wrong: CircleAlert, ask: TriangleAlert, wait: Clock };

function sentenceOf(verdict: Verdict, { candidates, product, code }: Row): string {
  const amount = (quantity: Decimal) => withUnit(formatNumber(quantity), product?.unit);
  switch (verdict.kind) {
    case 'empty':
      return '';
    case 'choose':
      return words.choose(candidates.length);
    case 'excel':
      return words.excel(code);
    case 'failed':
    case 'refused':
      return verdict.text;
    case 'unit':
      return words.unit(verdict.given, verdict.sold);
    case 'stock':
      return words.stock(amount(verdict.requested), amount(verdict.max));
    case 'rounded':
      return words.rounded(formatNumber(verdict.given ?? ('0' as Decimal)), amount(verdict.ordered));
    case 'least':
      return verdict.given === undefined
        ? words.assumed(amount(verdict.ordered))
        : words.least(formatNumber(verdict.given), amount(verdict.ordered));
    case 'later':
      return verdict.text ?? words.later(amount(verdict.has));
    case 'waiting':
    case 'asking':
    case 'unknown':
    case 'quantity':
    case 'soldOut':
    case 'difference':
    case 'found':
    case 'named':
      return words[verdict.kind];
  }
}

const labelOf = (product: LookedUpProduct, currency: string): string => {
  const { index, title, unit, price_net: net, price_gross: gross } = product;
  const notes = noteSentences(notesOf(product, net === undefined ? 'gross' : 'net', currency));
  const price = net ?? gross;
  const word = net === undefined ? quickText.gross : quickText.net;
  return [index, plainText(title), price && priceText(price, currency, { unit, word }), ...notes]
    .filter(Boolean)
    .join(' · ');
};

interface VerdictProps {
  readonly row: Row;
  readonly verdict: Verdict;
  readonly id: string;
  readonly rowList: RowListStore;
  readonly money: Prices;
  readonly currency: string;
}

/** Announces once when another quantity comes; the first answer is part of the row's description. */
function useSpokenChange(inParts: string | undefined): void {
  const announce = useAnnounce();
  const spoken = useRef(inParts);
  useEffect(() => {
    if (!inParts) return;
    if (spoken.current && spoken.current !== inParts) announce(inParts);
    spoken.current = inParts;
  }, [inParts, announce]);
}

export function VerdictLine({ row, verdict, id, rowList, money, currency }: VerdictProps) {
  const announce = useAnnounce();
  /** The choice removes what was pressed: the focus goes on to the row's quantity. */
  const choose = (product: LookedUpProduct, from: Element) => {
    if (from.closest(':focus'))
      from.closest('[data-key]')?.querySelector<HTMLElement>('[part~=quantity-input]')?.focus();
    rowList.choose(row.key, product);
    announce(words.chosen(plainText(product.title)));
  };
  const tone = toneOf(verdict);
  const { product } = row;
  const ordered = orderedOf(verdict);
  const inParts = ordered && partsOf(product?.availability, ordered, product?.unit);
  useSpokenChange(inParts);
  const cheaper = product && ordered && nearStepText(product, ordered, money, currency);
  const isNamed = row.isByName === true && verdict.kind !== 'named' && row.state === 'found';
  const sentence = [
    sentenceOf(verdict, row),
    verdict.kind !== 'later' && inParts,
    isNamed && words.named,
    verdict.kind !== 'failed' && row.message,
    cheaper,
  ]
    .filter(Boolean)
    .join(' ');
  if (sentence === '') return <span id={id} />;
  const Icon = verdict.kind === 'asking' ? LoaderCircle : ICONS[tone];
  return (
    <div className={`verdict verdict--${tone}`} part="verdict">
      <p id={id} className={verdict.kind === 'asking' ? 'verdict__says verdict__says--busy' : 'verdict__says'}>
        <Icon size={16} aria-hidden="true" />
        <span>{sentence}</span>
      </p>
      {verdict.kind === 'choose' &&
        (row.candidates.length === 1 ? (
          row.candidates.map((one) => (
            <Button
              key={String(one.id)}
              size="small"
              icon={<Check size={16} />}
              onClick={(event) => choose(one, event.currentTarget)}
            >
              {words.yes(labelOf(one, currency))}
            </Button>
          ))
        ) : (
          <Candidates candidates={row.candidates} currency={currency} describedBy={id} onChoose={choose} />
        ))}
      {(verdict.kind === 'unit' || verdict.kind === 'difference') && (
        <Button size="small" icon={<Check size={16} />} onClick={() => rowList.accept(row.key)}>
          {words.accept}
        </Button>
      )}
      {verdict.kind === 'stock' && (
        <Button size="small" onClick={() => rowList.amount(row.key, fieldNumber(verdict.max))}>
          {words.take(withUnit(formatNumber(verdict.max), row.product?.unit))}
        </Button>
      )}
      {verdict.kind === 'failed' && (
        <Button size="small" onClick={rowList.resume}>
          {words.again}
        </Button>
      )}
    </div>
  );
}
