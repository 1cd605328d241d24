/** Renders a line that can be ordered again: a checkbox, today's price, and the differences. */
import { Checkbox } from '../../fields/Checkbox';
import { times } from '../../http/decimal';
import { codesOf } from '../../ui/codes/codes';
import { formatNumber } from '../../ui/money';
import { priceText, timesText } from '../../ui/price';
import { notesOf } from '../../ui/price/notes';
import { PriceNotes } from '../../ui/PriceNotes';
import { Notice } from '../../ui/Notice';
import { nearStepText } from '../../ui/steps/priced';
import { SafeHtml } from '../../ui/SafeHtml';
import { plainText } from '../../ui/safe-html';
import { isAvailable, type Currencies, type Entry, type Offer } from '../plan';
import { text } from '../text';
import { sentencesOf } from './sentences';

interface RepeatEntryProps {
  readonly entry: Entry;
  readonly currencies: Currencies;
  readonly chosen: ReadonlySet<Offer>;
  readonly onChoose: (offer: Offer, isChosen: boolean) => void;
}

export function RepeatEntry({ entry, currencies, chosen, onChoose }: RepeatEntryProps) {
  const { line, offer, others } = entry;
  const sentences = sentencesOf(entry, currencies);
  const box = (one: Offer) => (
    <OfferBox offer={one} currency={currencies.now} isChosen={chosen.has(one)} onChoose={(is) => onChoose(one, is)} />
  );
  return (
    <li className="repeat__entry" part="row">
      {offer ? (
        box(offer)
      ) : (
        <p className="repeat__gone">
          <span className="muted number">{`${codesOf(line)} `}</span>
          <s>{line.name}</s>
          <span className="muted number">{` ${formatNumber(line.quantity)} ${line.unit ?? ''}`}</span>
        </p>
      )}
      {sentences.length > 0 && (
        <div className="repeat__changes" part="changes">
          <Notice status="warning" variant="inline" messages={sentences} />
        </div>
      )}
      {!offer && others.length > 0 && (
        <ul className="repeat__others">
          {others.map((one) => (
            <li key={one.product.id}>{box(one)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface OfferBoxProps {
  readonly offer: Offer;
  readonly currency: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function OfferBox({ offer, currency, isChosen, onChoose }: OfferBoxProps) {
  const { product, quantity } = offer;
  const { id, title, unit, price_net, price_gross } = product;
  const of = price_net === undefined ? 'gross' : 'net';
  const price = price_net ?? price_gross;
  const cheaper = nearStepText(product, quantity, of, currency);
  return (
    <Checkbox
      name={`repeat-${id}`}
      checked={isChosen}
      disabled={!isAvailable(offer)}
      onChange={onChoose}
      label={
        <span className="repeat__offer" aria-label={text.reorder.take(plainText(title))}>
          <span className="repeat__name">
            {codesOf(product) && <span className="muted number">{`${codesOf(product)} `}</span>}
            <SafeHtml html={title} />
          </span>
          <span className="repeat__quantity muted number">
            {timesText(formatNumber(quantity), unit, price && priceText(price, currency))}
          </span>
          {price !== undefined && (
            <span className="repeat__value number">
              <span>{` ${priceText(times(price, quantity), currency)} `}</span>
              <small className="muted">{text[of]}</small>
            </span>
          )}
          <PriceNotes of={notesOf(product, of, currency)} className="repeat__note" />
          {cheaper && <span className="repeat__note">{cheaper}</span>}
        </span>
      }
    />
  );
}
