/** Tests the keys of `<shop-suggester>`, and when its panel opens. */
import { expect } from '@open-wc/testing';
import { settled } from './script';
import type { Box } from './script';
import { answerOf, calls, isOpen, opened, pauses, stage, suggester } from './stage';

stage('shop-suggester');

const active = ({ field, root }: Box): string | undefined => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? undefined : (root.getElementById(id)?.textContent ?? 'nothing');
};

describe('<shop-suggester> by the keyboard', () => {
  it('arrows cycle, Home and End go to the ends, and the field keeps the focus', async () => {
    const one = await opened(1, 2);
    expect(active(one)).to.equal(undefined);
    await one.press('ArrowDown');
    expect(active(one)).to.contain('nr 1');
    await one.press('ArrowUp');
    expect(active(one)).to.equal('Płytki');
    await one.press('Home');
    expect(active(one)).to.contain('nr 1');
    await one.press('End');
    expect(active(one)).to.equal('Płytki');
    await one.press('ArrowDown');
    expect(active(one)).to.contain('nr 1');
    expect(one.entries().filter((entry) => entry.ariaSelected === 'true')).to.have.length(1);
    expect(one.root.activeElement).to.equal(one.field);
  });

  it('Escape closes, a second one clears; a third is the page’s', async () => {
    const one = await opened(1);
    await one.press('Escape');
    expect([isOpen(one), one.field.value]).to.deep.equal([false, 'gres']);
    await one.press('ArrowDown');
    expect(isOpen(one)).to.equal(true);
    await one.press('Escape');
    await one.press('Escape');
    expect(one.field.value).to.equal('');
    expect(await one.press('Escape')).to.equal(true);
  });

  it('Tab closes and moves on; a click into the field opens again [S3]', async () => {
    const one = await opened(1);
    expect(await one.press('Tab')).to.equal(true);
    expect(isOpen(one)).to.equal(false);
    one.field.click();
    await settled();
    expect(isOpen(one)).to.equal(true);
  });

  it('Enter chooses the marked entry: the event names it, and preventDefault stops the link', async () => {
    const one = await opened(7);
    const chosen: unknown[] = [];
    one.element.addEventListener('shop-suggestion-selected', (event) => {
      event.preventDefault();
      chosen.push(event.detail.product?.id, event.detail.category?.name);
    });
    await one.press('ArrowDown');
    await one.press('Enter');
    expect(chosen).to.deep.equal([7, undefined]);
    expect(isOpen(one)).to.equal(false);
  });

  it('Enter submits newer text, not the marked entry of an older one', async () => {
    const one = await opened(1, 2);
    const chosen: unknown[] = [];
    one.element.addEventListener('shop-suggestion-selected', (event) => {
      event.preventDefault();
      chosen.push(event.detail.product?.id);
    });
    await one.press('ArrowDown');
    one.type('gres biały');
    await settled();
    expect([active(one), isOpen(one)]).to.deep.equal([undefined, true]);
    expect(await one.press('Enter')).to.equal(true);
    expect(chosen).to.deep.equal([]);
  });

  it('does not reopen by a late response what Escape has closed', async () => {
    const one = await opened(1);
    one.type('gresy');
    await one.press('Escape');
    await pauses.end();
    expect([isOpen(one), one.field.value, calls.length]).to.deep.equal([false, 'gresy', 1]);
  });

  it('Shift with an arrow, Home or End selects in the field', async () => {
    const one = await opened(1, 2);
    await one.press('ArrowDown');
    for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'End'])
      expect(await one.press(key, { shiftKey: true }), key).to.equal(true);
    expect(active(one)).to.contain('nr 1');
  });

  it('ignores keys of an input method', async () => {
    const one = await opened(1);
    await one.press('ArrowDown', { isComposing: true });
    expect(active(one)).to.equal(undefined);
  });

  it('does not open the panel by a response after the focus has left', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    one.field.blur();
    await calls[0]!.answer(answerOf(1));
    expect(isOpen(one)).to.equal(false);
  });
});
