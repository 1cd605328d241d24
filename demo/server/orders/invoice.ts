/** Writes an order's invoice as XML by the FA(3) schema. The QR code contains its hash. */
import { createHash } from 'node:crypto';
import { crc8 } from '../../../src/orders/ksef';
import { toAmount, toGrosze } from '../money/grosze';
import { UNTAXED } from '../../../src/http/rate';
import { NORMAL, RATES, type Rate } from '../money/rate';
import { dayOf } from '../pages/days';
import type { ItemRow, OrderRow } from './visible-orders';
import { taxedGross } from './sums';

/** The demo's own company; its tax number passes the checksum. */
export const SELLER = {
  nip: '9512408708',
  name: 'Składnica sp. z o.o.',
  street: 'ul. Składowa 1',
  city: '02-676 Warszawa',
  account: '12 1140 2004 0000 3302 7654 3210',
};

/** Days until payment is due. */
export const TERM = 14;

/** The field for the sum of tax-free goods. */
const SUMS = { zw: 'P_13_7', np: 'P_13_8', oo: 'P_13_10' } as const;

export const invoiceNumber = ({ number }: Pick<OrderRow, 'number'>): string => number.replace('ZAM/', 'FV/');

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');

/** First day on which all companies must send invoices to KSeF; one in seventeen was issued offline, and has no number yet. */
export function ksefNumberOf({ id, guid, createdAt }: Pick<OrderRow, 'id' | 'guid' | 'createdAt'>): string | undefined {
  const day = dayOf(createdAt);
  if (day < '2026-02-01' || id % 17 === 0) return undefined;
  const begin = `${SELLER.nip}-${day.replaceAll('-', '')}-${createHash('sha256').update(guid).digest('hex').slice(0, 12).toUpperCase()}`;
  return `${begin}-${crc8(begin)}`;
}

/** A deposit is not part of the invoice's total: it is added to the amount due. */
const settlementOf = ({ deposit, totalGross }: OrderRow): string =>
  toGrosze(deposit) === 0
    ? ''
    : `    <Rozliczenie>
      <Obciazenia><Kwota>${deposit}</Kwota><Powod>Kaucja (zwrotna)</Powod></Obciazenia>
      <SumaObciazen>${deposit}</SumaObciazen>
      <DoZaplaty>${totalGross}</DoZaplaty>
    </Rozliczenie>
`;

export function invoiceXml(order: OrderRow, items: readonly ItemRow[]): string {
  const { name, nip, street, houseNo, zipCode, city } = order.invoiceAddress;
  const goods = items.map(({ sku, name, unit, quantity, priceNet, totalNet, vat }) => ({
    sku,
    name,
    unit,
    quantity,
    priceNet,
    totalNet,
    rate: vat ?? NORMAL,
  }));
  const delivery = {
    sku: 'DOSTAWA',
    name: `Dostawa: ${order.carrierName}`,
    unit: 'usł.',
    quantity: 1,
    priceNet: order.carrierNet,
    totalNet: order.carrierNet,
    rate: NORMAL,
  };
  const all = [...goods, delivery];
  const sumOf = (rates: readonly Rate[]) =>
    all.reduce((sum, { rate, totalNet }) => sum + (rates.includes(rate) ? toGrosze(totalNet) : 0), 0);
  const untaxed = UNTAXED.filter((word) => sumOf([word]) > 0);
  const taxed = sumOf(RATES);
  const gross = taxedGross(order);
  const vat = toGrosze(gross) - taxed - sumOf(UNTAXED);
  const rows = all.map(
    (one, index) => `    <FaWiersz>
      <NrWierszaFa>${index + 1}</NrWierszaFa>
      <P_7>${escaped(one.name)}</P_7>
      <Indeks>${escaped(one.sku)}</Indeks>
      <P_8A>${escaped(one.unit)}</P_8A>
      <P_8B>${one.quantity}</P_8B>
      <P_9A>${one.priceNet}</P_9A>
      <P_11>${one.totalNet}</P_11>
      <P_12>${one.rate === 'np' ? 'np I' : one.rate}</P_12>
    </FaWiersz>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">
  <Naglowek>
    <KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>
    <WariantFormularza>3</WariantFormularza>
    <DataWytworzeniaFa>${dayOf(order.createdAt)}T12:00:00Z</DataWytworzeniaFa>
    <SystemInfo>Shop Elements, sklep demonstracyjny</SystemInfo>
  </Naglowek>
  <Podmiot1>
    <DaneIdentyfikacyjne><NIP>${SELLER.nip}</NIP><Nazwa>${SELLER.name}</Nazwa></DaneIdentyfikacyjne>
    <Adres><KodKraju>PL</KodKraju><AdresL1>${SELLER.street}</AdresL1><AdresL2>${SELLER.city}</AdresL2></Adres>
  </Podmiot1>
  <Podmiot2>
    <DaneIdentyfikacyjne>${nip ? `<NIP>${escaped(nip)}</NIP>` : '<BrakID>1</BrakID>'}<Nazwa>${escaped(name)}</Nazwa></DaneIdentyfikacyjne>
    <Adres><KodKraju>PL</KodKraju><AdresL1>${escaped(`${street} ${houseNo}`)}</AdresL1><AdresL2>${escaped(`${zipCode} ${city}`)}</AdresL2></Adres>
  </Podmiot2>
  <Fa>
    <KodWaluty>PLN</KodWaluty>
    <P_1>${dayOf(order.createdAt)}</P_1>
    <P_2>${invoiceNumber(order)}</P_2>
    <P_13_1>${toAmount(taxed)}</P_13_1>
    <P_14_1>${toAmount(vat)}</P_14_1>${untaxed.map((word) => `\n    <${SUMS[word]}>${toAmount(sumOf([word]))}</${SUMS[word]}>`).join('')}
    <P_15>${gross}</P_15>
    <RodzajFaktury>VAT</RodzajFaktury>
${rows.join('\n')}
${settlementOf(order)}    <Platnosc>
      <TerminPlatnosci><Termin>${dayOf(order.createdAt, TERM)}</Termin></TerminPlatnosci>
      <FormaPlatnosci>6</FormaPlatnosci>
      <RachunekBankowy><NrRB>${SELLER.account.replaceAll(' ', '')}</NrRB></RachunekBankowy>
    </Platnosc>
    <WarunkiTransakcji><Zamowienia><NrZamowienia>${order.number}</NrZamowienia></Zamowienia></WarunkiTransakcji>
  </Fa>
</Faktura>
`;
}

export const hashOf = (xml: string): string => createHash('sha256').update(xml).digest('base64url');
