/** Tests the page's own content in the panel of `<shop-suggester>`. */
import { expect } from '@open-wc/testing';
import type { Box } from './script';
import { answerOf, calls, isOpen, opened, pauses, stage, suggester } from './stage';

stage('shop-suggester');

const ADVISER = '<a slot="suggestion-footer" href="#doradca">Zapytaj doradcę</a>';

/** The page's own node, in the panel of this box. */
function put({ element }: Box, markup: string): HTMLElement {
  element.insertAdjacentHTML('beforeend', markup);
  return element.lastElementChild as HTMLElement;
}

describe('the page’s own content in <shop-suggester>', () => {
  it('is displayed at the end of the panel, which stays open while it has the focus', async () => {
    const one = await opened(1);
    const link = put(one, ADVISER);
    expect(link.assignedSlot?.parentElement).to.equal(one.panel());
    one.field.focus();
    link.focus();
    expect(isOpen(one)).to.equal(true);
    link.blur();
    expect(isOpen(one)).to.equal(false);
  });

  it('is no suggestion: its link is followed', async () => {
    const one = await opened(1);
    const selected: Event[] = [];
    one.element.addEventListener('shop-suggestion-selected', (event) => selected.push(event));
    let isFollowed = false;
    const note = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', note, { once: true });
    put(one, ADVISER).click();
    expect([isFollowed, selected.length]).to.deep.equal([true, 0]);
  });

  it('is displayed below the message for no results', async () => {
    const one = await suggester();
    const link = put(one, '<a slot="empty" href="/zapytanie">Zapytaj o produkt</a>');
    one.type('brak');
    await pauses.end();
    await calls.at(-1)!.answer({ ...answerOf(), categories: [] });
    expect(link.assignedSlot?.closest('[part=empty]')).to.not.equal(null);
  });
});
