/** Runs a template's `<button command="--open" commandfor="id">`: it presses the element's own button as soon as that exists (rule D17). */

import type { warnOfCommand } from './diagnostics';

/** The platform's event, or the one of src/element/older-buttons.ts. */
type Command = Pick<CommandEvent, 'command' | 'source' | 'target' | 'defaultPrevented'>;

const NAME = /^--(open|close|toggle)(?:-(.+))?$/;

/** `--open-lockers` presses the button with `data-opens="lockers"`; `--open` presses the first button that expands or opens something. */
function ownOf(element: Element, command: string): HTMLElement | null | undefined {
  const [, , place] = NAME.exec(command) ?? [];
  const selector = place ? `[data-opens="${CSS.escape(place)}"]` : 'button[aria-expanded],button[aria-haspopup]';
  return NAME.test(command) ? element.shadowRoot?.querySelector(selector) : undefined;
}

const isExpanded = (own: Element): boolean => own.getAttribute('aria-expanded') === 'true';

/** For each element, the template's button that opened it. The focus returns there. */
const openers = new WeakMap<Element, HTMLElement>();

function press(own: HTMLElement, command: string, source: HTMLElement): void {
  const element = (own.getRootNode() as ShadowRoot).host;
  if (!own.hasAttribute('aria-expanded')) {
    // A dialog returns the focus to the previously focused node; Safari does not focus a pressed button.
    source.focus();
    return command === '--close' ? undefined : own.click();
  }
  // The element's button is busy: an earlier press already waits for its view.
  const isOpen = isExpanded(own) !== (own.getAttribute('aria-busy') === 'true');
  const opens = command === '--toggle' ? !isOpen : command === '--open';
  if (opens !== isOpen) own.click();
  if (!opens) return;
  openers.set(element, source);
  own.focus();
}

/** The last press for each element that does not have its button yet. */
const waiting = new Map<Element, Command>();

const tried = (element: Element, { command, source }: Command): boolean => {
  const own = ownOf(element, command);
  if (own && source) press(own, command, source as HTMLElement);
  return Boolean(own && source);
};

/** Copies the expanded state of an element to each button that opens it. */
function show(element: Element): void {
  const waits = waiting.get(element);
  if (waits && tried(element, waits)) waiting.delete(element);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
    if (document.getElementById(button.getAttribute('commandfor') as string) !== element) continue;
    const own = ownOf(element, button.getAttribute('command') ?? '');
    for (const name of own ? ['aria-expanded', 'aria-haspopup'] : []) {
      const value = own?.getAttribute(name);
      if (value && button.getAttribute(name) !== value) button.setAttribute(name, value);
    }
  }
  const opener = openers.get(element);
  const own = ownOf(element, '--open');
  if (!opener || !own || isExpanded(own) || own.ariaBusy === 'true') return;
  openers.delete(element);
  if (document.activeElement === element) opener.focus();
}

const followed = new WeakSet<Element>();

async function follow(element: Element): Promise<void> {
  if (followed.has(element)) return;
  followed.add(element);
  await customElements.whenDefined(element.localName);
  const seen = { attributeFilter: ['aria-expanded'], childList: true, subtree: true };
  if (element.shadowRoot) new MutationObserver(() => show(element)).observe(element.shadowRoot, seen);
  show(element);
}

const isOurs = (element: Element | null): element is Element => element?.localName.startsWith('shop-') === true;

export function runCommand(event: Command): void {
  const { target, command, defaultPrevented } = event;
  if (defaultPrevented || !isOurs(target as Element | null) || !command.startsWith('--')) return;
  const element = target as Element;
  void follow(element);
  if (tried(element, event)) return;
  waiting.set(element, event);
  // Wakes an element that draws its first screen itself.
  element.dispatchEvent(new Event('pointerover'));
}

const warn = (...about: Parameters<typeof warnOfCommand>): void =>
  void import('./diagnostics').then(({ warnOfCommand }) => warnOfCommand(...about));

/** Checks a press whose command no element receives: no element has the id, or the platform rejects the command. */
function check(pressed: Element): void {
  const button = pressed.closest?.('button[commandfor]');
  const id = button?.getAttribute('commandfor');
  if (!button || !id) return;
  const element = document.getElementById(id);
  const command = button.getAttribute('command');
  if (!element || (isOurs(element) && !command?.startsWith('--'))) warn(command, element?.localName, id);
}

/** On the next press or key: waiting commands are logged and dropped, so that no dialog opens later. */
function forget({ key, target }: Partial<KeyboardEvent>): void {
  for (const [{ localName }, { command }] of waiting) warn(command, localName);
  waiting.clear();
  check(target as Element);
  // A panel receives only the keys pressed inside it.
  const opened = key === 'Escape' && document.activeElement?.getAttribute('commandfor');
  const element = opened ? document.getElementById(opened) : null;
  const own = element && openers.get(element) === document.activeElement ? ownOf(element, '--open') : undefined;
  if (own && isExpanded(own)) own.click();
}

function followAll(): void {
  for (const button of document.querySelectorAll('button[commandfor]')) {
    const element = document.getElementById(button.getAttribute('commandfor') as string);
    if (isOurs(element)) void follow(element);
  }
}

const isKnown = 'commandForElement' in HTMLButtonElement.prototype;
void (isKnown ? Promise.resolve() : import('./older-buttons')).then(followAll);
new MutationObserver(followAll).observe(document, { childList: true, subtree: true });
for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, forget as EventListener, true);
