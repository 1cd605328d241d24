/** Shows that a dialog takes the focus, returns it, and closes only on the specified actions. */
import { expect } from '@open-wc/testing';
import { settled, stage, type Stage } from './stage';
import { until } from '../settled';

async function opened(): Promise<Stage> {
  const shown = await stage('modal');
  shown.button('Otwórz').focus();
  shown.button('Otwórz').click();
  await until(() => shown.root.querySelector('dialog[open]'));
  return shown;
}

const isOpen = ({ root }: Stage) => root.querySelector('dialog') !== null;
const escape = ({ get }: Stage) => get('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));

describe('a modal', () => {
  it('is a named modal dialog and focuses the field with autofocus', async () => {
    const shown = await opened();
    const dialog = shown.get('dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    expect(shown.root.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).to.equal('Nowy adres');
    expect(shown.focused()).to.equal(shown.get('input[name="name"]'));
  });

  it('adds no landmark to the page', async () => {
    const shown = await opened();
    expect(shown.root.querySelectorAll('dialog :is(header, footer)')).to.have.length(0);
  });

  it('closes by its button and returns the focus', async () => {
    const shown = await opened();
    shown.get('button[aria-label="Zamknij"]').click();
    await settled();
    expect([isOpen(shown), shown.log()]).to.deep.equal([false, 'closed']);
    expect(shown.focused()).to.equal(shown.button('Otwórz'));
  });

  it('closes by Escape, once', async () => {
    const shown = await opened();
    escape(shown);
    await settled();
    expect([isOpen(shown), shown.log()]).to.deep.equal([false, 'closed']);
  });

  it('closes when the browser itself closes it', async () => {
    const shown = await opened();
    shown.get<HTMLDialogElement>('dialog').close();
    await settled();
    expect([isOpen(shown), shown.log()]).to.deep.equal([false, 'closed']);
  });

  it('closes by a press on the backdrop, but not if the press began inside', async () => {
    const shown = await opened();
    const backdrop = shown.get('.modal__stage');
    const down = (target: Element) => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    down(shown.get('input[name="name"]'));
    backdrop.click();
    await settled();
    expect(isOpen(shown)).to.equal(true);
    down(backdrop);
    backdrop.click();
    await settled();
    expect(isOpen(shown)).to.equal(false);
  });

  it('that is locked stays open on every press', async () => {
    const shown = await opened();
    shown.get('input[name="locked"]').click();
    await settled();
    escape(shown);
    shown.get<HTMLDialogElement>('dialog').close();
    shown.get('button[aria-label="Zamknij"]').click();
    await settled();
    expect(shown.get('dialog').matches(':modal')).to.equal(true);
    expect(shown.log()).to.equal('');
  });

  it('is accessible', async () => {
    const shown = await opened();
    await expect(shown.root.host).to.be.accessible({ ignoredRules: ['region'] });
  });
});
