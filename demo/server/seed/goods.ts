/** Generates products from families: name, SKU, price and stock. */
import { plain, slugOf } from '../catalogue/haystack';
import { toAmount, toGrosze } from '../money/grosze';
import type { Look } from '../pictures/look';
import type { Family, UnitName } from './family';
import type { Random } from './random';

/** A product before its category, brand and units have ids. */
export interface Draft {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly brand: string;
  readonly unit: UnitName;
  readonly content: UnitName | undefined;
  readonly packSize: string | undefined;
  readonly priceNet: string;
  readonly minimalPriceNet: string;
  readonly minQuantity: number;
  readonly stepQuantity: number;
  readonly onRequest: boolean;
  readonly bestseller: boolean;
  readonly isNew: boolean;
  readonly promotion: boolean;
  readonly popularity: number;
  readonly details: Record<string, string>;
  readonly look: Look;
  readonly haystack: string;
}

/** Price endings as shops print them: .90, .50, .49, .00. */
function shopPrice(zloty: number, random: Random): string {
  const whole = Math.max(1, Math.floor(zloty));
  const ending = zloty > 400 ? random.pick(['00', '00', '90']) : random.pick(['90', '50', '49', '99', '00']);
  return `${whole}.${ending}`;
}

/** A number and its unit stay on one line, and so do both sides of "30 × 60". */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(mm|cm|m|m²|kg|g|l|ml|szt\.|Ah|×)( |$))/g, '$1\u00a0').replaceAll('× ', '×\u00a0');

function packPrice(perUnit: string, pack: string): string {
  const thousandths = Math.round(Number(pack) * 1000);
  return toAmount(Math.round((toGrosze(perUnit) * thousandths) / 1000));
}

function draftsOf(family: Family, prefix: string, random: Random): Draft[] {
  const combinations = family.series.flatMap((series, index) =>
    family.variants.flatMap((variant) =>
      family.sizes.map((size) => ({
        series,
        brand: family.brands[index % family.brands.length] as string,
        variant,
        size,
      })),
    ),
  );
  const chosen = random.shuffle(combinations).slice(0, family.count);
  const seriesPrice = new Map(
    family.series.map((series) => [series, random.whole(family.price[0] * 100, family.price[1] * 100) / 100]),
  );
  return chosen.map(({ series, brand, variant, size }, index): Draft => {
    const finish = family.finishes === undefined ? undefined : random.pick(family.finishes);
    const name = unbroken(
      [family.noun, series, variant.name, finish, size.label]
        .filter((word) => word !== undefined && word !== '')
        .join(' '),
    );
    const sku = `${prefix}-${String(1000 + index * 7 + random.whole(0, 6))}`;
    const perUnit = shopPrice((seriesPrice.get(series) ?? 10) * size.price * (random.whole(94, 106) / 100), random);
    const pack = family.content === undefined ? undefined : size.pack;
    const priceNet = pack === undefined || family.content !== 'm²' ? perUnit : packPrice(perUnit, pack);
    const popularity = random.whole(0, 1000);
    const onRequest = random.chance(0.05);
    return {
      sku,
      slug: slugOf(`${name} ${sku}`),
      name,
      description: family.text.replaceAll('{seria}', series).replaceAll('{marka}', brand),
      category: family.category,
      brand,
      unit: family.unit,
      content: pack === undefined ? undefined : family.content,
      packSize: pack,
      priceNet,
      minimalPriceNet: toAmount(Math.floor((toGrosze(priceNet) * random.whole(78, 88)) / 100)),
      minQuantity: family.min ?? 1,
      stepQuantity: family.step ?? 1,
      onRequest,
      bestseller: popularity > 980,
      isNew: random.chance(0.08),
      promotion: random.chance(0.07),
      popularity,
      details: {
        Seria: series,
        ...(variant.name === '' ? {} : { [family.axes.variant]: variant.name }),
        [family.axes.size]: size.label,
        ...(finish === undefined ? {} : { [family.axes.finish ?? 'Wykończenie']: finish }),
        ...family.details,
      },
      look: {
        kind: family.kind,
        colour: variant.colour,
        accent: variant.accent ?? '#d9d4cb',
        pattern: variant.pattern ?? '',
        seed: random.whole(1, 1_000_000),
        label: brand,
        size: size.label,
      },
      haystack: plain(`${name} ${sku} ${brand}`),
    };
  });
}

/** All products, in the families' order. SKUs are the department's letters and a number. */
export function makeGoods(families: readonly Family[], random: Random): Draft[] {
  const used = new Map<string, number>();
  return families.flatMap((family) => {
    const prefix = slugOf(family.category).replaceAll('-', '').slice(0, 3).toUpperCase();
    const index = (used.get(prefix) ?? 0) + 1;
    used.set(prefix, index);
    return draftsOf(family, `${prefix}${index}`, random);
  });
}
