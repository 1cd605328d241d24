/** The data of one product family, from which the generator makes products. */
import type { LookKind } from '../pictures/look';

/** A colour, decor or flavour of a family: its name in the product's name and its colours in the picture. */
export interface Variant {
  readonly name: string;
  readonly colour: string;
  readonly accent?: string;
  readonly pattern?: string;
}

/** A size: its label in the name, its share of the family's price, the content of a package. */
export interface Size {
  readonly label: string;
  readonly price: number;
  readonly pack?: string;
}

export interface Family {
  readonly category: string;
  readonly noun: string;
  readonly kind: LookKind;
  readonly brands: readonly string[];
  readonly series: readonly string[];
  readonly variants: readonly Variant[];
  readonly sizes: readonly Size[];
  /** Further words of the name, one of them each, for example a finish. */
  readonly finishes?: readonly string[];
  readonly count: number;
  readonly unit: UnitName;
  /** The content of a package. If set, the product is sold in whole packages. */
  readonly content?: UnitName;
  /** Net price in zł of the size with price 1, from and to. */
  readonly price: readonly [number, number];
  readonly min?: number;
  readonly step?: number;
  readonly text: string;
  readonly details?: Readonly<Record<string, string>>;
  /** Names of the three axes in the product's table of details. */
  readonly axes: { readonly variant: string; readonly size: string; readonly finish?: string };
}

export type UnitName = 'szt.' | 'opak.' | 'm²' | 'wor.' | 'm.b.' | 'kpl.' | 'rol.' | 'pal.' | 'l' | 'kg';
