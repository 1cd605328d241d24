/** Turns a declaration into a custom element: a light class of our own, whose view React renders once it has loaded. */
import { whenParsed } from './child-data';
import type { form as formSide } from './control';
import type { Declaration, PropsOf } from './declare';
import { propertyName } from './declare';
import { focusableIn } from './focusable';
import { Island } from './island';
import type { IslandSetup } from './island';
import type { FirstScreen, Behaviour } from './first-screen';
import { adopt } from './styles';
import { Values } from './values';
import type { View } from './view';
import { docsUrl } from '../page/docs-url';

let isReported = false;

interface Options<Props> {
  /** Paints the first screen before React. Without it React loads at once. */
  readonly screen?: FirstScreen<Props>;
  /** For form-associated elements only: `src/element/control.ts`. */
  readonly form?: typeof formSide;
}

/**
 * Defines the declared tag. `load` imports the module of its view (or of its life, if it is `whole`) and receives the waiting element's
 * island.
 * Without `load` the element only holds settings. A tag that is already defined (a script loaded twice, or in two versions) stays
 * unchanged, with one console message. Does nothing outside a browser: there a declaration is only data.
 */
export function define<D extends Declaration>(
  declaration: D,
  load?: (island: Island) => Promise<View<PropsOf<D>> | Behaviour>,
  { screen, form }: Options<PropsOf<D>> = {},
): void {
  if (!('customElements' in globalThis)) return;
  if (customElements.get(declaration.tag) === undefined) {
    const late = load as IslandSetup['load'] | undefined;
    customElements.define(declaration.tag, elementClass(declaration, late, screen as IslandSetup['screen'], form));
  } else if (!isReported) {
    isReported = true;
    console.info(`<${declaration.tag}>: the script is in the page twice.`, docsUrl('twice'));
  }
}

function elementClass(
  declaration: Declaration,
  load: IslandSetup['load'] | undefined,
  screen: IslandSetup['screen'],
  form: typeof formSide | undefined,
): CustomElementConstructor {
  const attributes = Object.keys(declaration.attributes);
  const properties = attributes.map((attribute) => [attribute, propertyName(attribute)] as const);

  class ShopElement extends HTMLElement {
    /** The package's version; undefined when run unbuilt. */
    static readonly version = import.meta.env.SHOP_ELEMENTS;
    static readonly observedAttributes = attributes;
    static readonly formAssociated = declaration.formAssociated;
    readonly #values = new Values(this, declaration);
    /** At once: another document, which knows no definition of the tag, would refuse it. */
    readonly #internals = this.attachInternals();
    readonly #control =
      form &&
      new form.FormControl(
        this,
        this.#internals,
        this.#values,
        () => this.#island?.changed(),
        () => focusableIn(this),
      );
    #island: Island | undefined;

    static {
      for (const [attribute, property] of properties) {
        Object.defineProperty(this.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: ShopElement) {
            return this.#values.get(attribute);
          },
          set(this: ShopElement, value: unknown) {
            this.#values.assign(attribute, value);
            this.#changed();
          },
        });
      }
      form?.offerControl(this.prototype, (element) => (element as ShopElement).#control);
    }

    /** Takes over properties that a script set before the tag was defined: an own property would hide the accessor. */
    constructor() {
      super();
      for (const [property, early] of Object.entries(this)) {
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, early);
      }
    }

    connectedCallback(): void {
      if (load !== undefined) {
        this.#island ??= new Island(this, {
          declaration,
          values: this.#values,
          internals: this.#internals,
          load,
          screen,
          control: this.#control,
        });
        this.#island.connected();
      }
      if (form) whenParsed(() => this.#control?.submit());
    }

    disconnectedCallback(): void {
      this.#island?.disconnected();
    }

    adoptedCallback(): void {
      if (this.shadowRoot) adopt(this.shadowRoot);
    }

    attributeChangedCallback(attribute: string): void {
      this.#values.attributeChanged(attribute);
      this.#changed();
    }

    /** A page may have made the element itself focusable, as the target of a link. */
    override focus(options?: FocusOptions): void {
      const control = form || !this.hasAttribute('tabindex') ? focusableIn(this) : undefined;
      if (control) control.focus(options);
      else super.focus(options);
    }

    #changed(): void {
      this.#island?.changed();
      if (this.#control && this.isConnected) this.#control.submit();
    }
  }
  return ShopElement;
}
