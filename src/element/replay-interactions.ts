/** Replays on the view the buyer's interactions with the first screen: focus, caret, typing, ticks, choices, presses. */
import { lineOf } from './interaction-recorder';
import type { WithRecorder } from './interaction-recorder';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** By name, because nodes of a frame have classes of their own. */
const isSelect = (node: Element): node is HTMLSelectElement => node.localName === 'select';
const isField = (node: Element): node is Field => isSelect(node) || /^(input|textarea)$/.test(node.localName);
/** Number and date fields and selects have no caret. */
type WithCaret = (HTMLInputElement | HTMLTextAreaElement) & { selectionStart: number; selectionEnd: number };
const hasCaret = (node: Element | undefined): node is WithCaret =>
  node !== undefined && isField(node) && !isSelect(node) && node.selectionStart !== null;
/** The arguments of `setSelectionRange`. */
const caretOf = (node: Element) =>
  hasCaret(node) && ([node.selectionStart, node.selectionEnd, node.selectionDirection ?? undefined] as const);

/** Pastes rows; if the view does not handle them, they go into the field joined, as a browser would do. */
function paste(field: HTMLElement, rows: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', rows);
  // In Firefox a script cannot set the data of a ClipboardEvent.
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  const isUntaken = field.dispatchEvent(Object.assign(event, { clipboardData }));
  if (isUntaken && field.localName === 'input' && hasCaret(field)) {
    field.setRangeText(rows.replace(/[\r\n]+/g, ''), field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}

/** A native field fires `change` on blur. The view's new field does not know that the text was typed, so the element fires it. */
function dispatchChangeOnBlur(element: HTMLElement, field: HTMLElement): void {
  let isDispatched = false;
  element.addEventListener('change', () => (isDispatched = true), { once: true });
  const dispatch = () => isDispatched || element.dispatchEvent(new Event('change', { bubbles: true }));
  field.addEventListener('focusout', () => setTimeout(dispatch), { once: true });
}

/** React ignores a value equal to the last one set on the node, and the view may have rendered this one: set another first. */
function setValue(next: Field, value: string): void {
  next.value = `${value}0`;
  Reflect.set(Object.getPrototypeOf(next) as object, 'value', value, next);
}

/** Moves focus, caret and text at once; the returned steps repeat typing, pasting, ticks, choices, presses and a submission on the view. */
export function replayInteractions(
  { element, root, setup, events: deeds }: WithRecorder,
  mount: HTMLElement,
): (() => void)[] {
  const { presses, touched, pasted, submission, entered } = deeds;
  /** The view starts like the first screen: a counterpart has the same kind and position, within its line or outside all lines. */
  const counterpart = <N extends Element>(node: N): N | undefined => {
    const line = lineOf(node);
    const kin = (around: ParentNode) =>
      [...around.querySelectorAll(node.localName)].filter(
        (one) => lineOf(one)?.dataset['item'] === line?.dataset['item'],
      );
    // Skips nodes that the view lacks: the printed form's first nodes, and its text for pages without scripts.
    const isDrawn = (one: Element) =>
      !mount.contains(one) && one.parentElement?.localName !== 'form' && one.closest('noscript') === null;
    return kin(mount)[kin(root).filter(isDrawn).indexOf(node)] as N | undefined;
  };
  /** Typing comes first: rendering a tick, a choice or a press would restore a field's old text. */
  const typing: (() => void)[] = [];
  const later: (() => void)[] = [];
  const focused = root.activeElement;

  for (const field of [...root.querySelectorAll('input,textarea,select')].filter(isField)) {
    if (mount.contains(field)) continue;
    const isTouched = (touched.get(field) ?? -1) > (setup.control?.resetAt ?? 0);
    const isChanged = isSelect(field) || field.value === field.defaultValue ? isTouched : true;
    if (field.type === 'checkbox') {
      const { checked, defaultChecked } = field as HTMLInputElement;
      const next = counterpart(field as HTMLInputElement);
      if ((isTouched || checked !== defaultChecked) && next && next.checked !== checked) later.push(() => next.click());
    } else if (field.type === 'radio') {
      // The view's radios are in the same group and have unticked this one, so only the times of the interactions show which was last.
      const isLater = ([target, time]: [EventTarget, number]) =>
        (target as Field).name === field.name && time > (touched.get(field) ?? Infinity);
      const next = isTouched && ![...touched].some(isLater) && counterpart(field as HTMLInputElement);
      if (next) later.push(() => next.click());
    } else if (isChanged) {
      const next = counterpart(field);
      if (next === undefined) continue;
      if (isSelect(next)) {
        later.push(() => {
          setValue(next, field.value);
          next.dispatchEvent(new Event('change', { bubbles: true }));
        });
        continue;
      }
      const { value: rendered } = next;
      const { value } = field;
      const caret = field === focused && caretOf(field);
      setValue(next, value);
      if (setup.control !== undefined && field === focused) dispatchChangeOnBlur(element, next);
      const type = () => {
        // A rendering in between has restored the old text.
        if (next.value === rendered && rendered !== value) {
          setValue(next, value);
          if (caret && root.activeElement === next && hasCaret(next)) next.setSelectionRange(...caret);
        }
        // `detail` is the time since the typing, for views that wait for a pause.
        const detail = performance.now() - (touched.get(field) ?? 0);
        next.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, detail }));
      };
      const leave = () => {
        // The buyer has left the field: validate now, and open no list over the page.
        const init = { key: 'Enter', bubbles: true, composed: true };
        if (root.activeElement !== next) next.dispatchEvent(new FocusEvent('focusout', init));
        else if (entered === field) next.dispatchEvent(new KeyboardEvent('keydown', init));
      };
      // Leaving validates the rendered value, so it is a separate step. A combobox does both in one step, or its list would open.
      if (field.role === 'combobox' && !setup.control) later.push(() => (type(), leave()));
      else {
        typing.push(type);
        later.push(leave);
      }
    }
  }
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const next = mount.contains(fold) ? undefined : counterpart(fold);
    if (next === undefined || next.open) continue;
    next.open = true;
    // The view handles `toggle` only for the buyer's own press: it would move the focus into the expanded content.
    next.addEventListener('toggle', (event) => event.stopImmediatePropagation(), { once: true, capture: true });
  }
  if (focused !== null && !mount.contains(focused)) {
    const next = counterpart(focused as HTMLElement);
    next?.focus({ preventScroll: true });
    const caret = caretOf(focused);
    if (hasCaret(next) && caret) next.setSelectionRange(...caret);
  }
  if (pasted !== undefined) {
    const field = counterpart(pasted.field);
    if (field !== undefined) later.push(() => paste(field, pasted.rows));
  }
  for (const press of presses) {
    // Look it up now, while the first screen is still there.
    const button = counterpart(press as HTMLElement);
    later.push(() => button?.click());
  }
  if (submission !== undefined) {
    later.push(() => (submission.target as HTMLFormElement).requestSubmit(submission.submitter));
  }
  return [...typing, ...later];
}
