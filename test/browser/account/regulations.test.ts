/** Tests `<shop-regulations>`: ticked only in its dialog, unticked by its label, required by its form. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, eventsOf, page, scriptedServer, sent, settled, within } from '../product/page';
import type { Call } from '../product/page';

let calls: Call[];
let restore: () => void;
beforeEach(() => ({ calls, restore } = scriptedServer()));
afterEach(() => restore());

async function regulations(attributes = 'required', inner = '<p>Treść regulaminu.</p>') {
  const place = await page(
    `<form><shop-regulations name="regulamin" label="Akceptuję regulamin sklepu" ${attributes}>${inner}</shop-regulations></form>`,
    ['shop-regulations'],
    'shop-joining',
  );
  const element = place.querySelector('shop-regulations')!;
  const click = async (what: HTMLElement) => {
    what.click();
    await settled();
  };
  return {
    place,
    element,
    form: place.querySelector('form')!,
    box: within(element, 'input'),
    label: within<HTMLElement>(element, '.checkbox__label'),
    dialog: () => element.shadowRoot!.querySelector('dialog'),
    press: (text: string) => click(buttonIn(element, text)),
    click,
  };
}

describe('<shop-regulations>', () => {
  it('can be accepted only in the dialog [U5]', async () => {
    const changes = eventsOf('change');
    const { box, click, dialog, press, form } = await regulations();
    await click(box);
    expect([box.checked, dialog() !== null, sent(form)]).to.deep.equal([false, true, {}]);
    await press('Anuluj');
    expect([box.checked, dialog(), changes.length]).to.deep.equal([false, null, 0]);
    await click(box);
    await press('Akceptuję');
    expect([box.checked, sent(form), changes.length]).to.deep.equal([true, { regulamin: '1' }, 1]);
  });

  it('opens by its label too, which unticks a ticked box [U5]', async () => {
    const { box, label, click, dialog, form } = await regulations('required checked');
    await click(label);
    expect([box.checked, dialog(), sent(form)]).to.deep.equal([false, null, {}]);
    await click(label);
    expect([box.checked, dialog() !== null]).to.deep.equal([false, true]);
  });

  it('shows the text inside its tag', async () => {
    const { box, click, element } = await regulations();
    await click(box);
    const slot = within<HTMLSlotElement>(element, 'dialog slot');
    expect(slot.assignedElements().map((one) => one.textContent)).to.deep.equal(['Treść regulaminu.']);
  });

  it('shows a page’s text without dangerous markup', async () => {
    const { box, click, element } = await regulations('url="/regulamin"', '');
    await click(box);
    expect(buttonIn(element, 'Akceptuję').getAttribute('aria-busy')).to.equal('true');
    await calls[0]!.answer(
      '<html><head><title>x</title></head><body><main><h2>§ 1</h2><p>Treść <b>ważna</b>.<img src=x onerror=alert(1)></p><ul><li>punkt</li></ul></main></body></html>',
    );
    const text = within<HTMLElement>(element, '.regulations');
    expect([...text.children].map((one) => `${one.localName} ${one.textContent}`)).to.deep.equal([
      'h3 § 1',
      'p Treść ważna.',
      'p punkt',
    ]);
    expect(text.querySelector('img')).to.equal(null);
  });

  it('shows an error if the page cannot be read, and retries', async () => {
    const { box, click, element, press } = await regulations('url="/regulamin"', '');
    await click(box);
    await calls[0]!.fail();
    expect(within<HTMLElement>(element, '.notice').textContent).to.contain('Nie udało się wczytać regulaminu.');
    await press('Spróbuj ponownie');
    await calls[1]!.answer('<p>Jest.</p>');
    expect(within<HTMLElement>(element, '.regulations').textContent).to.equal('Jest.');
  });

  it('cannot be accepted if the page has no text', async () => {
    const { box, click, element, form } = await regulations('url="/regulamin"', '');
    await click(box);
    await calls[0]!.answer('<html><body><iframe src="/regulamin.pdf"></iframe></body></html>');
    expect(within<HTMLElement>(element, '.notice').textContent).to.contain('Nie udało się wczytać regulaminu.');
    await click(buttonIn(element, 'Akceptuję'));
    expect([box.checked, sent(form)]).to.deep.equal([false, {}]);
  });

  it('shows the text inside its tag if the template prints an empty URL', async () => {
    const { box, click, element } = await regulations('url=""');
    await click(box);
    expect([calls.length, element.shadowRoot!.querySelector('dialog slot') !== null]).to.deep.equal([0, true]);
  });

  it('blocks the form if it is required and not ticked', async () => {
    const { element, form, box } = await regulations();
    let submitted = 0;
    form.addEventListener('submit', () => (submitted += 1));
    form.requestSubmit();
    await settled();
    expect([submitted, box.ariaInvalid]).to.deep.equal([0, 'true']);
    expect(within<HTMLElement>(element, '[part="error"]').textContent).to.equal('Zaakceptuj regulamin.');
  });

  it('has no axe violations when refused, open or ticked', async () => {
    const { place, form, box, click, press } = await regulations();
    form.requestSubmit();
    await settled();
    expect(await faultsOf(place), 'refused').to.deep.equal([]);
    await click(box);
    expect(await faultsOf(place), 'open').to.deep.equal([]);
    await press('Akceptuję');
    expect(await faultsOf(place), 'ticked').to.deep.equal([]);
  });
});
