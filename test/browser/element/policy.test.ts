/** Decides that a strict Content-Security-Policy with Trusted Types needs no exception for us. */
import { expect, waitUntil } from '@open-wc/testing';
import { committed } from './probe';

describe('under a strict policy with Trusted Types', () => {
  it('the loader, React and the adopted styles work without a violation', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.src = `/strict?${encodeURIComponent('<shop-probe disabled></shop-probe>')}`;
    const page = frame.contentWindow as Window & { violations?: string[] };
    await waitUntil(() => frame.contentDocument?.querySelector('shop-probe') != null);
    const probe = frame.contentDocument!.querySelector('shop-probe') as HTMLElement;
    await committed(probe);
    expect(getComputedStyle(probe.shadowRoot!.querySelector('output')!).color).to.equal('rgb(1, 2, 3)');
    expect(page.violations).to.equal(undefined);
  });
});
