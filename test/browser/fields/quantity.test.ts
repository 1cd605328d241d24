/** Tests a quantity field by mouse and keyboard. */
import { expect } from '@open-wc/testing';
import { readQuantity } from '../../../src/fields/amount';
import { press, settled, stage, type } from '../ui/stage';

describe('a quantity', () => {
  const quantity = async () => {
    const quantityStage = await stage('quantity');
    return {
      ...quantityStage,
      input: quantityStage.get<HTMLInputElement>('.quantity__input'),
      plus: quantityStage.get('[aria-label^="Zwiększ"]'),
      minus: quantityStage.get('[aria-label^="Zmniejsz"]'),
    };
  };

  it('moves to the next multiple of the step by its buttons, and stops at the bound [Q2]', async () => {
    const { plus, minus, log } = await quantity();
    plus.click();
    await settled();
    minus.click();
    await settled();
    for (let times = 0; times < 9; times += 1) {
      plus.click();
      await settled();
    }
    expect(log()).to.equal('step 24, step 18, step 24, step 30, step 36, step 42, step 48, step 54, step 60');
    expect(plus.getAttribute('aria-disabled')).to.equal('true');
  });

  it('at its maximum gives the reason on the inactive button, and beside the field after a press [Q2]', async () => {
    const { root, input, plus, get } = await quantity();
    type(input, '60');
    press(input, 'Enter');
    await settled();
    expect(plus.title).to.equal('Sprzedajemy po 6, maksimum 60\u00A0opak.');
    expect(root.querySelector('.notice')).to.equal(null);
    press(input, 'ArrowUp');
    await settled();
    expect(get('.notice').textContent).to.contain('Sprzedajemy po 6, maksimum 60\u00A0opak.');
    expect(input.getAttribute('aria-describedby')).to.equal(get('.quantity__said').id);
    press(input, 'ArrowDown');
    await settled();
    expect(root.querySelector('.notice')).to.equal(null);
  });

  it('that was corrected shows a note beside the field until the next edit [Q3]', async () => {
    const { root, input, get } = await quantity();
    input.focus();
    for (const [typed, stands, note] of [
      ['99999', '60', 'Wpisano 99\u00A0999. Największa ilość to 60\u00A0opak.'],
      ['12,5', '12', 'Wpisano 12,5. Ilość musi być całkowita: przyjęto 12\u00A0opak.'],
    ] as const) {
      type(input, typed);
      await settled();
      expect(root.querySelector('.notice'), typed).to.equal(null);
      press(input, 'Enter');
      await settled();
      expect(input.value).to.equal(stands);
      expect(get('.notice').textContent).to.contain(note);
      expect(input.getAttribute('aria-describedby')).to.contain(get('.quantity__said').id);
    }
  });

  it('does not become ten times as large by a typed comma', async () => {
    const { input, log } = await quantity();
    input.focus();
    type(input, '12');
    await settled();
    type(input, `${input.value},`);
    await settled();
    type(input, `${input.value}5`);
    press(input, 'Enter');
    await settled();
    expect(log()).to.equal('typed 12');
  });

  it('is changed by the arrow keys', async () => {
    const { input, log } = await quantity();
    expect(press(input, 'ArrowUp')).to.equal(false);
    await settled();
    press(input, 'ArrowDown');
    await settled();
    expect(log()).to.equal('step 24, step 18');
  });

  for (const typed of ['15 m2', '20 (2 opak.)', '10x25', '3-5', '1/2', '1e3', '-5', '1,2,3', '9a9', 'abc', '1.000']) {
    it(`typed as "${typed}" stays as typed, is marked on blur, and changes nothing [Q7]`, async () => {
      const { root, input, plus, log, get } = await quantity();
      input.focus();
      type(input, typed);
      await settled();
      expect([input.value, root.querySelector('.notice')]).to.deep.equal([typed, null]);
      for (const leave of [() => press(input, 'Enter'), () => plus.click(), () => press(input, 'ArrowDown')]) {
        leave();
        await settled();
        expect([input.value, log(), input.getAttribute('aria-invalid')]).to.deep.equal([typed, '', 'true']);
      }
      expect(get('.notice').textContent).to.contain(`Wpisano „${typed}”.`);
      expect(input.getAttribute('aria-describedby')).to.contain(get('.quantity__said').id);
      input.blur();
      await settled();
      expect([input.value, log()]).to.deep.equal([typed, '']);
      type(input, '12 opak.');
      press(input, 'Enter');
      await settled();
      expect([input.value, log(), input.getAttribute('aria-invalid')]).to.deep.equal(['12', 'typed 12', null]);
    });
  }

  it('posts the quantity that its reader reads from random text, or marks the text and posts nothing [Q7]', async () => {
    const { input, log, button } = await quantity();
    const pieces = [
      '1',
      '20',
      '300',
      '0',
      ' ',
      '\u00a0',
      '.',
      ',',
      '-',
      '\u2212',
      '/',
      'x',
      'm2',
      'opak.',
      '(',
      '\u200b',
    ];
    let seed = 37;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let turn = 0; turn < 30; turn += 1) {
      const text = [...Array(1 + random(5)).keys()].map(() => pieces[random(pieces.length)]).join('');
      // Back to 33, so that every valid quantity is a change.
      button('Serwer').click();
      await settled();
      const before = log();
      input.focus();
      type(input, text);
      press(input, 'Enter');
      await settled();
      const read = readQuantity(text, { min: 1, max: 60 }, 'opak.');
      const posted = log().slice(before.length).replace(/^, /, '');
      const isMarked = input.getAttribute('aria-invalid') === 'true';
      const expected = read === undefined || input.value === '33' ? '' : `typed ${read}`;
      expect([text, posted, isMarked]).to.deep.equal([text, expected, read === undefined]);
      if (isMarked) press(input, 'Escape');
      else expect(input.value).to.equal(String(read));
      await settled();
    }
  });

  it('that was marked returns to its old value on Escape', async () => {
    const { root, input } = await quantity();
    const before = input.value;
    input.focus();
    type(input, '15 m2');
    press(input, 'Enter');
    await settled();
    press(input, 'Escape');
    await settled();
    expect([input.value, root.querySelector('.notice')]).to.deep.equal([before, null]);
  });

  it('is clamped on blur and on Enter, without rounding to the step [Q3]', async () => {
    const { input, log } = await quantity();
    input.focus();
    type(input, '99');
    input.blur();
    await settled();
    expect(input.value).to.equal('60');
    input.focus();
    type(input, '');
    press(input, 'Enter');
    await settled();
    type(input, '7');
    press(input, 'Enter');
    await settled();
    expect(log()).to.equal('typed 60, typed 1, typed 7');
  });

  it('is overwritten by the server only while nobody types in it', async () => {
    const { input, button } = await quantity();
    input.focus();
    type(input, '45');
    button('Serwer').click();
    await settled();
    expect(input.value).to.equal('45');
    press(input, 'Escape');
    await settled();
    expect(input.value).to.equal('33');
  });

  it('includes the typed text in a press of its buttons', async () => {
    const { input, plus, log } = await quantity();
    input.focus();
    type(input, '31');
    await settled();
    plus.click();
    await settled();
    expect(log()).to.equal('step 36');
    expect(input.value).to.equal('36');
  });

  it('names the nearest multiples [Q3]', async () => {
    const { root, input } = await quantity();
    const hint = root.getElementById(input.getAttribute('aria-describedby')!);
    expect(hint!.textContent).to.contain('18 lub 24');
  });

  it('that is disabled cannot be changed', async () => {
    const { root, log } = await quantity();
    const frame = root.querySelectorAll('.quantity')[1]!;
    for (const button of frame.querySelectorAll('button')) button.click();
    press(frame.querySelector('input')!, 'ArrowUp');
    await settled();
    expect(log()).to.equal('');
  });
});
