/** Decides how a view takes the place of what an element has shown until then, and goes on with what was done there. */
import { propertyName } from './declare';
import { emitter } from './host';
import type { Host } from './host';
import { newMount } from './mount';
import type { AnyView, Island } from './island';
import { adopt } from './styles';
import type { Frame } from './view';
import { viewControl } from './view-control';

/** What templates put on most elements, known without loading the whole list (anywhere.ts). */
const COMMON = /^(class|id|style|slot)$|^(data|aria)-/;

/**
 *     mounted → first commit: text, ticks, focus, presses go over, what stood there goes
 *     changed → a new frame
 *     moved: disconnected and connected in one go, the view stays · removed: unmounted · back again: mounted anew
 */
export class Hydration {
  readonly #island: Island;
  readonly #host: Host;
  readonly #mount = newMount();
  readonly #Component: Frame['Component'];
  #isCommitted = false;
  #repeat: (() => void)[] = [];

  constructor(island: Island, view: AnyView) {
    const { element, root, setup } = island;
    const control = setup.control && viewControl(setup.control);
    this.#island = island;
    this.#Component = view.default;
    this.#host = { element, root, control, emit: emitter(element, setup.declaration) };
    adopt(root, view.styles ?? []);
    root.append(this.#mount);
    this.changed();
    this.#diagnose();
  }

  /** What the template may have misspelt or forgotten: the sentences about it are loaded only then. */
  #diagnose(): void {
    const { element, setup } = this.#island;
    const { declaration, values } = setup;
    const names = Object.keys(declaration.attributes);
    const known = [...names, ...names.map(propertyName)];
    const keys = Object.keys(values.child ?? {});
    const isSuspect =
      names.some((name) => declaration.attributes[name]!.required && !values.get(name)) ||
      [...element.getAttributeNames(), ...keys].some((name) => !known.includes(name) && !COMMON.test(name)) ||
      // Its type is another, or its text was no JSON.
      (keys.length === 0 && element.querySelector(':scope > script'));
    if (isSuspect) void import('./diagnostics').then(({ diagnose }) => diagnose(element, declaration, values));
  }

  /** The view gets new props. React makes several changes in one go into one render. */
  changed(): void {
    const { declaration, values } = this.#island.setup;
    const attributes = Object.keys(declaration.attributes);
    const props = Object.fromEntries(attributes.map((one) => [propertyName(one), values.get(one)]));
    this.#mount.frame = {
      Component: this.#Component,
      props,
      host: this.#host,
      onCommit: this.#onCommit,
      onReady: this.#onReady,
    };
  }

  readonly #onCommit = (): void => {
    if (this.#isCommitted) return;
    this.#isCommitted = true;
    if (this.#island.root.querySelector(':active') === null) this.#takePlace();
    else void this.#takePlaceLater();
  };

  /** A press that has begun on a node dies with it: the view waits until the mouse or the space bar is let go. */
  async #takePlaceLater(): Promise<void> {
    const { style } = this.#mount;
    style.display = 'none';
    while (this.#island.root.querySelector(':active')) await new Promise((go) => setTimeout(go, 20));
    style.display = 'contents';
    this.#takePlace();
    await this.#onReady();
  }

  #takePlace(): void {
    const { element, root, setup } = this.#island;
    this.#island.hydrated();
    const before = [...root.childNodes].filter((node) => node !== this.#mount);
    if (setup.screen !== undefined) this.#repeat = takeOver(this.#island, this.#mount);
    for (const node of before) (node as ChildNode).remove();
    setup.control?.painted();
    // For the page: until now it kept the element's place (src/pack/place.css).
    (setup.control?.internals ?? element.attachInternals()).states.add('shown');
  }

  /** Not before: a view's listeners hear of it as of the person's own deed. */
  readonly #onReady = async (): Promise<void> => {
    for (const deed of this.#repeat.splice(0)) {
      deed();
      // The next one meets what this one has made of the view.
      await new Promise((go) => setTimeout(go));
    }
  };
}

