/** Tests the lifetime of a view: from the first connection, through every move, until the removal. */
import { expect } from '@open-wc/testing';
import { committed, counts, load, place, rendered, seen, settled } from './probe';
import type { Probe } from './probe';
import { until } from '../settled';

const field = (probe: Probe) => probe.shadowRoot!.querySelector('input')!;
const visible = (element: Element) => element.getClientRects().length > 0;

/** An element of a page that has loaded up to `|`, and the function that loads the rest. `script` defines the element. */
async function arriving(script: string, html: string): Promise<{ probe: Probe; finish: () => Promise<unknown> }> {
  const frame = document.createElement('iframe');
  // WebKit runs `<script type=module async>` only after the whole page has loaded, but an import at once.
  const page = `<script>import("/test-results/probe/${script}.js")</script>${html}`;
  frame.src = `/arriving?${encodeURIComponent(page)}`;
  document.body.append(frame);
  const find = () => frame.contentDocument?.querySelector<Probe>('shop-probe, shop-quantity');
  await until(() => find()?.matches(':defined'), 'the script did not run');
  await settled();
  return { probe: find()!, finish: () => fetch('/arriving/rest') };
}

describe('an element', () => {
  before(() => load());

  it('renders nothing before it is connected', async () => {
    await rendered('<shop-probe></shop-probe>');
    const { renders } = counts();
    const probe = document.createElement('shop-probe') as Probe;
    probe.min = 3;
    probe.setAttribute('value', 'a');
    await settled();
    expect(counts().renders).to.equal(renders);
    document.body.append(probe);
    await committed(probe);
    expect(seen(probe)).to.include({ min: 3, value: 'a' });
    expect(counts().renders).to.equal(renders + 1);
  });

  it('keeps its state and the typed text when it is moved', async () => {
    const probe = await rendered('<shop-probe></shop-probe>');
    probe.shadowRoot!.querySelector('button')!.click();
    field(probe).value = 'wpisane';
    await settled();
    const before = { ...counts() };
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(probe);
    await settled();
    expect(field(probe).value).to.equal('wpisane');
    expect(probe.shadowRoot!.querySelector('button')!.textContent).to.contain('1');
    expect(counts()).to.deep.equal(before);
  });

  it('is unmounted when it is removed, and mounted again when it is reinserted', async () => {
    const probe = await rendered('<shop-probe></shop-probe>');
    const before = { ...counts() };
    probe.remove();
    probe.setAttribute('value', 'changed while away');
    await settled();
    expect(counts().unmounts).to.equal(before.unmounts + 1);
    document.body.append(probe);
    await committed(probe);
    await settled();
    expect(counts().mounts).to.equal(before.mounts + 1);
    expect(seen(probe).value).to.equal('changed while away');
  });

  it('removed before its view has loaded is never rendered', async () => {
    const { mounts } = counts();
    place('<shop-probe></shop-probe>').remove();
    await settled();
    expect(counts().mounts).to.equal(mounts);
  });

  it('shows the template’s children until the first commit [E3]', async () => {
    const probe = place('<shop-probe><b>zastępczo</b></shop-probe>');
    const child = probe.querySelector('b')!;
    expect(visible(child)).to.equal(true);
    await committed(probe);
    expect(visible(child)).to.equal(false);
  });

  it('shows the content of a declarative shadow root until the first commit', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.setHTMLUnsafe('<shop-probe><template shadowrootmode="open"><i>szkielet</i></template></shop-probe>');
    const probe = host.firstElementChild as Probe;
    const root = probe.shadowRoot!;
    expect(visible(root.querySelector('i')!)).to.equal(true);
    await committed(probe);
    expect(probe.shadowRoot === root).to.equal(true);
    expect(root.querySelectorAll('i')).to.have.length(0);
  });

  it('waits for its children while the page is still loading', async () => {
    const { probe, finish } = await arriving(
      'shop-probe',
      '<shop-probe><script type="application/json">{"value": "w po|łowie"}</script></shop-probe>',
    );
    expect(probe.shadowRoot!.querySelector('output')).to.equal(null);
    await finish();
    await committed(probe);
    expect(seen(probe).value).to.equal('w połowie');
  });

  it('knows its whole child JSON even if its form needed a value earlier', async () => {
    const { probe, finish } = await arriving(
      'shop-selling',
      '<form><shop-quantity name="q"><script type="application/json">{"value": 1|2}</script></shop-quantity></form>',
    );
    await finish();
    await until(() => new FormData(probe.closest('form')!).get('q') === '12', 'what came later is lost');
  });

  it('shares its style sheets with all elements, without a <style>', async () => {
    const [one, two] = [await rendered('<shop-probe></shop-probe>'), await rendered('<shop-probe></shop-probe>')];
    expect(getComputedStyle(one.shadowRoot!.querySelector('output')!).color).to.equal('rgb(1, 2, 3)');
    expect(one.shadowRoot!.querySelectorAll('style')).to.have.length(0);
    expect(one.shadowRoot!.adoptedStyleSheets).to.have.length(2);
    const others = two.shadowRoot!.adoptedStyleSheets;
    expect(one.shadowRoot!.adoptedStyleSheets.every((sheet, index) => sheet === others[index])).to.equal(true);
  });

  it('adds no box around the view', async () => {
    const probe = await rendered('<shop-probe></shop-probe>');
    expect(getComputedStyle(probe.shadowRoot!.firstElementChild!).display).to.equal('contents');
    expect(getComputedStyle(probe).display).to.equal('block');
    probe.hidden = true;
    expect(getComputedStyle(probe).display).to.equal('none');
  });
});
