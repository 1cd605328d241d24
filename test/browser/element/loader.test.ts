/** Shows that a page loads the code of its tags, whenever they are inserted, and only once. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { committed, counts, listen, load, place, rendered } from './probe';

const { version } = (await (await fetch('/package.json')).json()) as { version: string };

/** The built files that the page has requested so far. */
const requested = (): string =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .join('\n');

describe('the loader', () => {
  it('imports only itself on a page without our tags', async () => {
    await load('index.js');
    expect(requested()).not.to.match(/shop-probe|react-|Probe-/);
  });

  it('loads the view and React at once only if the template’s field already has the focus', async () => {
    place('<shop-selling><input></shop-selling><other-element><input></other-element>');
    await until(() => /shop-selling\.js/.test(requested()), 'the element was never asked for');
    const [ours, other] = document.querySelectorAll('input');
    const enter = (field: Element) => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    enter(other!);
    await import('/test-results/probe/shop-selling.js' as string);
    expect(requested()).not.to.match(/chunks\/(react|Parts)-/);
    enter(ours!);
    await until(() => /chunks\/react-/.test(requested()), 'React was never asked for');
    await until(() => /chunks\/Parts-/.test(requested()), 'the view was never asked for');
  });

  it('imports an element inserted later, deep in other nodes, and React with it', async () => {
    const probe = place('<article><p><shop-probe></shop-probe></p></article>');
    await committed(probe);
    expect(requested())
      .to.match(/shop-probe\.js/)
      .and.match(/chunks\/react-/);
    expect(requested()).not.to.match(/shop-second/);
  });

  it('ignores tags without a file', async () => {
    place('<shop-unknown></shop-unknown><other-element></other-element><shop-probe></shop-probe>');
    await committed(document.querySelector('shop-probe:last-of-type')!);
    expect(document.querySelector('shop-unknown')!.matches(':defined')).to.equal(false);
  });

  it('warns once of a tag that resembles one of ours, unless another library has defined it meanwhile [E9]', async () => {
    const { lines, stop } = listen('warn');
    place('<shop-porbe></shop-porbe><shop-porbe></shop-porbe><shop-prob></shop-prob><shop-gallery></shop-gallery>');
    customElements.define('shop-prob', class extends HTMLElement {});
    await until(() => lines.length > 0, 'nothing was told');
    stop();
    expect(lines).to.deep.equal([
      `<shop-porbe>: there is no such tag. Did you mean <shop-probe>? ${location.origin}/test-results/probe/faults.html#tag`,
    ]);
  });

  it('ignores a second copy of the script, and names both versions and files', async () => {
    const files = ['/stary/index.js', '/elements/shop-elements.js?v=2'];
    // Of a type that the browser does not load.
    const scripts = [...files, '/sklep.js'].map((src) =>
      Object.assign(document.createElement('script'), { type: 'text/plain', src }),
    );
    document.body.append(...scripts);
    const { lines, stop } = listen('info');
    await load('index.js', 'copy');
    await until(() => lines.length > 0, 'nothing was told');
    stop();
    for (const script of scripts) script.remove();
    expect(lines).to.deep.equal([
      [
        `shop-elements: the loader is in the page twice. ${version} works, ${version} is ignored.`,
        ...[...files, '/test-results/copy/faults.html#twice'].map((path) => location.origin + path),
      ].join(' '),
    ]);
  });
});

describe('an element’s own script', () => {
  it('changes nothing when a second copy loads, and logs it once', async () => {
    const known = customElements.get('shop-probe');
    const { lines, stop } = listen('info');
    await load('shop-probe.js', 'copy');
    await load('shop-second.js', 'copy');
    await load('shop-second.js');
    stop();
    expect(customElements.get('shop-probe') === known).to.equal(true);
    expect(lines).to.have.length(2);
    expect(lines[0]).to.contain('shop-probe');
  });

  it('works next to another copy with its own React', async () => {
    const { mounts } = counts();
    const second = document.body.appendChild(document.createElement('shop-second'));
    await committed(second);
    await rendered('<shop-probe></shop-probe>');
    expect(counts().mounts).to.be.greaterThan(mounts);
  });
});

describe('the version', () => {
  it('is on the class of each element and on the page', () => {
    expect(version).to.match(/^\d+\.\d+\.\d+$/);
    for (const tag of ['shop-probe', 'shop-second'])
      expect((customElements.get(tag) as unknown as { version: string }).version, tag).to.equal(version);
    expect((document as unknown as Record<symbol, string>)[Symbol.for('shop-elements.loader')]).to.equal(version);
  });
});
