/** Decides how what was done on a first screen goes on in the view: focus, caret, typing, ticks, choices, presses. */
import { lineOf } from './deeds';
import type { Island } from './island';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (node: Element): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;
/** A number's field, a date's or a list has no caret. */
type WithCaret = (HTMLInputElement | HTMLTextAreaElement) & { selectionStart: number; selectionEnd: number };
const hasCaret = (node: Element | undefined): node is WithCaret =>
  node !== undefined && isField(node) && !(node instanceof HTMLSelectElement) && node.selectionStart !== null;

/** A view that does not take rows gets what a field makes of them. */
function paste(field: HTMLElement, rows: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', rows);
  // Firefox lets no script say what a ClipboardEvent carries.
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  const isUntaken = field.dispatchEvent(Object.assign(event, { clipboardData }));
  if (isUntaken && field instanceof HTMLInputElement && hasCaret(field)) {
    field.setRangeText(rows.replace(/[\r\n]+/g, ''), field.selectionStart, field.selectionEnd, 'end');
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

/** React hears of a change by the value that was last set through the node itself; the view may know this one already. */
function setValue(next: Field, value: string): void {
  next.value = `${value}0`;
  Reflect.set(Object.getPrototypeOf(next) as object, 'value', value, next);
}

/** Focus, caret and text go over at once; what it returns repeats typing, pasting, ticks, choices, presses and a held submission on the view. */
export function takeOver({ element, root, setup, deeds }: Island, mount: HTMLElement): (() => void)[] {
  const { presses, touched, pasted, submission, entered } = deeds;
  /** The view begins as its screen, so the counterpart is the same one of its kind: in its line, or outside of all lines. */
  const counterpart = <N extends Element>(node: N): N | undefined => {
    const line = lineOf(node);
    const kin = (around: ParentNode) =>
      [...around.querySelectorAll(node.localName)].filter(
        (one) => lineOf(one)?.dataset['item'] === line?.dataset['item'],
      );
    // The form's own first nodes and its words without scripts have none.
    const isDrawn = (one: Element) =>
      !mount.contains(one) && one.parentElement?.localName !== 'form' && one.closest('noscript') === null;
    return kin(mount)[kin(root).filter(isDrawn).indexOf(node)] as N | undefined;
  };
  const later: (() => void)[] = [];
  const focused = root.activeElement;

  for (const field of [...root.querySelectorAll('input,textarea,select')].filter(isField)) {
    if (mount.contains(field)) continue;
    const isTouched = (touched.get(field) ?? -1) > (setup.control?.resetAt ?? 0);
    const isChanged = field instanceof HTMLSelectElement || field.value === field.defaultValue ? isTouched : true;
    if (field.type === 'checkbox') {
      const { checked, defaultChecked } = field as HTMLInputElement;
      const next = counterpart(field as HTMLInputElement);
      if ((isTouched || checked !== defaultChecked) && next && next.checked !== checked) later.push(() => next.click());
    } else if (field.type === 'radio') {
      // Those of the view are of the same group, and have unticked it.
      const isLater = ([one, at]: [EventTarget, number]) =>
        (one as Field).name === field.name && at > (touched.get(field) ?? Infinity);
      const next = isTouched && ![...touched].some(isLater) && counterpart(field as HTMLInputElement);
      if (next) later.push(() => next.click());
    } else if (isChanged) {
      const next = counterpart(field);
      if (next === undefined) continue;
      if (next instanceof HTMLSelectElement) {
        later.push(() => {
          setValue(next, field.value);
          next.dispatchEvent(new Event('change', { bubbles: true }));
        });
        continue;
      }
      setValue(next, field.value);
      if (setup.control !== undefined && field === focused) tellOnLeaving(element, next);
      const type = () => {
        // For who waits until a person pauses: this is how long ago it was typed.
        const detail = performance.now() - (touched.get(field) ?? 0);
        next.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, detail }));
      };
      const leave = () => {
        // Nobody is there any more, left before or since: the field is judged, and nothing is opened over the page.
        const told = { key: 'Enter', bubbles: true, composed: true };
        if (root.activeElement !== next) next.dispatchEvent(new FocusEvent('focusout', told));
        else if (entered === field) next.dispatchEvent(new KeyboardEvent('keydown', told));
      };
      // What is left is judged as it was rendered; only a box must not open for what is typed and left.
      later.push(...(field.role === 'combobox' && !setup.control ? [() => (type(), leave())] : [type, leave]));
    }
  }
  if (focused !== null && !mount.contains(focused)) {
    const next = counterpart(focused as HTMLElement);
    next?.focus({ preventScroll: true });
    if (hasCaret(next) && hasCaret(focused)) {
      next.setSelectionRange(focused.selectionStart, focused.selectionEnd, focused.selectionDirection ?? undefined);
    }
  }
  if (pasted !== undefined) {
    const field = counterpart(pasted.field);
    if (field !== undefined) later.push(() => paste(field, pasted.rows));
  }
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
