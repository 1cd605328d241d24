/** Tests the camera of `<shop-quick-order>`: what was scanned is counted, the lamp is switched, „Gotowe” closes. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, scriptedServer, settled, within } from '../product/page';
import { until } from '../settled';
import { fields, opened, TAG } from './stage';

const real = navigator.mediaDevices.getUserMedia;
const realDetector = (globalThis as { BarcodeDetector?: unknown }).BarcodeDetector;
let restore: () => void;
let lit: unknown[];
/** What the camera sees. */
let view: string[];

function camera(capabilities: object): void {
  const stream = document.createElement('canvas').captureStream();
  const [track] = stream.getVideoTracks();
  Object.assign(track!, {
    getCapabilities: () => capabilities,
    applyConstraints: async (constraints: MediaTrackConstraints) => void lit.push(constraints.advanced),
  });
  navigator.mediaDevices.getUserMedia = async () => stream;
}

beforeEach(() => {
  sessionStorage.clear();
  ({ restore } = scriptedServer());
  [lit, view] = [[], []];
  Object.assign(globalThis, {
    BarcodeDetector: class {
      detect = async () => view.map((rawValue) => ({ rawValue }));
    },
  });
  // A canvas that draws nothing never begins to play.
  HTMLVideoElement.prototype.play = async () => {};
});
afterEach(() => {
  restore();
  navigator.mediaDevices.getUserMedia = real;
  Object.assign(globalThis, { BarcodeDetector: realDetector });
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'play');
  document.querySelector(TAG)?.remove();
});

async function scanning(): Promise<HTMLElement> {
  const element = await opened();
  buttonIn(element, 'Skanuj aparatem').click();
  await until(() => element.shadowRoot!.querySelector('video')?.srcObject instanceof MediaStream, 'no camera');
  await settled();
  return element;
}
const buttons = (element: HTMLElement) =>
  [...element.shadowRoot!.querySelectorAll('.modal__foot button')].map(({ textContent }) => textContent);

describe('the camera of <shop-quick-order>', () => {
  it('counts what was scanned, and „Gotowe” closes it', async () => {
    camera({});
    const element = await scanning();
    expect(buttons(element)).to.deep.equal(['Gotowe']);
    view = ['A-1'];
    await until(() => within(element, '.camera__count').textContent === 'Zeskanowano 1\u00A0kod', 'not counted');
    view = ['A-1', 'A-2'];
    await until(() => within(element, '.camera__count').textContent === 'Zeskanowano 2\u00A0kody', 'not counted');
    expect(await faultsOf(document.querySelector<HTMLElement>('#page')!)).to.deep.equal([]);
    buttonIn(element, 'Gotowe').click();
    await until(() => element.shadowRoot!.querySelector('dialog') === null, 'still open');
    expect(fields(element).map(({ value }) => value)).to.deep.equal(['A-1', 'A-2', '']);
  });

  it('switches the lamp of a camera that has one', async () => {
    camera({ torch: true });
    const element = await scanning();
    await until(() => buttons(element).length === 2, 'no lamp');
    buttonIn(element, 'Włącz lampę').click();
    await until(() => buttons(element)[0] === 'Wyłącz lampę', 'not on');
    buttonIn(element, 'Wyłącz lampę').click();
    await until(() => buttons(element)[0] === 'Włącz lampę', 'not off');
    expect(lit).to.deep.equal([[{ torch: true }], [{ torch: false }]]);
  });
});
