/** Decides how a declaration becomes a custom element: a light class of our own, which React fills when it is there. */
import { whenParsed } from './child-data';
import { FormControl, offerControl } from './control';
import type { Declaration, PropsOf } from './declare';
import { propertyName } from './declare';
import { Filling } from './fill';
import type { Late } from './fill';
import type { Shell } from './shell';
import { Values } from './values';
import type { View } from './view';

let told = false;

interface Options<Props> {
  /** How the element paints its resting state by itself; React then comes when it is touched. */
  readonly shell?: Shell<Props>;
}

/**
 * Defines the declared tag. `load` imports the module of its view; without it the element only holds settings.
 * A tag that the page has already (a script loaded twice, or in two versions) stays as it is, and the console says so
 * once. Outside a browser nothing happens: there a declaration is data.
 */
export function define<D extends Declaration>(
  declaration: D,
  load?: () => Promise<View<PropsOf<D>>>,
  { shell }: Options<PropsOf<D>> = {},
): void {
  if (!('customElements' in globalThis)) return;
  if (customElements.get(declaration.tag) === undefined) {
    const arrive = load && arrival(load as () => Promise<AnyView>);
    customElements.define(declaration.tag, elementClass(declaration, arrive, shell as AnyShell | undefined));
  } else if (!told) {
    told = true;
    console.info(`<${declaration.tag}> is defined already: the script is in the page twice. The first one stays.`);
  }
}

type AnyView = View<Record<string, unknown>>;
type AnyShell = Shell<Record<string, unknown>>;

/** Loads view and React together, once for all elements of the tag; after a failure a later element tries again. */
function arrival(load: () => Promise<AnyView>): () => Promise<Late> {
  let late: Promise<Late> | undefined;
  const arrive = async (): Promise<Late> => {
    const [view, { Mount }] = await Promise.all([load(), import('./mount')]);
    return { Component: view.default, styles: view.styles ?? [], Mount };
  };
  return () =>
    (late ??= arrive().catch((error: unknown) => {
      late = undefined;
      throw error;
    }));
}

function elementClass(
  declaration: Declaration,
  arrive: (() => Promise<Late>) | undefined,
  shell: AnyShell | undefined,
): CustomElementConstructor {
  const attributes = Object.keys(declaration.attributes);

  class ShopElement extends HTMLElement {
    static readonly observedAttributes = attributes;
    static readonly formAssociated = declaration.formAssociated;
    readonly #values = new Values(this, declaration);
    readonly #control = declaration.formAssociated
      ? new FormControl(this, declaration, this.#values, () => this.#filling?.changed())
      : undefined;
    #filling: Filling | undefined;

    static {
      for (const attribute of attributes) {
        Object.defineProperty(this.prototype, propertyName(attribute), {
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
      if (declaration.formAssociated) offerControl(this.prototype, (element) => (element as ShopElement).#control!);
    }

    /** Takes over what a script assigned before the tag was defined: such a property hides the accessor. */
    constructor() {
      super();
      for (const attribute of attributes) {
        const early = Object.getOwnPropertyDescriptor(this, propertyName(attribute));
        if (early === undefined) continue;
        Reflect.deleteProperty(this, propertyName(attribute));
        this.#values.assign(attribute, early.value);
      }
    }

    connectedCallback(): void {
      if (arrive !== undefined) {
        this.#filling ??= new Filling(this, {
          declaration,
          values: this.#values,
          arrive,
          shell,
          control: this.#control,
        });
        this.#filling.connected();
      }
      whenParsed(() => this.#control?.submit());
    }

    disconnectedCallback(): void {
      this.#filling?.disconnected();
    }

    attributeChangedCallback(attribute: string): void {
      this.#values.attributeChanged(attribute);
      this.#changed();
    }

    formResetCallback(): void {
      this.#control?.reset();
    }

    formDisabledCallback(disabled: boolean): void {
      this.#control?.disable(disabled);
    }

    formStateRestoreCallback(state: unknown): void {
      this.#control?.restore(state);
    }

    override focus(options?: FocusOptions): void {
      if (this.#control === undefined) super.focus(options);
      else this.#control.focus(options);
    }

    #changed(): void {
      this.#filling?.changed();
      if (this.isConnected) this.#control?.submit();
    }
  }
  return ShopElement;
}
