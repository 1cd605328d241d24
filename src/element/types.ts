/** Defines the types of a declared tag in HTML; `elements/elements.d.ts` lists them for every tag. */
import type { Declaration, DetailsOf, PropertyName, PropsOf, WrittenOf } from './declare';

/** Plain properties; null and undefined return the value to the attribute. */
type Properties<D extends Declaration> = { -readonly [K in keyof PropsOf<D>]: PropsOf<D>[K] };

/** The element as `document.querySelector` returns it. `Accessors` are properties whose getter and setter types differ. */
export type ElementOf<D extends Declaration, Accessors = {}> = HTMLElement &
  Omit<Properties<D>, keyof Accessors> &
  Accessors;

/** The element's own events, for `addEventListener`. TypeScript already knows native ones such as `change`. */
export type EventsOf<D extends Declaration> = {
  [K in keyof DetailsOf<D> & `shop-${string}`]: CustomEvent<DetailsOf<D>[K]>;
};

/** Members that a form control has in addition, as native controls do. */
export type FormAssociated = Pick<
  ElementInternals,
  'form' | 'labels' | 'validity' | 'validationMessage' | 'willValidate' | 'checkValidity' | 'reportValidity'
>;

/** A number may be written as text. */
type WithNumeral<W> = W | (NonNullable<W> extends number ? `${number}` : never);

/** What markup may write into an attribute of this type: JSON also as text, an enumerated word only if it is one. */
type Text<W> = W extends number
  ? number | `${number}`
  : W extends boolean
    ? boolean | ''
    : W extends string
      ? string extends W
        ? string | number
        : W
      : W | string;

/** The properties and attributes of a tag in a framework's markup. */
export type MarkupOf<D extends Declaration> = { [K in keyof WrittenOf<D>]?: WithNumeral<WrittenOf<D>[K]> } & {
  [K in keyof D['attributes'] & `${string}-${string}`]?:
    | Text<NonNullable<WrittenOf<D>[PropertyName<K> & keyof WrittenOf<D>]>>
    | undefined;
};
