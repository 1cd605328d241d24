/** Formats the notice of a deprecated public name: the same in the console, the manifest and the documentation. */

/** Keyed by kind and name, as in `npm run suite package api`: `attribute cart-url`, `event shop-cart-changed`, `part row`, or `element`. */
export type Deprecated = Readonly<Record<string, Deprecation>>;

export interface Deprecation {
  /** The version in which the console starts to warn. */
  readonly since: string;
  /** The earliest day of its removal, as `2027-06-01`. */
  readonly until: string;
  /** The replacement, ready to paste. */
  readonly instead: string;
}

export const sentenceOf = ({ since, until, instead }: Deprecation): string =>
  `Deprecated since ${since}, stays until ${until} at least. Use ${instead}.`;

/** The sentence for one name; undefined if the name is not deprecated. */
export const deprecationOf = (deprecated: Deprecated | undefined, key: string): string | undefined =>
  deprecated?.[key] && sentenceOf(deprecated[key]);
