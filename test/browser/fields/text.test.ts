/** Tests when a text field shows an error while a buyer types, and when it does not. */
import { expect } from '@open-wc/testing';
import { settled, stage, type, wait } from '../ui/stage';
import { until } from '../settled';

describe('a text field', () => {
  const field = async () => {
    const shown = await stage('text');
    const input = shown.get<HTMLInputElement>('input[name="zip_code"]');
    return {
      ...shown,
      input,
      message: () =>
        input.ariaInvalid === 'true'
          ? shown.root.getElementById(input.getAttribute('aria-describedby')!)!.textContent
          : '',
    };
  };

  it('shows an error 800 ms after typing stops, not before [I1]', async () => {
    const { input, message } = await field();
    input.focus();
    type(input, '3');
    await wait(500);
    type(input, '31');
    await wait(500);
    expect(message()).to.equal('');
    await until(() => message() !== '');
    expect(message()).to.equal('Wymagany kod w formacie 00-000');
  });

  it('hides the error as soon as the value is valid [I1]', async () => {
    const { input, message } = await field();
    input.focus();
    type(input, '31');
    input.blur();
    await settled();
    expect(message()).to.equal('Wymagany kod w formacie 00-000');
    input.focus();
    type(input, '31-1');
    await settled();
    expect(message()).to.equal('Wymagany kod w formacie 00-000');
    type(input, '31-147');
    await settled();
    expect(message()).to.equal('');
  });

  it('reports an emptied required field [I2]', async () => {
    const { input, message } = await field();
    input.focus();
    type(input, '3');
    type(input, '');
    input.blur();
    await settled();
    expect(message()).to.equal('Pole nie może być puste');
  });

  it('shows no error if it was only tabbed through', async () => {
    const { input, message } = await field();
    input.focus();
    input.blur();
    await settled();
    expect(message()).to.equal('');
  });

  it('formats the value on blur before validating it', async () => {
    const { input, message } = await field();
    input.focus();
    type(input, '31147');
    input.blur();
    await settled();
    expect([input.value, message()]).to.deep.equal(['31-147', '']);
  });

  it('shows the server’s message until the value changes', async () => {
    const { input, button, message } = await field();
    button('Serwer').click();
    await settled();
    expect(message()).to.equal('Wiadomość serwera');
    type(input, '31-147');
    await settled();
    expect(message()).to.equal('');
  });

  describe('a form that removes its message on a change', () => {
    const city = async () => {
      const shown = await stage('text');
      const input = shown.get<HTMLInputElement>('input[name="city"]');
      const isWrong = () => input.ariaInvalid === 'true';
      return { ...shown, input, isWrong };
    };

    it('keeps the message while the error remains', async () => {
      const { input, isWrong, button } = await city();
      button('Wyślij').click();
      await settled();
      type(input, 'a');
      await settled();
      expect(isWrong()).to.equal(true);
      type(input, 'abc');
      await settled();
      expect(isWrong()).to.equal(false);
    });

    it('shows no error after a reset', async () => {
      const { input, isWrong, button } = await city();
      type(input, 'a');
      input.focus();
      input.blur();
      await settled();
      expect(isWrong()).to.equal(true);
      button('Wyczyść').click();
      await settled();
      expect([input.value, isWrong()]).to.deep.equal(['', false]);
    });
  });

  it('does not shift the layout when a message appears', async () => {
    const { input, button, root } = await field();
    const top = () => root.querySelector('select')!.getBoundingClientRect().top;
    const before = top();
    button('Serwer').click();
    await settled();
    expect(input.ariaInvalid).to.equal('true');
    expect(top()).to.equal(before);
  });
});
