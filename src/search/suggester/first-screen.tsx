/** The suggester, without React: requests suggestions, shows the list below its box, and submits the template's form (rule S3). */
import type { shopSuggester } from '../../../elements/shop-suggester';
import type { PropsOf } from '../../element/declare';
import { markDrawn, type Behaviour } from '../../element/first-screen';
import type { Island } from '../../element/island';
import { pageContact } from '../../element/page-account';
import { adopt } from '../../element/styles';
import { diagnoseIfNeeded } from '../../element/diagnose-if-needed';
import { beside } from '../../page/beside';
import { followFieldset, isInDisabledFieldset } from '../../page/fieldset';
import { linkUrl } from '../../page/safe-url';
import { createAnnouncer } from '../../ui/announcer';
import { paint as paintInside, painted, setProps } from '../../ui/paint';
import { plainText } from '../../ui/safe-html';
import { Spinner } from '../../ui/Spinner';
import { fetchSuggestions, SUGGEST } from '../api';
import { createBox } from '../combobox/box';
import { followTemplate } from '../follow-template';
import { priced } from '../priced';
import { templateField, templateForm } from '../template-form';
import { panelText } from '../text';
import { countOptions, optionAt, panelBeforeTyping, resultsPanel, spoken, type Panel } from './sections';
import { createDefaultSuggestions } from './default-suggestions';
import { followFocus } from './follow-focus';
import { css } from './panel-css.generated';
import { SuggestionList } from './SuggestionList';

type SuggesterElement = HTMLElement & PropsOf<typeof shopSuggester>;

