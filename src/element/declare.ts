/** Defines the declaration of an element, and the types derived from it. */
import type { Attribute } from './attributes';
import type { Deprecated } from './deprecation';

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

/**
 * An event of the element: it bubbles and is composed. `shop-<noun>-<past verb>` reports a fact;
 * `shop-<noun>-<verb>` comes before an action.
 */
export interface EventDeclaration<Detail = unknown> {
  readonly summary: string;
  /** The type of `event.detail`, as TypeScript text; left out if the event carries nothing. */
  readonly detail?: string;
  /** Whether `preventDefault()` stops the action that the event announces. */
  readonly cancelable?: true;
  /** Never set: carries `Detail` for the types. */
  readonly '~detail'?: Detail;
}

/** An event whose `detail` is typed: `event<Changed>({ summary: '…', detail: '{ cart, previous }' })`. */
export const event = <Detail>(declaration: EventDeclaration): EventDeclaration<Detail> =>
  declaration as EventDeclaration<Detail>;

/** The `detail` of `shop-error`. */
export interface ShopError {
  /** Cause of the failure: `load` (the element's code), `render`, or a code of the element's own requests, such as `session`. */
  readonly code: string;
  /** The message slot (rule M1) that shows it, if any. */
  readonly slot?: string | undefined;
  /** The sentence that the buyer sees, in Polish. */
  readonly message: string;
  /** Whether repeating the same action may succeed. */
  readonly retryable: boolean;
}

const shopError = event<ShopError>({ summary: 'A failure, which the element also displays.', detail: 'ShopError' });

/** A custom property that a page may set. */
export interface CssProperty {
  readonly summary: string;
  /** The property's allowed values, in CSS notation. */
  readonly syntax: string;
  /** The property's default in CSS; left out if a style sheet derives it from other properties. */
  readonly default?: string;
  /** The private property in the generated `src/ui/theme.css` that holds the value or its default. */
  readonly token?: `--_${string}`;
}

/** Groups of the documentation, in this order. */
export const groups = ['Cart and checkout', 'Search', 'Product', 'Forms and account', 'Page'] as const;
export type Group = (typeof groups)[number];

type Events = Readonly<Record<string, EventDeclaration>>;
type Tag = `shop-${string}`;

export interface DeclarationInput<A extends Attributes, E extends Events, T extends Tag = Tag> {
  /** The tag's name, also the name of its file in `elements/`. */
  readonly tag: T;
  readonly summary: string;
  /** Default: `Page`. */
  readonly group?: Group;
  /**
   * Initial height, as CSS (`var(--_control)`): the page reserves this space during loading. Left out if only the data
   * determine the height, or if src/tools/pack/reserved-space.css sets more than a height.
   */
  readonly height?: string;
  /** The element is a form control: `name`, `value` (or `checked`) and `disabled` mean the same as on `<input>`. */
  readonly formAssociated?: boolean;
  /** The element is visible, and a template cannot put a fallback inside it. If its code fails to load, it shows an error. */
  readonly alone?: boolean;
  /** Attribute names in kebab-case; the properties have the same names in camelCase. */
  readonly attributes?: A;
  readonly events?: E;
  /**
   * Commands for a template's `<button command="…" commandfor="…">`, and their effects. `data-opens="lists"` marks a view's button for
   * `--open-lists`.
   */
  readonly commands?: Readonly<Record<`--${string}`, string>>;
  /** Slot names and their content; `''` is the default slot. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<`--shop-${string}`, CssProperty>>;
  /** Names that will be removed. The console warns of tags and attributes in use; the documentation lists all. */
  readonly deprecated?: Deprecated;
}

/** A declaration as all other code reads it: every key except `deprecated` is set, and the events include `shop-error`. */
export type Declaration<A extends Attributes = Attributes, E extends Events = Events, T extends Tag = Tag> = Required<
  Omit<DeclarationInput<A, E, T>, 'deprecated'>
> &
  Pick<DeclarationInput<A, E, T>, 'deprecated'>;

type WithError<E extends Events> = E & { readonly 'shop-error': EventDeclaration<ShopError> };

/** Declares one element: its tag, attributes, events, slots, parts and custom properties, each once for the project. */
export function declare<const A extends Attributes = {}, const E extends Events = {}, const T extends Tag = Tag>(
  input: DeclarationInput<A, E, T>,
): Declaration<A, WithError<E>, T> {
  return {
    group: 'Page',
    height: '',
    formAssociated: false,
    alone: false,
    attributes: {},
    commands: {},
    slots: {},
    parts: {},
    cssProperties: {},
    ...input,
    events: { ...input.events, 'shop-error': shopError },
  } as Declaration<A, WithError<E>, T>;
}

/** `cart-url` → `cartUrl`: an attribute's property name, and its key in the child JSON. */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export type PropertyName<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyName<Tail>>}`
  : S;
type Simple<T> = { [K in keyof T]: T[K] } & {};

/** The properties of the element, which are the props of its view. */
export type PropsOf<D extends { readonly attributes: Attributes }> = Simple<{
  readonly [K in keyof D['attributes'] & string as PropertyName<K>]: D['attributes'][K] extends Attribute<
    infer T,
    unknown
  >
    ? T
    : never;
}>;

/** The same properties as scripts and frameworks set them: JSON in its written form, which allows more and promises less. */
export type WrittenOf<D extends { readonly attributes: Attributes }> = Simple<{
  readonly [K in keyof D['attributes'] & string as PropertyName<K>]: D['attributes'][K] extends Attribute<
    unknown,
    infer W
  >
    ? W
    : never;
}>;

/** The names of the element's events, and the type of each detail. */
export type DetailsOf<D extends { readonly events: object }> = {
  readonly [K in keyof D['events'] & string]: D['events'][K] extends EventDeclaration<infer Detail> ? Detail : never;
};
