/** Shows that the readers of our storage keys ignore invalid content. */
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { confirmKey, storeUnknownKey, orderText } from '../../../src/cart/session/confirm-key';
import { storedChanges } from '../../../src/cart/session/changes-storage';
import { storedNote } from '../../../src/cart/session/note-storage';
import { storePending, takePending } from '../../../src/cart/session/pending-storage';
import { listenToFavourites } from '../../../src/favourites/state';
import { isColumns, columnsBuilder, packed } from '../../../src/lockers/columns';
import { readDraft } from '../../../src/orders/returns/draft';
import { browserTexts, tabTexts } from '../../../src/page/storage';
import { restoreCalculation } from '../../../src/product/calculator/storage';
import { recentSearches } from '../../../src/search/recent';
import { shop, shopStore } from '../../../src/store/store';
import { aCart, aLine } from '../../fixtures/cart';
import { stubPage, stubStorages } from '../../fixtures/page';
import { textsOf } from '../../fixtures/texts';

const NONSENSE = [
  '',
  ' ',
  ...textsOf(`
    x | łóżko 📦 | { | [1, | null | 0 | 1e999 | "text" | true | {} | [] | [null] | [[]] | [{}] | [null,null] | [1,[null]]
    ["1",{}] | ["1",null] | [["1",{"rooms":[]}]] | [["1",true]] | {"length":3}`),
];

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

describe.each(NONSENSE)('%j in the storage [E7]', (text) => {
  const some = valueOf(text);
  const cart = aCart({ items: [aLine({ id: 12 })] });

  it('is not read as the draft of a return', () => {
    tabTexts.set('shop-elements.return x 1', text);
    const { values, photos } = readDraft('shop-elements.return x 1');
    expect([values, photos]).toEqual([{}, []]);
  });

  it('is not read as a list of searches', () => {
    browserTexts.set('shop-elements.last-searches', text);
    expect(recentSearches().filter((one) => typeof one !== 'string')).toEqual([]);
  });

  it('is not read as a calculation', () => {
    browserTexts.set('shop-elements.calculated', text);
    const rules = { min: 1, max: undefined, step: 1 };
    const settings = {
      mainUnit: undefined,
      unit: undefined,
      unitValue: undefined,
      pricePack: undefined,
      vatRate: undefined,
    };
    expect(restoreCalculation('1', 1, { ...rules, ...settings, unitsInOuter: undefined })).toBeUndefined();
  });

  it('is not read as a favourite', () => {
    browserTexts.set('shop-elements.favourites', text);
    const listeners: ((message: { data: unknown }) => void)[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        set onmessage(hear: (message: { data: unknown }) => void) {
          listeners.push(hear);
        }
      },
    );
    delete shop.tellFavourite;
    listenToFavourites();
    for (const hear of listeners) for (const data of [text, some, [some], ['1', some], ['1', text, 1]]) hear({ data });
    expect(listeners).toHaveLength(1);
    expect(shopStore.getState().favourites).toEqual({});
  });

  it('resends no changes, even from a page with the same cart', () => {
    for (const stored of [
      text,
      JSON.stringify([orderText(cart), text]),
      `[${JSON.stringify(orderText(cart))},${text}]`,
    ]) {
      tabTexts.set('shop-elements.unanswered /koszyk', stored);
      expect(takePending('/koszyk', cart)).toEqual([]);
    }
  });

  it('is not read as a change of the cart', () => {
    for (const stored of [text, JSON.stringify([cart.id, some, null]), JSON.stringify([cart.id, [some], null])]) {
      tabTexts.set('shop-elements.changes /koszyk', stored);
      expect(storedChanges('/koszyk', cart.id)).toBeUndefined();
    }
  });

  it('is at most displayed as the text of a message to an approver [J8]', () => {
    tabTexts.set('shop-elements.note /koszyk reject', text);
    expect(storedNote('/koszyk', 'reject')).toBe(text);
    expect(storedNote('/koszyk', 'note')).toBe('');
  });

  it('is not read as the key of an order', () => {
    browserTexts.set('shop-elements.confirm /koszyk', text);
    browserTexts.set('shop-elements.unknown /koszyk', `${text.padEnd(36, 'x')} ${cart.id}`);
    const key = confirmKey('/koszyk', cart);
    expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(confirmKey('/koszyk', cart)).toBe(key);
  });

  it('is not read as a list of lockers', () => {
    const fine = packed(columnsBuilder().columns);
    expect(isColumns(some)).toBe(false);
    expect(isColumns({ ...fine, names: some, latitudes: some, longitudes: some, traits: some })).toBe(false);
    expect(isColumns({ ...fine, words: some })).toBe(false);
    expect(isColumns({ ...fine, words: { ...fine.words, city: some } })).toBe(false);
    expect(isColumns(fine)).toBe(true);
  });
});

it('valid values are read', () => {
  const cart = aCart({ items: [aLine({ id: 12 })] });
  const post = { cause: 'client_comments', body: { client_comments: 'Rampa' } } as const;
  storePending('/koszyk', { cart, pending: [{ post, stage: 'saving' }] });
  expect(takePending('/koszyk', cart)).toEqual([post]);
  const key = confirmKey('/koszyk', cart);
  storeUnknownKey('/koszyk', cart, key);
  expect(confirmKey('/koszyk', { ...cart, items: [] })).toBe(key);
});
