/** Tests the common components by mouse and keyboard. */
import { expect } from '@open-wc/testing';
import { settled, stage, wait } from './stage';
import { until } from '../settled';

describe('a button', () => {
  it('submits and can be pressed while nothing blocks it', async () => {
    const { button, log } = await stage('button');
    button('Zamawiam').click();
    await settled();
    expect(log()).to.equal('pressed, submitted');
  });

  it('that is blocked neither submits nor reacts to a press, and keeps the focus when it becomes so', async () => {
    const { button, log, focused } = await stage('button');
    button('Zamawiam').focus();
    button('Przełącz').click();
    await settled();
    button('Zamawiam').click();
    await settled();
    expect(log()).to.equal('');
    expect(focused()).to.equal(button('Zamawiam'));
  });

  it('is described by the reasons that block it', async () => {
    const { root, button } = await stage('button');
    button('Przełącz').click();
    await settled();
    const reasons = root.getElementById(button('Zamawiam').getAttribute('aria-describedby')!);
    expect(reasons!.textContent).to.equal('Wybierz płatność.');
  });

  it('ignores clicks while busy', async () => {
    const { button, log } = await stage('button');
    button('Zapisz').click();
    await settled();
    expect(log()).to.equal('');
  });
});

describe('radio cards', () => {
  const checked = (root: ShadowRoot) => root.querySelector<HTMLInputElement>('input:checked')?.value;

  it('show the choice at once, before the response [D1]', async () => {
    const { root, get, log } = await stage('radio');
    get('.radio-card:nth-child(2) .radio-card__title').click();
    await settled();
    expect(checked(root)).to.equal('2');
    expect(get('fieldset').getAttribute('aria-busy')).to.equal('true');
    await until(() => !get('fieldset').hasAttribute('aria-busy'));
    expect(checked(root)).to.equal('2');
    expect(log()).to.equal('2');
  });

  it('return to the server’s choice after a refusal [D1]', async () => {
    const { root, get } = await stage('radio');
    get('.radio-card:nth-child(4) input').click();
    await settled();
    expect(checked(root)).to.equal('4');
    await until(() => checked(root) === '1', 'the choice was not taken back');
  });

  it('ignore a click on a disabled row', async () => {
    const { root, get, log } = await stage('radio');
    get('.radio-card:nth-child(3) .radio-card__row').click();
    await settled();
    expect([checked(root), log()]).to.deep.equal(['1', '']);
  });
});

describe('the step bar', () => {
  it('moves to a completed step, and ignores the current and the unavailable one [R3]', async () => {
    const { button, log } = await stage('steps');
    for (const label of ['Podsumowanie', 'Dane adresowe', 'Koszyk']) button(label).click();
    await settled();
    expect(log()).to.equal('cart');
  });
});

describe('announcements', () => {
  it('are put into the live region one after the other', async () => {
    const { get, button } = await stage('announce');
    const heard: string[] = [];
    const region = get('[role="status"]');
    new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    button('Powiedz').click();
    await wait(1700);
    expect(heard).to.deep.equal(['pierwsze', 'drugie']);
  });
});

describe('HTML in a title', () => {
  it('loads and runs no resource or script [H1]', async () => {
    const { get, root } = await stage('html');
    await wait(50);
    expect(get('.card__title').innerHTML).to.equal('<span>Gres </span><b>Loft</b>');
    expect(root.querySelector('img, script')).to.equal(null);
    expect('injected' in globalThis).to.equal(false);
  });
});

describe('every component', () => {
  for (const show of ['button', 'radio', 'steps', 'quantity', 'text', 'html']) {
    it(`of the stage "${show}" has no axe violation`, async () => {
      const { root } = await stage(show);
      // Axe's `region` rule is about whole pages.
      await expect(root.host).to.be.accessible({ ignoredRules: ['region'] });
    });
  }
});
