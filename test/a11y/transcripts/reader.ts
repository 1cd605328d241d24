/** Decides how a task is heard by a person who uses the keyboard alone: a line for each stop of the focus, and below it what live regions say. */
import type { CDPSession, Page } from 'playwright-core';
import type { RunningShop } from '../../e2e/shop';
import { announcements, recordAnnouncements } from '../announcements';
import { described, type AxNode } from '../tree';

/** What a screen reader names when the focus comes into it. */
const PLACES = new Set('dialog alertdialog form group main navigation radiogroup region search table'.split(' '));
const FOCUSED = `(() => {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  return one;
})()`;
/** Less than a sentence stands in a live region: between two of them the page has shown what has come due. */
const TICK = 250;
/** Longer together than any wait of an element, but for the ten seconds in which a removal can be taken back. */
const TICKS = 6;
const MOST_STOPS = 150;

interface Stop {
  readonly name: string;
  readonly line: string;
  readonly places: readonly string[];
}

export interface Reader {
  readonly page: Page;
  /** A key, by Playwright's name. */
  press(key: string): Promise<void>;
  /** All at once, as by dictation. */
  type(text: string): Promise<void>;
  /** Tab after Tab, or back, to the control of that name: every stop on the way is heard. */
  tabTo(name: RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  transcript(): string;
}

/** A page of the demo shop, loaded and at rest. Its time is the test's, so that what is said does not depend on the machine. */
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
  /** No time passes while an answer is on its way: what is said of a wait does not depend on the machine. A page that is being left has none. */
  const pass = async (): Promise<void> => {
    while (underWay > 0) await new Promise((done) => setImmediate(done));
    await page.clock.runFor(TICK).catch(() => {});
  };
  /** Until nothing has happened for a while; what has come may need a moment to be read. */
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
  const record = async (deed: string): Promise<void> => {
    await rest();
    const isNew = (await page.title()) !== title;
    if (isNew) {
      title = await page.title();
      lines.push(`${deed} → page "${title}"`);
      written = 0;
      last = { name: '', line: '', places: [] };
    }
    const stop = await stopOf(devtools);
    const entered = stop.places.filter((place) => !last.places.includes(place));
    if (!isNew || stop.line !== '') lines.push(`${isNew ? '' : deed} → ${[...entered, stop.line].join(' › ')}`);
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
    // The year of the demo's orders is this one.
    transcript: () =>
      `${lines
        .join('\n')
        .replaceAll(/ZAM\/\d{4}/g, 'ZAM/ROK')
        .trim()}\n`,
  };
}

/** What has the focus, and in which places it is, from outside. */
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

/** There is one `main`; of the others a nameless one says nothing. */
const isNamed = ({ role, name }: AxNode): boolean => Boolean(name?.value) || role?.value === 'main';

const parentOf = ({ parentId }: AxNode, nodes: readonly AxNode[]): AxNode | undefined =>
  nodes.find(({ nodeId }) => nodeId === parentId);
