/** The legally required information about goods, cart and payment. The producers, the seller's account and its white list check are invented. */
import { INVENTED_ON } from '../company/register';
import { SELLER } from '../orders/invoice';

const PICTURES = '/obrazki/obowiazki';

/** From this gross total on, an invoice with goods of annex 15 requires split payment. The demo treats all its goods as such. */
const SPLIT_FROM = 1_500_000;

export const ACCOUNT_STATE = {
  state: 'listed',
  checked_at: `${INVENTED_ON}T08:15:00+01:00`,
  request_id: 'aa111-8f8b5e1',
} as const;

export const sellerAccount = { number: SELLER.account, white_list: ACCOUNT_STATE };

export const isSplit = (totalGross: number): boolean => totalGross > SPLIT_FROM;

const NOTES: Readonly<Record<string, readonly { kind: string; text: string; url?: string }[]>> = {
  'Kleje do płytek': [{ kind: 'info', text: 'Zużyj w ciągu 12 miesięcy od daty produkcji.' }],
  Blachodachówki: [{ kind: 'warning', text: 'Ostre krawędzie. Załóż rękawice.' }],
  Klinkier: [{ kind: 'info', text: 'Zamów płytki z jednej partii: odcienie mogą się różnić.', url: '/regulamin' }],
  Hydroizolacje: [{ kind: 'warning', text: 'Działa drażniąco na skórę. Załóż rękawice.' }],
  'Silikony i piany': [{ kind: 'warning', text: 'Skrajnie łatwopalny aerozol.' }],
};
const GUARANTEED = /^(Elektronarzędzia|Blachodachówki|Drzwi wewnętrzne)$/;

export const lineDuties = (line: { readonly category: string; readonly brand: string; readonly sku: string }) => ({
  notes: NOTES[line.category] ?? [],
  safety: {
    producer: line.brand,
    address: 'ul. Przykładowa 1, 00-001 Warszawa',
    contact: 'bezpieczenstwo@producent.example',
    identifier: line.sku,
    warnings: (NOTES[line.category] ?? []).flatMap(({ kind, text }) => (kind === 'warning' ? [text] : [])),
  },
  ...(GUARANTEED.test(line.category) && {
    guarantee: {
      years: 5,
      image: `${PICTURES}/etykieta.svg`,
      nested: `${PICTURES}/etykieta-mala.svg`,
      alt: 'Miejsce na etykietę gwarancji trwałości producenta: 5 lat',
      url: '/regulamin',
    },
  }),
});

/** The notice on the legal guarantee, for all buyers who may be consumers. */
export const guaranteeNotice = {
  image: `${PICTURES}/powiadomienie.svg`,
  width: 1000,
  height: 1414,
  alt: 'Miejsce na powiadomienie o prawnej gwarancji zgodności',
  url: 'https://europa.eu/youreurope/gwarancje',
};
