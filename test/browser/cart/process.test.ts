/** Tests approval in the built `<shop-cart>`: each state, each button, the status card, the forms. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { aLine } from '../../fixtures/cart';
import { until } from '../settled';
import { type, wait } from '../ui/stage';
import { cartStage, hidePage, posted, toSummary } from './cart';
import { card, dialog, fill, has, held, history, isStep, labels, plain, request, seen } from './process';

afterEach(() => setViewport({ width: 1280, height: 800 }));

describe('an order that needs approval', () => {
  const needed = { approval: { state: 'required', can: ['send'], to: ['Ewa Nowak'] } };

  it('displays its reasons and limits beside the totals [J5, J6]', async () => {
    const stage = await cartStage(needed);
    expect(has(stage, 'To zamówienie wymaga akceptacji: Ewa Nowak.')).to.equal(true);
    const limits = [{ label: 'Budżet', of: '20000', left: '7520', after: '520' }];
    const reasons = ['Wartość przekracza limit 5 000,00 zł.'];
    const other = await cartStage({ approval: { ...needed.approval, limits, reasons } });
    expect(has(other, 'Wartość przekracza limit 5 000,00 zł.')).to.equal(true);
    expect(has(other, 'Budżet: zostało 7 520,00 zł z 20 000,00 zł')).to.equal(true);
    expect(has(other, 'po tym zamówieniu zostanie 520,00 zł')).to.equal(true);
  });

  it('is sent once with a message and its own fields; the message survives a refusal and a reload [J8, J9]', async () => {
    const field = { name: 'budget', label: 'Budżet', scope: 'approval', required: true };
    const cart = { ...needed, extra_fields: [field] };
    const stage = await toSummary(await cartStage(cart));
    expect(labels(stage)).to.deep.equal(['Wyślij do akceptacji']);
    expect(has(stage, 'Uzupełnij: Budżet.')).to.equal(true);
    await stage.press('Wyślij do akceptacji');
    expect(stage.root.activeElement?.getAttribute('name')).to.equal('extra-budget');
    stage.answer({ cart: { ...cart, extra_fields: [{ ...field, value: 'MPK 12' }] } });
    type(stage.root.activeElement as HTMLInputElement, 'MPK 12');
    (stage.root.activeElement as HTMLElement).blur();
    const note = () => stage.root.querySelector<HTMLTextAreaElement>('[name="process-note"]')!;
    type(note(), 'Płytki na parter');
    await until(() => posted(stage, 'extra_field').length === 1 && !has(stage, 'Uzupełnij'), 'the field');
    const refused = { cart: null, messages: { confirm: { messages: ['Brak towaru.'] } } };
    stage.answer(() => Response.json(refused, { status: 422 }));
    for (const _ of [1, 2, 3]) stage.button('Wyślij do akceptacji').click();
    await seen(stage, 'Brak towaru.');
    expect(note().value).to.equal('Płytki na parter');
    const sent = posted(stage, 'send_for_approval');
    expect(sent.length).to.equal(1);
    expect(sent[0]!.body).to.deep.include({ send_for_approval: { note: 'Płytki na parter' } });
    expect(sent[0]!.body['seen']).to.deep.include({ cart_id: 7 });
    const url = stage.element.getAttribute('cart-url')!;
    expect(Object.values(sessionStorage).some((text) => text.endsWith('Płytki na parter'))).to.equal(true);
    stage.answer({ messages: { confirm: { messages: ['Wysłano do akceptacji: Ewa Nowak.'], status: 'success' } } });
    await stage.press('Wyślij do akceptacji');
    await seen(stage, 'Wysłano do akceptacji: Ewa Nowak.');
    expect(sessionStorage.getItem(`shop-elements.note ${new URL(url, location.href).href} send_for_approval`)).to.equal(
      null,
    );
  });

  it('cannot be sent if nobody can approve it [J5]', async () => {
    const stage = await toSummary(await cartStage({ approval: { state: 'required', can: ['send'] } }));
    const sentence = 'Nikt w Twojej firmie nie może zaakceptować tego zamówienia.';
    expect(has(stage, sentence)).to.equal(true);
    await stage.press('Wyślij do akceptacji');
    expect(posted(stage, 'send_for_approval').length).to.equal(0);
  });
});

describe('a held request', () => {
  it('is displayed as its summary only, with status card and history [J10, J12]', async () => {
    const stage = await held(request(['withdraw', 'note']));
    expect(stage.root.querySelector('[part~="steps"], nav')).to.equal(null);
    expect(isStep(stage, 'Podsumowanie')).to.equal(true);
    expect(labels(stage)).to.deep.equal(['Wycofaj i popraw']);
    expect(
      has(stage, 'Zamówienie AKC/2026/0118 czeka na akceptację: Ewa Nowak. Do tego czasu nie można go zmieniać.'),
    ).to.equal(true);
    for (const detail of [
      'przekracza limit 5 000,00 zł',
      'zabraknie 9 001,00 zł',
      'Kierownik budowy: Ewa Nowak',
      'Odrzucono: Weź tańszy klej',
    ])
      expect(plain(card(stage)!.textContent), detail).to.contain(detail);
    expect(card(stage)!.textContent).not.to.contain('Płytki na parter');
    await stage.press('Pokaż całą historię (4)');
    await until(() => card(stage)!.textContent.includes('Wysłano: Płytki na parter'), 'all events');
    expect(stage.root.activeElement?.textContent).to.contain('Wysłano: Płytki na parter');
    expect(stage.text()).not.to.contain('Płatność została rozpoczęta');
    expect(stage.text()).not.to.contain('Zmień');
  });

  it('can be edited again on the first step after it was withdrawn', async () => {
    const stage = await held(request(['withdraw']));
    stage.answer({ cart: { approval: { state: 'required', can: ['send'], to: ['Ewa Nowak'] } } });
    await stage.press('Wycofaj i popraw');
    await until(() => isStep(stage, 'Koszyk'), 'the first step');
    expect(posted(stage, 'withdraw')[0]!.body).to.deep.include({ withdraw: true });
    expect(stage.root.activeElement?.textContent).to.equal('Koszyk');
  });

  it('is approved once, and dispatches the events of an order if the approval places one [J13]', async () => {
    const stage = await held(request(['approve', 'reject'], { places_order: true }));
    expect(has(stage, 'Anna Kowalczyk prosi o akceptację')).to.equal(true);
    const events: string[] = [];
    for (const name of ['shop-order-submit', 'shop-order-submitted'])
      stage.element.addEventListener(name, () => void events.push(name));
    const order = { number: 'ZAM/77', url: '/zamowienia/77' };
    const approved = { state: 'approved', by: 'Anna Kowalczyk', order };
    stage.answer({
      cart: request([], { ...approved, history: [{ at: '2026-11-25', by: 'Ewa Nowak', what: 'approved' }] }),
    });
    const button = stage.button('Akceptuję i zamawiam z obowiązkiem zapłaty');
    button.focus();
    for (const _ of [1, 2, 3]) button.click();
    await seen(stage, 'Zaakceptowane (Ewa Nowak, 25.11.2026).');
    expect(posted(stage, 'approve').length).to.equal(1);
    expect(events).to.deep.equal(['shop-order-submit', 'shop-order-submitted']);
    expect(labels(stage)).to.deep.equal([]);
    const link = [...card(stage)!.querySelectorAll('a')].find((one) => one.textContent.includes('Zobacz zamówienie'))!;
    expect(link.href).to.contain('/zamowienia/77');
    await until(() => stage.root.activeElement?.matches('.process__title'), 'the focus on the heading [J11]');
  });

  it('is not approved if the page cancels the event; an approval that places no order dispatches no such event', async () => {
    const stage = await held(request(['approve'], { places_order: true }));
    stage.element.addEventListener('shop-order-submit', (event) => event.preventDefault());
    await stage.press('Akceptuję i zamawiam');
    const other = await held(request(['approve']));
    other.element.addEventListener('shop-order-submit', (event) => event.preventDefault());
    expect(labels(other)).to.deep.equal(['Akceptuję']);
    other.button('Akceptuję').click();
    await until(() => posted(other, 'approve').length === 1, 'the approval');
    expect(posted(stage, 'approve').length).to.equal(0);
  });

  it('displays the reason after a rejection; a typed reason stays after a refusal [J8]', async () => {
    const stage = await held(request(['approve', 'reject']));
    await stage.press('Odrzuć');
    await fill(stage, '', 'Odrzuć zamówienie');
    expect(dialog(stage)!.querySelector('[part~="error"]')!.textContent).to.contain(
      'Podaj powód, żeby było wiadomo, co poprawić.',
    );
    expect(posted(stage, 'reject').length).to.equal(0);
    const refused = { cart: null, messages: { confirm: { messages: ['Spróbuj później.'] } } };
    stage.answer(() => Response.json(refused, { status: 422 }));
    await fill(stage, 'Weź tańszy klej', 'Odrzuć zamówienie');
    await until(() => dialog(stage)!.textContent.includes('Spróbuj później.'), 'the refusal');
    expect(dialog(stage)!.querySelector('textarea')!.value).to.equal('Weź tańszy klej');
    stage.answer({ cart: request([], { state: 'rejected', history }) });
    await fill(stage, '', 'Odrzuć zamówienie');
    await seen(stage, 'Zamówienie odrzucone (Ewa Nowak, 25.11.2026): Weź tańszy klej');
    expect(dialog(stage)).to.equal(null);
    expect(posted(stage, 'reject').at(-1)!.body).to.deep.include({ reject: { note: 'Weź tańszy klej' } });
    await until(() => stage.root.activeElement?.matches('.process__title'), 'the focus on the heading');
  });

  it('displays the current state if somebody else has decided first', async () => {
    const stage = await held(request(['approve', 'reject']));
    const decided = { cart: { ...request([], { state: 'approved' }), id: 7, items: [aLine()] } };
    const messages = { confirm: { messages: ['To zamówienie jest już zaakceptowane (Jan Wójcik).'] } };
    stage.answer(() => Response.json({ ...decided, messages }, { status: 409 }));
    await stage.press('Akceptuję');
    await seen(stage, 'To zamówienie jest już zaakceptowane (Jan Wójcik).');
    await seen(stage, 'Zaakceptowane');
    expect(labels(stage)).to.deep.equal([]);
  });

  it('reloads when its tab becomes visible again, and announces the new state once [J11]', async () => {
    const stage = await held(request(['withdraw']));
    const loads = posted(stage, 'load').length;
    stage.answer({ cart: request([], { state: 'approved' }) });
    hidePage();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await until(() => posted(stage, 'load').length > loads, 'the load');
    await seen(stage, 'Zaakceptowane');
    const region = () => stage.root.querySelector('[role="status"][class*="spoken"]')!.textContent;
    await until(() => region().includes('Zaakceptowane'), 'the announcement');
  });

  it('moves the focus from the open dialog to the new heading if somebody else decides, and does not announce the heading twice [J11]', async () => {
    const stage = await held(request(['approve', 'reject']));
    const spoken: string[] = [];
    const region = [...stage.root.querySelectorAll('[role="status"][class*="spoken"]')].at(-1)!;
    new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    stage.button('Odrzuć').focus();
    await stage.press('Odrzuć');
    await until(() => dialog(stage), 'the dialog');
    type(dialog(stage)!.querySelector('textarea')!, 'Weź tańszy klej');
    stage.answer({ cart: request([], { state: 'approved' }) });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await until(() => stage.root.activeElement?.matches('.process__title'), 'the focus on the heading');
    await wait(1500);
    expect(spoken.filter((text) => text.includes('Zaakceptowane'))).to.deep.equal([]);
  });

  it('does not move the focus if the person has pressed something else meanwhile [J11]', async () => {
    const stage = await held(request(['approve', 'reject']));
    stage.answer(() =>
      Response.json({ cart: null, messages: { confirm: { messages: ['Brak towaru.'] } } }, { status: 422 }),
    );
    stage.button('Akceptuję').focus();
    await stage.press('Akceptuję');
    await seen(stage, 'Brak towaru.');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    (stage.root.activeElement as HTMLElement).blur();
    stage.answer({ cart: request([], { state: 'approved' }) });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await seen(stage, 'Zaakceptowane');
    await wait(100);
    expect(stage.root.activeElement).to.equal(null);
  });

  it('keeps text typed while a message is being sent [J8]', async () => {
    const stage = await held(request(['withdraw', 'note']));
    const field = () => card(stage)!.querySelector('textarea')!;
    let go = () => {};
    const sent = [...history, { at: '2026-11-25', by: 'Ja', what: 'note', text: 'Kiedy dostawa?' }];
    const cart = { ...request(['withdraw', 'note'], { history: sent }), id: 7, items: [aLine()] };
    stage.answer(() => new Promise((resolve) => (go = () => resolve(Response.json({ cart, messages: {} })))));
    type(field(), 'Kiedy dostawa?');
    await wait(0);
    await stage.press('Wyślij wiadomość');
    await until(() => posted(stage, 'note').length === 1, 'the message');
    type(field(), 'I jeszcze jedno');
    go();
    await until(() => card(stage)!.textContent.includes('Wiadomość: Kiedy dostawa?'), 'the event');
    await wait(50);
    expect(field().value).to.equal('I jeszcze jedno');
  });

  it('has the bar to its buttons on a phone only while there is one [O13]', async () => {
    await setViewport({ width: 390, height: 844 });
    const bar = () => stage.root.querySelector('.order__lead');
    const stage = await held(request(['withdraw']));
    expect(bar()?.textContent).to.contain('Przejrzyj');
    stage.answer({ cart: request(['note'], { state: 'approved' }) });
    await stage.press('Wycofaj i popraw');
    await seen(stage, 'Zaakceptowane');
    expect(labels(stage)).to.deep.equal([]);
    expect(bar() === null).to.equal(true);
  });

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 900],
  ] as const)
    it(`needs no scrolling at ${width} × ${height} for the message, the reasons, the total and the decision [J12]`, async () => {
      await setViewport({ width, height });
      const items = Array.from({ length: 12 }, (_, at) => aLine({ id: at + 1 }));
      const sent = [{ ...history[0]!, text: 'Proszę o szybką decyzję' }];
      const over = { places_order: true, history: sent };
      const stage = await held({ ...request(['approve', 'reject', 'note'], over), items });
      const isInView = (node: Element | null | undefined) => {
        const { top, bottom, height: size } = node?.getBoundingClientRect() ?? new DOMRect();
        return size > 0 && top >= 0 && bottom <= innerHeight;
      };
      const labelled = (part: string) =>
        [...card(stage)!.querySelectorAll('p, li, dd')].find((one) => plain(one.textContent).includes(part));
      const action = stage.root.querySelector<HTMLElement>('.order__action')!;
      const check = (when: string) => {
        for (const label of ['Akceptuję i zamawiam z obowiązkiem zapłaty', 'Odrzuć'])
          expect(isInView(stage.button(label)), `${label} ${when}`).to.equal(true);
        const totals = [...stage.root.querySelectorAll('.totals__row--strong dd, .cart__bar-total strong')];
        expect(totals.some(isInView), `the total ${when}`).to.equal(true);
      };
      check('at the start');
      for (const part of ['Proszę o szybką decyzję', 'przekracza limit', 'zabraknie 9 001,00 zł'])
        expect(isInView(labelled(part)), part).to.equal(true);
      expect(action.querySelectorAll('.button').length).to.equal(2);
      stage.root.querySelector('.items__row:last-child')!.scrollIntoView({ block: 'center' });
      check('beside the last line');
      expect(stage.root.querySelectorAll('.order__lead').length).to.equal(0);
    });

  it('adds sent messages to its history; a refused message stays in its field with the reason [J8]', async () => {
    const stage = await held(request(['withdraw', 'note']));
    const field = () => card(stage)!.querySelector('textarea')!;
    await stage.press('Wyślij wiadomość');
    await until(() => card(stage)!.textContent.includes('Wpisz wiadomość.'), 'the error');
    type(field(), 'Kiedy dostawa?');
    const refused = { cart: null, messages: { note: { messages: ['Spróbuj później.'] } } };
    stage.answer(() => Response.json(refused, { status: 422 }));
    await stage.press('Wyślij wiadomość');
    await until(() => card(stage)!.textContent.includes('Spróbuj później.'), 'the refusal');
    expect(field().value).to.equal('Kiedy dostawa?');
    const sent = [...history, { at: '2026-11-25', by: 'Ja', what: 'note', text: 'Kiedy dostawa?' }];
    stage.answer({ cart: request(['withdraw', 'note'], { history: sent }) });
    await stage.press('Wyślij wiadomość');
    await until(() => card(stage)!.textContent.includes('Wiadomość: Kiedy dostawa?'), 'the event');
    expect(field().value).to.equal('');
    const notes = posted(stage, 'note');
    expect(notes.map(({ body }) => body)).to.deep.equal([{ note: 'Kiedy dostawa?' }, { note: 'Kiedy dostawa?' }]);
    expect(notes[0]!.headers.get('Idempotency-Key')).to.equal(notes[1]!.headers.get('Idempotency-Key'));
  });

  it('takes the message typed beside its buttons along, and a rejection begins with it [J8]', async () => {
    const stage = await held(request(['approve', 'reject', 'note']));
    const box = () => stage.root.querySelector<HTMLTextAreaElement>('[name="process-message"]')!;
    expect(stage.root.querySelectorAll('textarea').length).to.equal(1);
    type(box(), 'Dostawa na tył budynku');
    stage.answer(() =>
      Response.json({ cart: null, messages: { confirm: { messages: ['Nie teraz.'] } } }, { status: 409 }),
    );
    await stage.press('Akceptuję');
    await seen(stage, 'Nie teraz.');
    expect(posted(stage, 'approve')[0]!.body).to.deep.include({ approve: { note: 'Dostawa na tył budynku' } });
    expect(box().value).to.equal('Dostawa na tył budynku');
    stage.answer({ cart: request(['withdraw', 'note'], { state: 'rejected' }) });
    await stage.press('Odrzuć');
    await until(() => dialog(stage), 'the dialog');
    expect(dialog(stage)!.querySelector('textarea')!.value).to.equal('Dostawa na tył budynku');
    await fill(stage, '', 'Odrzuć zamówienie');
    await until(() => !dialog(stage) && box().value === '', 'the empty field');
    expect(posted(stage, 'reject')[0]!.body).to.deep.include({ reject: { note: 'Dostawa na tył budynku' } });
  });

  it('has one message field when it is sent again, whose text goes with the request [J8]', async () => {
    const stage = await toSummary(
      await cartStage({ approval: { state: 'rejected', can: ['send', 'note'], to: ['Ewa Nowak'], history } }),
    );
    await until(() => card(stage), 'the card');
    const [box, ...more] = stage.root.querySelectorAll<HTMLTextAreaElement>('textarea[name^="process-"]');
    expect([more.length, has(stage, 'Wiadomość dla osoby akceptującej')]).to.deep.equal([0, true]);
    type(box!, 'Tańszy klej');
    await stage.press('Wyślij do akceptacji');
    await until(() => posted(stage, 'send_for_approval').length === 1, 'the request');
    expect(posted(stage, 'send_for_approval')[0]!.body).to.deep.include({ send_for_approval: { note: 'Tańszy klej' } });
  });

  it('is held with all its child carts', async () => {
    const children = [8, 9].map((id) => ({ id, cart_name: `Budowa ${id}`, items: [aLine()] }));
    const stage = await held({ ...request(['withdraw']), is_master: true, childCarts: children });
    expect(has(stage, 'Budowa 8') && has(stage, 'Budowa 9')).to.equal(true);
    expect(stage.root.querySelector('[part~="quantity-input"]')).to.equal(null);
  });

  it('requires consents from its approver, and locks them for everybody else [J9]', async () => {
    const terms = { name: 'terms', label: 'Akceptuję regulamin', type: 'consent', required: true, version: '1' };
    const stage = await held({ ...request(['approve']), extra_fields: [terms] });
    expect(has(stage, 'Zaznacz, że akceptujesz regulamin sklepu.')).to.equal(true);
    const box = () => stage.root.querySelector<HTMLInputElement>('[name="extra-terms"]')!;
    expect(box().disabled).to.equal(false);
    stage.answer({ cart: { ...request(['approve']), extra_fields: [{ ...terms, value: '1' }] } });
    box().click();
    await until(() => posted(stage, 'extra_field').length === 1, 'the consent');
    const other = await held({ ...request(['withdraw']), extra_fields: [terms] });
    expect(other.root.querySelector<HTMLInputElement>('[name="extra-terms"]')!.disabled).to.equal(true);
  });
});

it('can be sent again by its owner after a rejection; each step displays the reason', async () => {
  const stage = await cartStage(request(['send'], { state: 'rejected', locked: false }));
  for (const sentence of [
    'Zamówienie odrzucone (Ewa Nowak, 25.11.2026): Weź tańszy klej',
    'Popraw je i wyślij ponownie.',
  ])
    await seen(stage, sentence);
  expect(stage.root.querySelector('[part~="process-state"][part~="notice-warning"]')).not.to.equal(null);
  expect(stage.root.querySelector('[part~="quantity-input"]')).not.to.equal(null);
  await toSummary(stage);
  await until(() => card(stage), 'the card');
  expect(plain(stage.text()).split('Weź tańszy klej').length - 1).to.be.at.least(1);
  expect(labels(stage)).to.deep.equal(['Wyślij do akceptacji']);
});

it('prints its rows without buttons, with the approver and the time [J12]', async () => {
  const order = { number: 'ZAM/77', url: '/zamowienia/77' };
  const approved = { at: '2026-11-25T09:30:00', by: 'Ewa Nowak', what: 'approved' };
  const stage = await held(request(['note'], { state: 'approved', history: [approved], order }));
  globalThis.dispatchEvent(new Event('beforeprint'));
  const sheet = stage.root.querySelector('.sheet')!;
  expect(plain(sheet.textContent)).to.contain('Zaakceptowano: Ewa Nowak, 25.11.2026, 09:30');
  expect(sheet.textContent).to.contain('AKC/2026/0118 → ZAM/77');
  expect(sheet.textContent).not.to.contain('Jeszcze niezłożone');
  expect(sheet.querySelector('button, textarea')).to.equal(null);
  globalThis.dispatchEvent(new Event('afterprint'));
});

it('prints the reasons once if it was not sent yet [J12]', async () => {
  const reasons = ['Wartość przekracza limit.', 'Brak budżetu.'];
  const cart = request(['send'], { state: 'required', locked: false, history: [], reasons });
  const stage = await toSummary(await cartStage(cart));
  await until(() => card(stage), 'the card');
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(stage.root.querySelector('.sheet')!.textContent.split(reasons[1]!).length - 1).to.equal(1);
  globalThis.dispatchEvent(new Event('afterprint'));
});

it('loads no code of approval for a cart without processes [J14]', async () => {
  const stage = await toSummary(await cartStage());
  expect(card(stage)).to.equal(null);
  expect(labels(stage)).to.deep.equal(['Zamawiam z obowiązkiem zapłaty']);
});
