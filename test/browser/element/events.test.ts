/** Shows that an element's events reach the page, and that the page can prevent the cancelable ones. */
import { expect } from '@open-wc/testing';
import { committed, listen, load, rendered, seen, settled } from './probe';
import type { Probe } from './probe';
import { until } from '../settled';

const press = (probe: Probe) => probe.shadowRoot!.querySelector('button')!.click();
const answer = (probe: Probe) => probe.shadowRoot!.querySelector('button')!.textContent;

/** Collects the events of one name that reach the document, until `stop`. */
function collect(name: string, prevent = false): { events: CustomEvent[]; stop: () => void } {
  const events: CustomEvent[] = [];
  const listener = (event: Event) => {
    events.push(event as CustomEvent);
    if (prevent) event.preventDefault();
  };
  document.addEventListener(name, listener);
  return { events, stop: () => document.removeEventListener(name, listener) };
}

describe('an event', () => {
  before(() => load());

  it('bubbles out of another shadow root, with its detail [E4]', async () => {
    const outer = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const probe = await rendered('<shop-probe></shop-probe>');
    outer.append(probe);
    const { events, stop } = collect('shop-probe-pressed');
    press(probe);
    stop();
    expect(events).to.have.length(1);
    expect(events[0]).to.include({ bubbles: true, composed: true, cancelable: false });
    expect(events[0]!.detail).to.deep.equal({ times: 1 });
  });

  it('before an action can be prevented by the page', async () => {
    const probe = await rendered('<shop-probe></shop-probe>');
    const { events, stop } = collect('shop-probe-press', true);
    press(probe);
    stop();
    await settled();
    expect(events[0]).to.include({ cancelable: true, defaultPrevented: true });
    expect(answer(probe)).to.contain('prevented');
  });

  it('about a completed fact cannot be prevented [E4]', async () => {
    const probe = await rendered('<shop-probe></shop-probe>');
    const { events, stop } = collect('shop-probe-pressed', true);
    press(probe);
    stop();
    await settled();
    expect(events[0]!.defaultPrevented).to.equal(false);
    expect(answer(probe)).to.contain('allowed');
  });
});

describe('a view that throws', () => {
  before(() => load());

  it('shows a Polish error and the template’s children, fires shop-error, and recovers [E3]', async () => {
    const { stop: quiet } = listen('error');
    const { events, stop } = collect('shop-error');
    const probe = await rendered('<shop-probe><a href="/koszyk">Koszyk</a></shop-probe>');
    probe.setAttribute('broken', '');
    await until(() => events.length > 0);
    expect(events[0]!.target === probe).to.equal(true);
    expect(events[0]!.detail).to.include({ code: 'render', retryable: false });
    expect(probe.shadowRoot!.querySelector('[role=alert]')!.textContent).to.contain('Nie udało się wyświetlić');
    expect(probe.querySelector('a')!.getClientRects()).to.have.length(1);
    probe.removeAttribute('broken');
    await settled();
    expect(seen(probe).broken).to.equal(false);
    stop();
    quiet();
  });
});

describe('code that cannot be loaded', () => {
  it('keeps the template’s children, shows an error, fires shop-error, and the next element retries', async () => {
    await load('shop-lost.js');
    const { lines, stop: quiet } = listen('error');
    const { events, stop } = collect('shop-error');
    const lost = document.createElement('shop-lost');
    lost.innerHTML = '<b>zastępczo</b>';
    document.body.append(lost);
    await until(() => events.length > 0);
    quiet();
    stop();
    expect(events[0]!.detail).to.include({ code: 'load', retryable: true });
    expect(lines).to.have.length(1);
    expect(lost.firstElementChild!.getClientRects()).to.have.length(1);
    expect(lost.shadowRoot!.querySelector('[role=alert]')!.textContent).to.contain('Nie udało się wczytać');
    await committed(document.body.appendChild(document.createElement('shop-lost')));
  });
});
