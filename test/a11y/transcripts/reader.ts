/** Writes the transcript of a keyboard task: one line a focus stop, and below it the announcements. */
import type { CDPSession, Page } from 'playwright-core';
import type { RunningShop } from '../../e2e/shop';
import { announcements, recordAnnouncements } from '../announcements';
import { described, type AxNode } from '../tree';

/** Roles announced on entering them. */
const PLACES = new Set('dialog alertdialog form group main navigation radiogroup region search table'.split(' '));
const FOCUSED = `(() => {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  return one;
})()`;
/** Shorter than an announcement stays: after each step of this length, due timers have run. */
const TICK = 250;
/** Longer than all waits of an element, except the ten seconds for undoing a removal. */
const TICKS = 6;
const MOST_STOPS = 150;

interface Stop {
  readonly name: string;
  readonly line: string;
  readonly places: readonly string[];
}

export interface Reader {
  readonly page: Page;
  /** Presses a key of Playwright's name. */
  press(key: string): Promise<void>;
  /** Inserts the text at once, like dictation. */
  type(text: string): Promise<void>;
  /** Presses Tab or Shift+Tab up to the control of that name, and records each stop. */
  tabTo(name: RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  transcript(): string;
}

/** Opens a page of the demo shop with a fake clock, so that announcements do not depend on the machine. */
export async function readerOf(shop: RunningShop, path: string, as = 'kupujacy'): Promise<Reader> {
  let begun = 0;
  let underWay = 0;
  const page = await shop.visit(path, {
    as,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    prepare: async (one) => {
      await one.clock.install();
      await one.emulateMedia({ reducedMotion: 'reduce' });
      await one.addInitScript(recordAnnouncements);
      one.on('request', () => {
        begun += 1;
        underWay += 1;
      });
      one.on('requestfinished', () => (underWay -= 1));
      one.on('requestfailed', () => (underWay -= 1));
    },
  });
  const devtools = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let written = 0;
  let last: Stop = { name: '', line: '', places: [] };
  let title = '';

  const state = async (): Promise<string> =>
    JSON.stringify([page.url(), await announcements(page).catch(() => []), await stopOf(devtools), begun]);
  /** Time stands still during a request, so that waiting announcements do not depend on the machine. A page being left has no requests. */
  const pass = async (): Promise<void> => {
    while (underWay > 0) await new Promise((done) => setImmediate(done));
    await page.clock.runFor(TICK).catch(() => {});
  };
  /** Waits until nothing changes any more. */
  const rest = async (): Promise<void> => {
    const atFirst = begun;
    let before = await state();
    for (let quiet = 0; quiet < (begun === atFirst ? 1 : 2);) {
      for (let tick = 0; tick < TICKS; tick++) await pass();
      const now = await state();
      quiet = now === before && underWay === 0 ? quiet + 1 : 0;
      before = now;
    }
  };
  const record = async (keys: string): Promise<void> => {
    await rest();
    const isNew = (await page.title()) !== title;
    if (isNew) {
      title = await page.title();
      lines.push(`${keys} → page "${title}"`);
      written = 0;
      last = { name: '', line: '', places: [] };
    }
    const stop = await stopOf(devtools);
    const entered = stop.places.filter((place) => !last.places.includes(place));
    if (!isNew || stop.line !== '') lines.push(`${isNew ? '' : keys} → ${[...entered, stop.line].join(' › ')}`);
    last = stop;
    const announced = await announcements(page);
    for (const sentence of announced.slice(written)) lines.push(`    says: ${sentence}`);
    written = announced.length;
  };

  await page.clock.pauseAt(Date.now() + 60_000);
  await record('');
  return {
    page,
    async press(key) {
      await page.keyboard.press(key);
      await record(key);
    },
    async type(text) {
      await page.keyboard.insertText(text);
      await record(`types ${JSON.stringify(text)}`);
    },
    async tabTo(name, key = 'Tab') {
      for (let stops = 0; stops < MOST_STOPS; stops++) {
        if (name.test(last.name)) return;
        await page.keyboard.press(key);
        await record(key);
      }
      throw new Error(`Tab never reached ${String(name)}:\n${lines.join('\n')}`);
    },
    // The demo numbers orders by year, and lists one filter a year; the test files of a worker share the numbers. Its receipts have the
    // server's time.
    transcript: () =>
      `${lines
        .join('\n')
        .replaceAll(/(ZAM|AKC)\/\d{4}\/\d+/g, '$1/ROK/NUMER')
        .replaceAll(/\d\d\.\d\d\.\d{4} o \d\d:\d\d/g, 'DZIEŃ o GODZINIE')
        .replaceAll(/(?:^Tab → button "\d{4}"\n)+/gm, 'Tab → button "ROK", each\n')
        .trim()}\n`,
  };
}

/** The focused control and its containers, outermost first. */
async function stopOf(devtools: CDPSession): Promise<Stop> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: FOCUSED, objectGroup: 'reader' });
  if (result.className === 'HTMLBodyElement' || result.objectId === undefined)
    return { name: '', line: '', places: [] };
  const look = async (of: { objectId: string } | { backendNodeId: number }): Promise<AxNode[]> =>
    (await devtools.send('Accessibility.getPartialAXTree', { ...of, fetchRelatives: true }))
      .nodes as unknown as AxNode[];
  const nodes = await look({ objectId: result.objectId });
  const [focused] = nodes;
  if (focused === undefined) return { name: '', line: '', places: [] };
  const places: string[] = [];
  for (let at = parentOf(focused, nodes); at !== undefined; at = parentOf(at, nodes))
    if (!at.ignored && PLACES.has(String(at.role?.value)) && isNamed(at)) places.unshift(described(at));
  const active = focused.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0];
  const option = active && (await look({ backendNodeId: active.backendDOMNodeId }))[0];
  return {
    name: String(focused.name?.value ?? ''),
    line: [described(focused), ...(option ? [described(option)] : [])].join(' › '),
    places,
  };
}

/** The page has one `main`; nameless containers of the other roles are not announced. */
const isNamed = ({ role, name }: AxNode): boolean => Boolean(name?.value) || role?.value === 'main';

const parentOf = ({ parentId }: AxNode, nodes: readonly AxNode[]): AxNode | undefined =>
  nodes.find(({ nodeId }) => nodeId === parentId);
