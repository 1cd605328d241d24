/** Shows that a dialog takes the focus, returns it, and closes only on the specified actions. */
import { expect } from '@open-wc/testing';
import { settled, stage, type Stage } from './stage';
import { until } from '../settled';

async function opened(): Promise<Stage> {
  const dialogStage = await stage('modal');
  dialogStage.button('Otwórz').focus();
  dialogStage.button('Otwórz').click();
  await until(() => dialogStage.root.querySelector('dialog[open]'));
  return dialogStage;
}

const isOpen = ({ root }: Stage) => root.querySelector('dialog') !== null;
const escape = ({ get }: Stage) => get('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));

describe('a modal', () => {
  it('is a named modal dialog and focuses the field with autofocus', async () => {
    const dialogStage = await opened();
    const dialog = dialogStage.get('dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    expect(dialogStage.root.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).to.equal(
      'Nowy adres',
    );
    expect(dialogStage.focused()).to.equal(dialogStage.get('input[name="name"]'));
  });

  it('stays modal when the page moves its element', async () => {
    const dialogStage = await opened();
    const { host } = dialogStage.root;
    const place = document.body.appendChild(document.createElement('section'));
    place.append(host);
    await settled();
    expect(dialogStage.get('dialog').matches(':modal')).to.equal(true);
    place.remove();
  });

  it('stays modal and styled in each document that the page moves it to, and closes there by a press beside it', async () => {
    const dialogStage = await opened();
    const { host } = dialogStage.root;
    const home = host.parentElement!;
    const frame = document.body.appendChild(document.createElement('iframe'));
    for (const place of [frame.contentDocument!.body, home, frame.contentDocument!.body]) {
      place.append(host);
      await settled();
      const dialog = dialogStage.get('dialog');
      expect(dialog.matches(':modal')).to.equal(true);
      const { position, overflowY } = dialog.ownerDocument.defaultView!.getComputedStyle(dialog);
      expect([position, overflowY]).to.deep.equal(['fixed', 'auto']);
    }
    const around = dialogStage.get('.modal__stage');
    for (const type of ['pointerdown', 'click']) around.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    await settled();
    expect(isOpen(dialogStage)).to.equal(false);
    home.append(host);
    frame.remove();
  });

  it('adds no landmark to the page', async () => {
    const dialogStage = await opened();
    expect(dialogStage.root.querySelectorAll('dialog :is(header, footer)')).to.have.length(0);
  });

  it('closes by its button and returns the focus', async () => {
    const dialogStage = await opened();
    dialogStage.get('button[aria-label="Zamknij"]').click();
    await settled();
    expect([isOpen(dialogStage), dialogStage.log()]).to.deep.equal([false, 'closed']);
    expect(dialogStage.focused()).to.equal(dialogStage.button('Otwórz'));
  });

  it('closes by Escape, once', async () => {
    const dialogStage = await opened();
    escape(dialogStage);
    await settled();
    expect([isOpen(dialogStage), dialogStage.log()]).to.deep.equal([false, 'closed']);
  });

  it('closes when the browser itself closes it', async () => {
    const dialogStage = await opened();
    dialogStage.get<HTMLDialogElement>('dialog').close();
    await settled();
    expect([isOpen(dialogStage), dialogStage.log()]).to.deep.equal([false, 'closed']);
  });

  it('closes by a press on the backdrop, but not if the press began inside', async () => {
    const dialogStage = await opened();
    const backdrop = dialogStage.get('.modal__stage');
    const down = (target: Element) => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    down(dialogStage.get('input[name="name"]'));
    backdrop.click();
    await settled();
    expect(isOpen(dialogStage)).to.equal(true);
    down(backdrop);
    backdrop.click();
    await settled();
    expect(isOpen(dialogStage)).to.equal(false);
  });

  it('that is locked stays open on every press', async () => {
    const dialogStage = await opened();
    dialogStage.get('input[name="locked"]').click();
    await settled();
    escape(dialogStage);
    dialogStage.get<HTMLDialogElement>('dialog').close();
    dialogStage.get('button[aria-label="Zamknij"]').click();
    await settled();
    expect(dialogStage.get('dialog').matches(':modal')).to.equal(true);
    expect(dialogStage.log()).to.equal('');
  });

  it('is accessible', async () => {
    const dialogStage = await opened();
    await expect(dialogStage.root.host).to.be.accessible({ ignoredRules: ['region'] });
  });
});
