/** Shows that a strict Content-Security-Policy with Trusted Types needs no exception for our code. */
import { expect } from '@open-wc/testing';
import { committed, settled } from './probe';
import { until } from '../settled';

/** A page under the strict policy with this body, its first probe rendered, and the violations of the policy. */
async function strict(body: string): Promise<{ probe: HTMLElement; refused: readonly string[] }> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.src = `/strict?${encodeURIComponent(body)}`;
  await until(() => frame.contentDocument?.querySelector('shop-probe') != null);
  const probe = frame.contentDocument!.querySelector<HTMLElement>('shop-probe')!;
  await committed(probe);
  await settled();
  return { probe, refused: (frame.contentWindow as Window & { refused?: string[] }).refused ?? [] };
}

describe('under a strict policy with Trusted Types', () => {
  it('the loader, React and the adopted styles work without a violation', async () => {
    const { probe, refused } = await strict('<shop-probe disabled></shop-probe>');
    expect(getComputedStyle(probe.shadowRoot!.querySelector('output')!).color).to.equal('rgb(1, 2, 3)');
    expect(refused).to.deep.equal([]);
  });

  it('an inline style of the page is refused, so the test above can fail', async () => {
    const { refused } = await strict('<b style="color: red"></b><shop-probe></shop-probe>');
    expect(refused).to.deep.equal(['style-src-attr inline']);
  });
});
