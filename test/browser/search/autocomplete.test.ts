/** Tests how `<shop-autocomplete>` requests and offers keys, and passes its text to the surrounding form. */
import { expect } from '@open-wc/testing';
import { placed, settled } from './script';
import { calls, pauses, stage } from './stage';

const TAG = 'shop-autocomplete';
stage(TAG, 1000);

describe('<shop-autocomplete>', () => {
  it('requests 10 keys of its index 1000 ms after the last keystroke [S6]', async () => {
    const one = await placed('<shop-autocomplete url="/k" index="marki"></shop-autocomplete>', TAG);
    // The test runner also has timers of this length.
    const others = pauses.running();
    one.type('ce');
    expect(pauses.running()).to.equal(others);
    one.type('cer');
    one.type('cera');
    expect([pauses.running(), calls.length]).to.deep.equal([others + 1, 0]);
    await pauses.end();
    expect(calls[0]!.body).to.deep.equal({ query: 'cera', index: 'marki', size: 10 });
  });

  it('writes the chosen key into the field and the form, and dispatches an event', async () => {
    const one = await placed('<form><shop-autocomplete url="/k" name="marka"></shop-autocomplete></form>', TAG);
    const keys: string[] = [];
    one.element.addEventListener('shop-autocomplete-selected', (event) => keys.push(event.detail.key));
    one.type('cer');
    await pauses.end();
    await calls[0]!.answer([{ key: 'Cerampol' }, { key: 'Ceramika <b>X</b>' }]);
    expect(one.entries().map((entry) => entry.textContent)).to.deep.equal(['Cerampol', 'Ceramika <b>X</b>']);
    await one.press('ArrowDown');
    await one.press('Enter');
    await settled();
    expect([one.field.value, keys]).to.deep.equal(['Cerampol', ['Cerampol']]);
    expect(new FormData(one.element.closest('form')!).get('marka')).to.equal('Cerampol');
  });

  it('is a control of the form: reset restores the text, a disabled fieldset disables it, and it dispatches change', async () => {
    const one = await placed(
      '<form><fieldset><shop-autocomplete url="/k" name="marka" value="Start"></shop-autocomplete></fieldset></form>',
      TAG,
    );
    const form = one.element.closest('form')!;
    const sent = () => new FormData(form).get('marka');
    const events: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => events.push(`${type} ${String(sent())}`));
    expect([one.field.value, sent()]).to.deep.equal(['Start', 'Start']);
    one.type('cer');
    one.field.blur();
    expect(events).to.deep.equal(['input cer', 'change cer']);
    form.reset();
    await settled();
    expect([one.field.value, sent()]).to.deep.equal(['Start', 'Start']);
    await pauses.end();
    expect(calls).to.have.length(0);
    form.querySelector('fieldset')!.disabled = true;
    await settled();
    expect([one.field.disabled, sent()]).to.deep.equal([true, null]);
    form.querySelector('fieldset')!.disabled = false;
    await settled();
    expect(one.field.disabled).to.equal(false);
    one.type('cer');
    await pauses.end();
    await calls[0]!.answer([{ key: 'Cerampol' }]);
    events.length = 0;
    one.entries()[0]!.click();
    one.field.blur();
    expect(events).to.deep.equal(['input Cerampol', 'change Cerampol']);
  });

  it('does not reopen the list after a choice, even with later typing before it', async () => {
    const one = await placed('<shop-autocomplete url="/k"></shop-autocomplete>', TAG);
    one.type('cer');
    await pauses.end();
    await calls[0]!.answer([{ key: 'Cerampol' }]);
    one.type('cera');
    one.entries()[0]!.click();
    await pauses.end();
    expect([one.field.value, one.panel()!.hidden, calls.length]).to.deep.equal(['Cerampol', true, 1]);
  });

  it('requests as many keys as `size`, and shows no more', async () => {
    const one = await placed('<shop-autocomplete url="/k" size="1"></shop-autocomplete>', TAG);
    one.type('cer');
    await pauses.end();
    expect(calls[0]!.body.size).to.equal(1);
    await calls[0]!.answer([{ key: 'a' }, { key: 'b' }]);
    expect(one.entries()).to.have.length(1);
  });
});