export function begin(island: Island): Behaviour {
  const { element, root, events: deeds } = island;
  const tag = element as SuggesterElement;
  const form = root.querySelector('form') as HTMLFormElement;
  const [input, button] = [...form.querySelectorAll('input, button')] as [HTMLInputElement, HTMLButtonElement];
  const [icon] = button.children;
  const listId = `${input.id}-list`;
  const panel = painted(<div className="panel" part="panel" popover="manual" />);
  const region = painted(<div className="only-spoken" role="status" aria-live="polite" />);
  const spinner = painted(<Spinner />);
  const announcer = createAnnouncer((text) => (region.textContent = text));
  const template = templateForm(tag);
  const credentials = () => (tag.withCredentials ? 'include' : 'same-origin');
  let literal: string | undefined; // Searched exactly as typed.
  let before = {}; // The field's last ARIA.
  let initial = tag.value === undefined ? undefined : input.defaultValue; // The last initial text.

  const defaults = createDefaultSuggestions(
    () => ({
      popularUrl: tag.popularUrl,
      popular: tag.popular,
      noRecent: tag.noRecent,
      credentials: credentials(),
      contact: pageContact(),
    }),
    () => paintPanel(),
  );
  const box = createBox<Panel>({
    setup: () => ({
      ...SUGGEST,
      // Without `url` it is a plain search box.
      minimum: tag.url === undefined ? Infinity : SUGGEST.minimum,
      async ask(query) {
        const request = fetchSuggestions(tag.url, query, { credentials: credentials(), literal: literal === query });
        return resultsPanel(await priced(tag.currency, request), query, defaults.get());
      },
      count: countOptions,
      spoken,
      atRest: panelBeforeTyping(defaults.get()),
      onText: template.write,
      onEnter: defaults.refresh,
    }),
    input: () => input,
    listId,
    announce: announcer.announce,
    onChange: () => paintPanel(),
  });
  const { write, close, clear, ask } = box.deeds;
  /** The URL that searches a phrase, for opening it in a new tab. */
  const hrefOf = (phrase: string): string | undefined => {
    const [own, action] = [template.own(), linkUrl(tag.searchUrl)];
    const theirs = own ?? (action === undefined ? template.around() : null);
    const address = theirs?.method === 'get' ? linkUrl(theirs.getAttribute('action')) : own ? undefined : action;
    if (address === undefined) return undefined;
    const there = new URL(address);
    there.searchParams.set(tag.name, phrase);
    return there.href;
  };
  /** One listener for all entries: a response would replace one for each. */
  const pick = (event: MouseEvent) => {
    const option = optionAt(box.seen().answer, (event.target as Element).closest('[role=option]')?.id);
    // With a key the link opens in another tab or window, so the person stays here.
    if (!option || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (option.is === 'product' || option.is === 'category') {
      defaults.remember(input.value);
      const [detail, link, title] =
        option.is === 'product'
          ? [{ product: option.product }, option.product.link, option.product.title]
          : [{ category: option.category }, option.category.link, option.category.name];
      const isAllowed = element.dispatchEvent(
        new CustomEvent('shop-suggestion-selected', { detail, bubbles: true, composed: true, cancelable: true }),
      );
      if (!isAllowed) event.preventDefault();
      if (isAllowed && linkUrl(link) === undefined) write(plainText(title));
      return close();
    }
    if (option.is === 'contact' || (option.is === 'phrase' && linkUrl(option.link) !== undefined)) return close();
    event.preventDefault();
    if (option.is === 'forget') {
      defaults.forget();
      announcer.announce(panelText.forgotten);
    } else if (option.is === 'literal') {
      literal = option.text;
      ask();
    } else {
      // Choosing a phrase has the same effect as typing and submitting it.
      write(option.text);
      form.requestSubmit();
    }
  };

  /** After a change of the box: a keystroke does not affect the field's own attributes. */
  function paintPanel(): void {
    const { answer, query, open, active, isLate } = box.seen();
    const hasEntries = answer !== undefined && countOptions(answer) > 0;
    const state = {
      'aria-expanded': String(open && hasEntries),
      'aria-controls': hasEntries ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
    };
    setProps(input, before, (before = state));
    const sign = isLate ? spinner : icon;
    if (sign && button.firstChild !== sign) button.replaceChildren(sign);
    // Not remove(): Prototype.js replaces it with a function that requires a parent.
    if (answer === undefined) return void panel.parentNode?.removeChild(panel);
    const { currency, prices } = tag;
    paintInside(panel, SuggestionList({ answer, query, active, listId, currency, prices, hrefOf }));
    panel.hidden = !open;
    if (panel.parentNode !== form) form.append(panel);
    beside(panel, open && form);
    box.reveal();
  }
  function paint(): void {
    if (initial !== tag.value) clear((initial = tag.value));
    const disabled = tag.disabled || isInDisabledFieldset(element);
    island.paint({ disabled, placeholder: tag.placeholder ?? (templateField(tag)?.placeholder || undefined) });
    const action = linkUrl(tag.searchUrl);
    if (action === undefined) form.removeAttribute('action');
    else form.action = action;
    paintPanel();
  }

  diagnoseIfNeeded(island);
  adopt(root, css);
  root.append(region);
  markDrawn(element, root);
  // Runs before the box's own listener, which submits the template's form or sets the action.
  form.addEventListener(
    'submit',
    (event) => {
      defaults.remember(input.value);
      close();
      if (linkUrl(tag.searchUrl) !== undefined) return;
      event.preventDefault();
      if (!template.around()) ask();
    },
    { capture: true },
  );
  followFocus(element, form, input, box);
  input.addEventListener('input', () => box.onInput());
  input.addEventListener('click', box.onClick);
  // Presses in the panel leave the focus in the field.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  panel.addEventListener('click', pick);

  if (initial !== undefined) template.write(input.value);
  const [isFocused, typed] = [input.matches(':focus'), deeds.touched.get(input)];
  if (isFocused) box.onFocus(input);
  if (typed !== undefined) box.onInput(performance.now() - typed);
  if (!isFocused) box.onBlur(null);
  if (deeds.pasted !== undefined) {
    // Joins the lines, like the browser.
    const rows = deeds.pasted.rows.replace(/[\r\n]+/g, '');
    input.setRangeText(rows, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }

  return {
    paint,
    follow() {
      const ends = [
        followTemplate(tag, input, template, clear, () => tag.value),
        followFieldset(element, paint),
        box.stop,
        () => void announcer.stop(),
      ];
      return () => ends.forEach((end) => end());
    },
  };
}
