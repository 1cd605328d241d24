/** Materials used with a product, and how many packages of each an area takes. */
import { isZero, rounded, times, wholeOf, type Decimal } from '../../http/decimal';
import { linkUrl } from '../../page/safe-url';
import { formatNumber } from '../../ui/money';
import type { Material } from '../schema';
import { text } from '../text';
import { Sum } from './Sums';
import { inMain } from './words';

/** Rounds to plausible precision, but never to zero. */
function rough(used: Decimal): Decimal {
  let places = used.startsWith('0.') ? 1 : 0;
  while (isZero(rounded(used, places)) && !isZero(used)) places += 1;
  return rounded(used, places);
}

interface MaterialsProps {
  readonly materials: readonly Material[];
  /** In m². */
  readonly area: Decimal;
}

export function Materials({ materials, area }: MaterialsProps) {
  if (materials.length === 0) return null;
  return (
    <section className="materials" part="materials">
      <p className="materials__title">{text.calculator.materials}</p>
      <dl className="materials__list">
        {materials.map(({ title, link, unit, pack_size, per_m2, measure }) => {
          const [href, used] = [linkUrl(link), times(area, per_m2)];
          return (
            <Sum
              key={title}
              name={href ? <a href={href}>{title}</a> : title}
              value={inMain(Number(wholeOf(used, pack_size)), { short_name: unit })}
              more={[measure && text.calculator.about(`${formatNumber(rough(used))}\u00A0${measure}`)]}
            />
          );
        })}
      </dl>
    </section>
  );
}
