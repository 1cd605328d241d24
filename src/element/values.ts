/** Reads a value from its sources: property, own attribute, child JSON, the page's `<shop-config>`, default. */
import { pageData, pageSetting } from '../page/config';
import { WRONG } from './attributes';
import type { Attribute } from './attributes';
import { childData } from './child-data';
import { propertyName } from './declare';
import type { Declaration } from './declare';
import { docsUrl } from '../page/docs-url';

/** The content of a source: an attribute's text to read, or a script's value to accept. */
interface Source {
  readonly raw: unknown;
  readonly isText: boolean;
}

/**
 * The current values of one element. The first source that has a value wins, even if the value is wrong:
 * then the default applies, and the console names tag, attribute and value once. A value keeps its identity
 * until its source changes, so that views can compare by identity.
 */
export class Values {
  readonly #element: HTMLElement;
  readonly #declaration: Declaration;
  readonly #assigned = new Map<string, { readonly value: unknown; readonly beside: string | null }>();
  readonly #read = new Map<string, Source & { readonly value: unknown }>();
  /** The child JSON, read on first use. */
  child: Readonly<Record<string, unknown>> | undefined;

  constructor(element: HTMLElement, declaration: Declaration) {
    this.#element = element;
    this.#declaration = declaration;
  }

  /** A script's value wins until the attribute next changes; null and undefined remove it. */
  assign(attribute: string, value: unknown): void {
    // The browser reads the attribute to decide whether to submit.
    if (attribute === 'disabled' && value === false) this.#element.removeAttribute(attribute);
    if (value == null) this.#assigned.delete(attribute);
    else this.#assigned.set(attribute, { value, beside: this.#element.getAttribute(attribute) });
  }

  /** An upgrade also reports attributes that existed before; a value assigned earlier must survive that. */
  attributeChanged(attribute: string): void {
    const assigned = this.#assigned.get(attribute);
    if (assigned && assigned.beside !== this.#element.getAttribute(attribute)) this.#assigned.delete(attribute);
  }

  /** The attribute's current value; undefined if the element does not declare it. */
  get(attribute: string): unknown {
    const declared = this.declared(attribute);
    if (!declared) return undefined;
    // A `<fieldset>` may disable it, which only the browser knows.
    if (attribute === 'disabled' && this.#element.matches(':disabled')) return true;
    const source = this.#find(attribute, declared);
    if (source === undefined) return declared.default;
    const cached = this.#read.get(attribute);
    if (cached && cached.raw === source.raw && cached.isText === source.isText) return cached.value;
    const read = source.isText ? declared.read(source.raw as string) : declared.accept(source.raw);
    if (read === WRONG)
      console.warn(
        `<${this.#declaration.tag}> ${attribute}: wrong value, using the default.`,
        source.raw,
        ...(declared.why?.() ?? []),
        docsUrl('wrong-value'),
      );
    const value = read === WRONG ? declared.default : read;
    this.#read.set(attribute, { ...source, value });
    return value;
  }

  /** Undefined if the element does not declare it. */
  declared(attribute: string): Attribute<unknown> | undefined {
    return this.#declaration.attributes[attribute];
  }

  accepts(attribute: string, value: unknown): boolean {
    return this.declared(attribute)?.accept(value) !== WRONG;
  }

  #find(attribute: string, { empty, page }: Attribute<unknown>): Source | undefined {
    const hasValue = (raw: unknown): boolean => raw != null && (raw !== '' || empty);
    const assigned = this.#assigned.get(attribute);
    if (assigned !== undefined) return { raw: assigned.value, isText: false };
    const own = this.#element.getAttribute(attribute);
    if (hasValue(own)) return { raw: own, isText: true };
    const child = (this.child ??= childData(this.#element))?.[propertyName(attribute)];
    if (hasValue(child)) return { raw: child, isText: false };
    const shared = page ? (pageSetting(attribute) ?? pageData(propertyName(attribute))) : null;
    return hasValue(shared) ? { raw: shared, isText: typeof shared === 'string' } : undefined;
  }
}
