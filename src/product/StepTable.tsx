/** A product's price steps as a small table. */
import type { Prices } from '../page/currency';
import { stepParts, type Stepped } from '../ui/steps/steps';
import { text } from './text';

interface StepTableProps {
  readonly of: Stepped;
  readonly prices: Prices;
  readonly currency: string;
}

export function StepTable({ of, prices, currency }: StepTableProps) {
  const rows = (of.price_steps ?? []).flatMap((step) => {
    const parts = stepParts(step, of, prices, currency);
    return parts ? [parts] : [];
  });
  if (rows.length === 0) return null;
  return (
    <table className="price-steps" part="price-steps">
      <caption>{text.steps.title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.add.quantity}</th>
          <th scope="col">{text.add.priceOf[prices]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([amount, price]) => (
          <tr key={amount}>
            <th scope="row">{text.steps.from(amount)}</th>
            <td className="number">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
