/** The call that finds a company by its tax number (rules A11, A13). */
import { Hono } from 'hono';
import type * as v from 'valibot';
import type { companyAnswer } from '../../../src/cart/wire/company';
import { addressLimits } from '../../../src/http/limits';
import { nip as isNip, nipDigits } from '../../../src/fields/validators';
import { jsonOf } from '../request/body';
import type { ShopEnv } from '../session/session';
import { INVENTED_ON, register, type Entry } from './register';

/** A field that the form would refuse is left empty, with a message for the buyer. */
function fitting({ flat_no, ...one }: Entry): { company: Entry; isShort: boolean } {
  const isShort = (flat_no ?? '').length <= addressLimits.flat_no.max;
  return { company: { ...one, flat_no: isShort ? flat_no : '' }, isShort };
}

export const companyRoute = new Hono<ShopEnv>().post('/', async (c) => {
  const raw: unknown = Object(await jsonOf(c)).nip;
  const nip = typeof raw === 'string' ? nipDigits(raw) : '';
  c.header('Cache-Control', 'no-store');
  if (!isNip(nip))
    return c.json(
      { messages: { nip: { messages: ['Ten NIP jest niepoprawny. Sprawdź cyfry.'], status: 'error' } } },
      400,
    );
  const companies = (register.get(nip) ?? []).map(fitting);
  const [one, ...more] = companies;
  const message = companies.every(({ isShort }) => isShort)
    ? {}
    : { flat_no: { messages: ['Numer lokalu w rejestrze jest za długi. Wpisz go ręcznie.'], status: 'info' } };
  return c.json({
    company: one === undefined || more.length > 0 ? null : one.company,
    candidates: more.length > 0 ? companies.map(({ company }) => company) : [],
    vat_status: one === undefined ? 'none' : 'active',
    vies: 'unknown',
    sources: [{ name: 'GUS (dane wymyślone)', checked_at: INVENTED_ON }],
    messages: message,
  } satisfies v.InferInput<typeof companyAnswer>);
});
