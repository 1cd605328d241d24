/** Tests that the template's form works before the element is ready, and that no typed text is lost afterwards. */
import { expect } from '@open-wc/testing';
import { placed, realWorld, scriptNetwork, scriptPauses, settled } from './script';
import { until } from '../settled';

const FORM = '<form action="/szukaj"><input name="query"><button>Szukaj</button></form>';

/** The form's data, read before the browser navigates. */
function caught(form: HTMLFormElement): string[] {
  const sent: string[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new URLSearchParams(new FormData(form) as never).toString());
  });
  return sent;
}

beforeEach(() => void scriptNetwork());
afterEach(() => {
  realWorld();
  for (const host of document.querySelectorAll('shop-suggester, shop-autocomplete, body > div > form')) host.remove();
});

describe('a search box around the template’s form', () => {
  it('takes over the typed text, with focus and caret [S5]', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = `<shop-suggester url="/s">${FORM}</shop-suggester>`;
    const early = host.querySelector('input')!;
    early.focus();
    early.value = 'płytka';
    early.setSelectionRange(2, 2);
    // The same element, before and after its upgrade.
    await placed('<shop-suggester></shop-suggester>', 'shop-suggester');
    await settled();
    const { shadowRoot } = host.querySelector('shop-suggester')!;
    const field = shadowRoot!.querySelector('input')!;
    expect([field.value, field.selectionStart, shadowRoot!.activeElement]).to.deep.equal(['płytka', 2, field]);
  });

  it('submits that form with text typed later', async () => {
    const one = await placed(`<shop-suggester url="/s">${FORM}</shop-suggester>`, 'shop-suggester');
    const sent = caught(one.element.querySelector('form')!);
    one.type('gres szary');
    one.root.querySelector<HTMLButtonElement>('button')!.click();
    await settled();
    expect(sent).to.deep.equal(['query=gres+szary']);
  });

  it('shows in its own field why that form is invalid, until it is corrected', async () => {
    const one = await placed(
      `<shop-suggester url="/s"><form><input name="query" required><button>Szukaj</button></form></shop-suggester>`,
      'shop-suggester',
    );
    const theirs = one.element.querySelector('input')!;
    const sent = caught(one.element.querySelector('form')!);
    const press = () => one.root.querySelector<HTMLButtonElement>('button')!.click();
    press();
    expect([sent, one.root.activeElement === one.field]).to.deep.equal([[], true]);
    expect([one.field.validationMessage, one.field.validationMessage === '']).to.deep.equal([
      theirs.validationMessage,
      false,
    ]);
    one.type('gres');
    press();
    expect([sent, one.field.validationMessage]).to.deep.equal([['query=gres'], '']);
  });

  it('submits a corrected form also with text set by the page', async () => {
    const one = await placed(
      `<shop-suggester url="/s"><form><input name="query" required><button>Szukaj</button></form></shop-suggester>`,
      'shop-suggester',
    );
    const sent = caught(one.element.querySelector('form')!);
    const press = () => one.root.querySelector<HTMLButtonElement>('button')!.click();
    press();
    one.element.setAttribute('value', 'gres');
    await until(() => one.field.value === 'gres', 'the text');
    press();
    expect(sent).to.deep.equal(['query=gres']);
  });

  it('submits the form that the page has inserted later, also inside the tag', async () => {
    const one = await placed(`<shop-suggester url="/s" search-url="/s">${FORM}</shop-suggester>`, 'shop-suggester');
    const press = async (text: string) => {
      one.type(text);
      one.root.querySelector<HTMLButtonElement>('button')!.click();
      await settled();
    };
    const put = (html: string) => {
      one.element.innerHTML = html;
      return caught(one.element.querySelector('form')!);
    };
    const replaced = put('<form><input name="query" value="klej"><input type="hidden" name="dzial" value="a"></form>');
    await press('gres');
    expect(replaced).to.deep.equal(['query=gres&dzial=a']);
    // Without a field of that name the box adds its own.
    const bare = put('<form><input type="hidden" name="dzial" value="b"></form>');
    await press('fuga');
    expect(bare).to.deep.equal(['dzial=b&query=fuga']);
  });

  for (const tag of ['shop-suggester', 'shop-add-product'])
    it(`is disabled in a disabled fieldset, as ${tag}`, async () => {
      const one = await placed(`<form><fieldset disabled><${tag} url="/s"></${tag}></fieldset></form>`, tag);
      const controls = () => [...one.root.querySelectorAll<HTMLInputElement>('input, button')];
      expect(controls().map(({ disabled }) => disabled)).to.deep.equal([true, true]);
      one.element.closest('fieldset')!.disabled = false;
      await settled();
      expect(controls().map(({ disabled }) => disabled)).to.deep.equal([false, false]);
    });

  it('prefers search-url to the surrounding form', async () => {
    const one = await placed(
      '<form><shop-suggester url="/s" search-url="/szukaj"></shop-suggester></form>',
      'shop-suggester',
    );
    const around = caught(one.element.closest('form')!);
    const sent: string[] = [];
    one.root.addEventListener('submit', (event) => {
      sent.push(`${(event.target as HTMLFormElement).action} ${event.defaultPrevented}`);
      event.preventDefault();
    });
    one.type('gres');
    one.root.querySelector<HTMLButtonElement>('button')!.click();
    await settled();
    expect([around, sent]).to.deep.equal([[], [`${location.origin}/szukaj false`]]);
  });

  it('submits the surrounding form with its own field', async () => {
    const one = await placed(
      '<form><input name="dzial" value="plytki"><shop-suggester url="/s" name="fraza"></shop-suggester></form>',
      'shop-suggester',
    );
    const sent = caught(one.element.closest('form')!);
    one.type('gres');
    one.root.querySelector<HTMLButtonElement>('button')!.click();
    await settled();
    expect(sent).to.deep.equal(['dzial=plytki&fraza=gres']);
  });

  it('adds nothing to the fields of the surrounding form, and nothing while it is disabled there', async () => {
    const one = await placed(
      '<form><fieldset><input name="dzial"><shop-suggester url="/s" name="fraza" value="gres"></shop-suggester></fieldset></form>',
      'shop-suggester',
    );
    const form = one.element.closest('form')!;
    const sent = () => new URLSearchParams(new FormData(form) as never).toString();
    one.type('klej');
    expect(sent()).to.equal('dzial=&fraza=klej');
    // After Back the browser identifies a form by its fields.
    expect([...form.elements].map(({ localName }) => localName)).to.deep.equal(['fieldset', 'input']);
    form.querySelector('fieldset')!.disabled = true;
    expect(sent()).to.equal('');
    form.querySelector('fieldset')!.disabled = false;
    one.element.setAttribute('disabled', '');
    await settled();
    expect(sent()).to.equal('dzial=');
  });

  for (const [what, html] of [
    ['its value', '<form><shop-suggester url="/s" name="q" value="gres"></shop-suggester></form>'],
    [
      'its field’s text',
      '<form><shop-suggester url="/s" name="q"><input name="q" value="gres"></shop-suggester></form>',
    ],
  ] as const) {
    it(`returns to ${what} on a reset, and sends nothing more`, async () => {
      const calls = scriptNetwork();
      const pauses = scriptPauses(400);
      const one = await placed(html, 'shop-suggester');
      const form = one.element.closest('form')!;
      one.type('klej');
      form.reset();
      await settled();
      expect([one.field.value, new FormData(form).get('q')]).to.deep.equal(['gres', 'gres']);
      await pauses.end();
      expect(calls).to.have.length(0);
      form.addEventListener('reset', (event) => event.preventDefault());
      one.type('fuga');
      form.reset();
      await settled();
      expect(one.field.value).to.equal('fuga');
    });
  }

  it('submits with the form’s default button, with its name and value', async () => {
    const one = await placed(
      '<shop-suggester url="/s"><form><input name="query"><button type="button" name="a">A</button><button name="szukaj" value="1">Szukaj</button></form></shop-suggester>',
      'shop-suggester',
    );
    const sent: string[] = [];
    one.element.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      const data = new FormData(event.target as HTMLFormElement, event.submitter);
      sent.push(new URLSearchParams(data as never).toString());
    });
    one.type('gres');
    one.root.querySelector('form')!.requestSubmit();
    await settled();
    expect(sent).to.deep.equal(['query=gres&szukaj=1']);
  });

  it('sends the phrase to search-url without a form inside the tag', async () => {
    const one = await placed('<shop-suggester search-url="/szukaj" name="q"></shop-suggester>', 'shop-suggester');
    const form = one.root.querySelector('form')!;
    expect([form.action, form.method, one.field.name]).to.deep.equal([`${location.origin}/szukaj`, 'get', 'q']);
  });

  it('starts with the value attribute, and follows it', async () => {
    const one = await placed('<shop-suggester value="gres"></shop-suggester>', 'shop-suggester');
    expect(one.field.value).to.equal('gres');
    one.element.setAttribute('value', 'klej');
    await settled();
    expect(one.field.value).to.equal('klej');
  });
});