/** A view that does not take rows gets what a field makes of them. */
function paste(field: HTMLElement, rows: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', rows);
  // Firefox lets no script say what a ClipboardEvent carries.
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  const isUntaken = field.dispatchEvent(Object.assign(event, { clipboardData }));
  if (isUntaken && field instanceof HTMLInputElement) {
    field.setRangeText(rows.replace(/[\r\n]+/g, ''), field.selectionStart!, field.selectionEnd!, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}

/** A native field tells of its change when it is left; the view's own knows nothing of what was typed before it. */
function tellOnLeaving(element: HTMLElement, field: HTMLElement): void {
  let isTold = false;
  element.addEventListener('change', () => (isTold = true), { once: true });
  const tell = () => isTold || element.dispatchEvent(new Event('change', { bubbles: true }));
  field.addEventListener('focusout', () => setTimeout(tell), { once: true });
}

const valueOf = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;

/** Focus, caret and text go over at once; what it returns repeats typing, pasting, ticks, presses and a held submission on the view. */
function takeOver(
  { element, root, setup, presses, touched, pasted, submission }: Island,
  mount: HTMLElement,
): (() => void)[] {
  const screen = [...root.querySelectorAll<HTMLElement>('*')].filter((node) => !mount.contains(node));
  const same = (node: Element) => screen.filter(({ localName }) => localName === node.localName);
  /** The view begins as its screen, so the counterpart is the same one of its kind. */
  const counterpart = <N extends Element>(node: N) =>
    mount.querySelectorAll<HTMLElement>(node.localName)[same(node).indexOf(node as never)] as unknown as N | undefined;
  const later: (() => void)[] = [];
  const focused = root.activeElement;

  for (const field of screen.filter((node) => node instanceof HTMLInputElement)) {
    const next = counterpart(field);
    if (next === undefined) continue;
    const isTouched = (touched.get(field) ?? -1) > (setup.control?.resetAt ?? 0);
    if (field.type === 'checkbox') {
      const wasTicked = isTouched || field.checked !== field.defaultChecked;
      if (wasTicked && next.checked !== field.checked) later.push(() => next.click());
    } else if (isTouched || field.value !== field.defaultValue) {
      // React hears of a change by the value that was last set through the node itself; the view may know this one already.
      next.value = `${field.value}0`;
      valueOf.set!.call(next, field.value);
      if (setup.control !== undefined && field === focused) tellOnLeaving(element, next);
      const type = () => {
        // For who waits until a person pauses: this is how long ago it was typed.
        const detail = performance.now() - (touched.get(field) ?? 0);
        next.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, detail }));
      };
      const leave = () => {
        // Nobody is there any more, left before or since: the field is judged, and nothing is opened over the page.
        if (root.activeElement !== next)
          next.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
      };
      // A control judges what it has rendered; a box must not open for what is typed and left.
      later.push(...(setup.control ? [type, leave] : [() => (type(), leave())]));
    }
  }
  if (focused !== null && !mount.contains(focused)) {
    const next = counterpart(focused as HTMLElement);
    next?.focus({ preventScroll: true });
    if (next instanceof HTMLInputElement && focused instanceof HTMLInputElement && focused.selectionStart !== null) {
      next.setSelectionRange(focused.selectionStart, focused.selectionEnd, focused.selectionDirection ?? undefined);
    }
  }
  const field = pasted && counterpart(pasted.field);
  if (field !== undefined) later.push(() => paste(field, pasted!.rows));
  for (const press of presses) {
    // Found while the screen is still there.
    const button = counterpart(press as HTMLElement);
    later.push(() => button?.click());
  }
  if (submission !== undefined) {
    later.push(() => (submission.target as HTMLFormElement).requestSubmit(submission.submitter));
  }
  return later;
}
