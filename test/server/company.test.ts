/** Shows that the shop finds its 500 invented companies by their tax numbers, and creates an invoice address from one. */
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Shop } from '../../demo/server/app';
import { register, samples } from '../../demo/server/company/register';
import { companyAnswer } from '../../src/cart/wire/company';
import { nip as isNip } from '../../src/fields/validators';
import { voivodeships } from '../../src/fields/voivodeships';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  shop = await workerShop();
  visit = await new Visit(shop).as('nowa-firma');
});

async function ask(nip: string) {
  const answer = await visit.send('/api/firma', {
    method: 'POST',
    body: JSON.stringify({ nip }),
    headers: { 'x-xsrf-token': visit.token },
  });
  return { status: answer.status, raw: (await answer.json()) as unknown };
}
const companyOf = async (nip: string | undefined) => v.parse(companyAnswer, (await ask(nip ?? '')).raw);

it('every company of the register has a unique valid NIP and fits the form [A13]', () => {
  const entries = [...register.values()].flat();
  expect(entries.filter(({ nip }) => nip.startsWith('00'))).toHaveLength(501);
  expect(entries.filter(({ nip }) => !isNip(nip))).toEqual([]);
  expect(entries.filter(({ region }) => !voivodeships.some((one) => one === region))).toEqual([]);
  expect(entries.filter(({ zip_code = '' }) => !/^\d\d-\d{3}$/.test(zip_code))).toEqual([]);
});

it('the register returns a company, a closed one, two entries, a village and an overlong flat number [A13]', async () => {
  const [plain, ended, twice, village, long] = samples;
  expect(await companyOf(plain)).toMatchObject({ company: { nip: plain, active: true }, candidates: [] });
  expect(await companyOf(ended)).toMatchObject({ company: { active: false, ended_at: '2025-06-30' } });
  const two = await companyOf(twice);
  expect([two.company, two.candidates.length]).toEqual([undefined, 2]);
  const there = (await companyOf(village)).company;
  expect(there?.street).toBe(there?.city);
  const cut = await companyOf(long);
  expect(cut.company?.flat_no).toBe('');
  expect(cut.messages.get('flat_no')?.messages).toEqual(['Numer lokalu w rejestrze jest za długi. Wpisz go ręcznie.']);
});

it('the register returns 400 for a wrong check sum and null for an unknown number', async () => {
  expect((await ask('1234563219')).status).toBe(400);
  expect((await ask('0000000017')).raw).toMatchObject({ company: null, candidates: [] });
});

it('a new invoice address with its NIP becomes the invoice’s; a delivery address does not [A10]', async () => {
  const { company } = await companyOf(samples[0]);
  const { nip, name, street, house_no, zip_code, city, post, region } = company!;
  const address = { name, street, house_no, flat_no: '', zip_code, city, post, country: 'PL', region };
  const first = await visit.post({ new_address: { ...address, nip, purpose: 'invoice' } });
  expect(first.cart).toMatchObject({ can_add_invoice_address: true, invoice_address: { name, nip } });
  const second = await visit.post({ new_address: { ...address, name: 'Budowa', purpose: 'delivery' } });
  expect(second.cart).toMatchObject({ invoice_address: { name, nip } });
  const wrong = await visit.post({ new_address: { ...address, nip: '1234563219', purpose: 'invoice' } });
  expect(wrong.messages).toMatchObject({ new_address: { messages: ['Ten NIP jest niepoprawny. Sprawdź cyfry.'] } });
});
