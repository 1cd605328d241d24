/** Shows that tabs receive each other's messages, and that a page without channels works alone. */
import { afterEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../fixtures/page';

class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor(readonly name: string) {
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    if (!FakeChannel.open.includes(this)) throw new Error('InvalidStateError');
    for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((one) => one !== this);
  }
}

async function aPage(channel: unknown = FakeChannel) {
  FakeChannel.open = [];
  const page = stubPage();
  vi.stubGlobal('BroadcastChannel', channel);
  vi.resetModules();
  const { openChannel } = await import('../../../src/page/tabs');
  return { page, openChannel };
}

afterEach(() => vi.unstubAllGlobals());

it('notifies the other tabs of the same channel, not its own', async () => {
  const { openChannel } = await aPage();
  const [mine, theirs, foreign] = [vi.fn(), vi.fn(), vi.fn()];
  const tell = openChannel('cart', mine);
  openChannel('cart', theirs);
  openChannel('else', foreign);
  tell();
  expect([mine, theirs, foreign].map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0]);
});

it('passes a value', async () => {
  const { openChannel } = await aPage();
  const listener = vi.fn();
  const tell = openChannel('hearts', () => {});
  openChannel('hearts', listener);
  tell({ id: '7' });
  expect(listener).toHaveBeenCalledWith({ id: '7' });
});

it('closes its channel while the page is in the back/forward cache, and reopens it afterwards', async () => {
  const { page, openChannel } = await aPage();
  const listener = vi.fn();
  const tell = openChannel('cart', listener);
  page.send('pagehide');
  expect(FakeChannel.open).toEqual([]);
  // The response to the last request still arrives.
  tell();
  page.send('pageshow', { persisted: true });
  expect(FakeChannel.open).toHaveLength(1);
  new FakeChannel('cart').postMessage('after it');
  tell('again');
  expect(listener.mock.calls).toEqual([['after it']]);
});

it.each([
  ['there is no BroadcastChannel', undefined],
  [
    'the browser forbids it',
    class {
      constructor() {
        throw new Error('SecurityError');
      }
    },
  ],
])('receives nothing and does not throw if %s, before and after a bfcache restore', async (_, channel) => {
  const { page, openChannel } = await aPage(channel);
  const listener = vi.fn();
  const tell = openChannel('cart', listener);
  tell('before');
  page.send('pagehide');
  page.send('pageshow', { persisted: true });
  tell('after');
  expect(listener).not.toHaveBeenCalled();
});
