/** Decides how it is said that a public name goes: in the console, the manifest and the documentation alike. */

/** By kind and name, as `npm run api:diff` calls them: `attribute cart-url`, `event shop-cart-changed`, `part row`, or `element`. */
export type Deprecated = Readonly<Record<string, Deprecation>>;

export interface Deprecation {
  /** The version from which on the console says so. */
  readonly since: string;
  /** The day before which it does not go, as `2027-06-01`. */
  readonly until: string;
  /** What to write, as somebody would paste it. */
  readonly instead: string;
}

export const sentenceOf = ({ since, until, instead }: Deprecation): string =>
  `Deprecated since ${since}, stays until ${until} at least. Use ${instead}.`;

/** Of one name; undefined where it stays. */
export const deprecationOf = (deprecated: Deprecated | undefined, key: string): string | undefined =>
  deprecated?.[key] && sentenceOf(deprecated[key]);
