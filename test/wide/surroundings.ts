/** Inspects a page with its shadow roots: focusable controls, what covers them, cut off texts. */
import type { Page } from 'playwright-core';

/** Functions that run in the page; the debugger evaluates them, so that no policy blocks them. */
const inPage = `({
  deep(root = document) {
    return [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? this.deep(one.shadowRoot) : [])]);
  },
  active() {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    return one;
  },
  at(x, y) {
    let one = document.elementFromPoint(x, y);
    for (let inner = one; inner?.shadowRoot; one = inner) {
      inner = inner.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === one) break;
    }
    return one;
  },
  holds(outer, one) {
    for (let at = one; at; at = at.assignedSlot ?? at.parentNode ?? at.host) if (at === outer) return true;
    return false;
  },
  name: (one) => one.tagName.toLowerCase() + ' ' + (one.getAttribute('aria-label') ?? one.title ?? '') + ' ' + (one.textContent ?? '').trim().slice(0, 40),
  controls() {
    return this.deep().filter(
      (one) =>
        one.matches('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]') &&
        one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.tabIndex >= 0,
    );
  },
  box: (one) => (one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one),
})`;

/** Runs `body` in the page with those functions as `look`. */
const ask = <T>(page: Page, body: string): Promise<T> =>
  page.evaluate(`(async () => { const look = ${inPage}; ${body} })()`) as Promise<T>;

/** Controls invisible while they have the focus: covered, or out of view (WCAG 2.2, 2.4.11). */
export const obscuredOnFocus = (page: Page): Promise<string[]> =>
  ask(
    page,
    `const hidden = [];
    for (const one of look.controls()) {
      one.focus({ focusVisible: true });
      if (look.active() !== one) continue;
      await new Promise((done) => requestAnimationFrame(() => done()));
      // Focusing a heart loads its view, which takes over the focus.
      const box = look.box(look.active());
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const xs = [0.02, 0.1, 0.5, 0.9, 0.98].map((part) => left + part * (right - left));
      const ys = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98].map((part) => top + part * (bottom - top));
      const seen = xs.some((x) => ys.some((y) => { const hit = look.at(x, y); return hit && (look.holds(box, hit) || look.holds(hit, box) && hit !== document.body && hit.contains(box)); }));
      if (!seen) hidden.push(look.name(one));
    }
    return hidden;`,
  );

/** CSS pixels by which the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  ask(page, 'return document.documentElement.scrollWidth - document.documentElement.clientWidth;');

/** Texts cut off by their own box; texts for screen readers only have a box of a pixel and do not count. */
export const cutOff = (page: Page): Promise<string[]> =>
  ask(
    page,
    `return look.deep().filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const clips = (how) => how === 'hidden' || how === 'clip';
      return one.clientWidth > 2 && one.clientHeight > 2 && one.textContent.trim() !== '' && one.checkVisibility() && !one.matches('html, body') &&
        ((clips(overflowX) && one.scrollWidth > one.clientWidth + 1) || (clips(overflowY) && one.scrollHeight > one.clientHeight + 1));
    }).map(look.name);`,
  );

/** Applies the text spacing of WCAG 1.4.12 in every shadow root, like a browser extension. */
export const spaceText = (page: Page): Promise<void> =>
  ask(
    page,
    `const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }');
    for (const root of [document, ...look.deep().flatMap((one) => one.shadowRoot ?? [])]) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];`,
  );

/** Running animations, and nodes with styles that would animate or scroll smoothly. */
export const moving = (page: Page): Promise<string[]> =>
  ask(
    page,
    `const seconds = (text) => Math.max(...text.split(',').map(parseFloat));
    const runs = document.getAnimations().map((one) => 'runs: ' + look.name(one.effect.target));
    const would = look.deep().filter((one) => {
      const style = getComputedStyle(one);
      return (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01) || seconds(style.transitionDuration) > 0.01 || style.scrollBehavior === 'smooth';
    }).map((one) => 'would: ' + look.name(one) + ' ' + one.className);
    return [...runs, ...new Set(would)];`,
  );

/** Controls smaller than `px`; a label and a field's frame count, links in text do not (WCAG). */
export const smallTargets = (page: Page, tag: string, px: number): Promise<string[]> =>
  ask(
    page,
    `return look.controls().filter((one) => one.getRootNode().host?.matches(${JSON.stringify(tag)}) && !one.matches('a')).flatMap((one) => {
      const { width, height } = look.box(one).getBoundingClientRect();
      const frame = one.closest('.control, .quantity')?.getBoundingClientRect();
      return Math.min(width + (frame ? 2 : 0), frame?.height ?? height) + 0.5 < ${px} ? [look.name(one) + ' ' + Math.round(width) + ' × ' + Math.round(height)] : [];
    });`,
  );

/** Controls that look the same with and without the focus. */
export async function withoutFocusRing(page: Page, tag: string): Promise<string[]> {
  return ask(
    page,
    `const same = [];
    for (const one of look.controls().filter((one) => one.getRootNode().host?.matches(${JSON.stringify(tag)}))) {
      const around = [one, one.parentElement, one.closest('label'), one.nextElementSibling].filter(Boolean);
      const looks = () => around.map((node) => { const style = getComputedStyle(node); return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.borderColor, style.borderWidth].join(); }).join(';');
      look.active()?.blur();
      const before = looks();
      one.focus({ focusVisible: true });
      if (look.active() === one && looks() === before) same.push(look.name(one));
    }
    return same;`,
  );
}
