/** Tests when `<shop-form-event>`, which shows nothing, reports a form to the page's analytics. */
import { expect } from '@open-wc/testing';
import { page, settled } from '../product/page';
import { until } from '../settled';

const BUILD = 'shop-joining';

/** Waits until the element listens: it shows nothing to wait for. */
async function listening(element: Element): Promise<void> {
  await until(() => element.matches(':state(shown)'), 'it never listened');
  await settled();
}

describe('<shop-form-event>', () => {
  const layer = () => ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ??= []);

  const FORM = '<form id="kontakt"><shop-form-event event="generate_lead"></shop-form-event></form>';

  it('reports a form on its submission, unless a handler stops it anywhere and in any way [G3]', async () => {
    const place = await page(`${FORM}<form id="inny"></form>`, [], BUILD);
    const [form, other] = place.querySelectorAll('form');
    await listening(place.querySelector('shop-form-event')!);
    layer().length = 0;
    const stopped = (event: Event) => event.preventDefault();
    const taken = (event: Event) => event.stopPropagation();
    for (const [at, stop] of [
      [form!, stopped],
      [document, stopped],
      [form!, taken],
    ] as const) {
      at.addEventListener('submit', stop, { once: true });
      form!.requestSubmit();
      await settled();
    }
    other!.requestSubmit();
    await settled();
    expect(layer()).to.deep.equal([]);
    form!.requestSubmit();
    await settled();
    expect(layer()).to.deep.equal([{ event: 'generate_lead', form_id: 'kontakt' }]);
  });

  it('reports a form in a shadow root, which submit events do not leave', async () => {
    const place = await page('<div></div>', [], BUILD);
    const root = place.querySelector('div')!.attachShadow({ mode: 'open' });
    root.innerHTML = FORM.replace('<form', '<form method="dialog"');
    await listening(root.querySelector('shop-form-event')!);
    layer().length = 0;
    root.querySelector('form')!.requestSubmit();
    await settled();
    expect(layer()).to.deep.equal([{ event: 'generate_lead', form_id: 'kontakt' }]);
  });

  it('sends its event when the page loads, once per `once` key, if it is outside a form', async () => {
    layer().length = 0;
    const key = `konto-${Math.random()}`;
    await page(`<shop-form-event event="sign_up" once="${key}"></shop-form-event>`, [], BUILD);
    await until(() => layer().length === 1, 'nothing was told');
    const again = await page(`<shop-form-event event="sign_up" once="${key}"></shop-form-event>`, [], BUILD);
    await listening(again.querySelector('shop-form-event')!);
    expect(layer()).to.deep.equal([{ event: 'sign_up' }]);
  });
});
