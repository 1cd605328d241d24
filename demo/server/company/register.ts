/** The demo's company register: 500 invented companies, the same on every machine, and the companies of its visitors. */
import type { Company } from '../../../src/cart/wire/company';
import * as own from '../seed/companies';
import { createRandom } from '../seed/random';

export type Entry = Partial<Company> & { readonly nip: string };

/** The date of the register data: these companies are invented, and the demo states this date for them. */
export const INVENTED_ON = '2026-11-20';

const FIRST =
  'Alto Bruko Cego Dacho Elbo Fugo Grano Instalo Kamo Lako Meblo Natu Orto Plato Remo Solo Tarco Wento Zelbo Kafo Muro Stropo Tynko Wyko Zapra';
const LAST = 'bix dren fal gard hex kor lin mar nex rad sand tor wen zet lit bex rux von dus gris';
const FORMS = ['sp. z o.o.', 'sp. z o.o. sp.k.', 'S.A.', 'sp.j.', 's.c.'];
const PEOPLE = ['Adam Bylica', 'Beata Cichosz', 'Czesław Dziuba', 'Danuta Figiel', 'Emil Gwóźdź', 'Hanna Iwan'];
const STREETS = ['Przemysłowa', 'Składowa', 'Kolejowa', 'Magazynowa', 'al. Jana Pawła II', '3 Maja', 'pl. Wolności'];

/** Name, post code and voivodeship of towns; the last ones are villages without streets. */
const TOWNS = [
  ['Warszawa', '02-486', 'mazowieckie'],
  ['Kraków', '30-552', 'małopolskie'],
  ['Wrocław', '51-166', 'dolnośląskie'],
  ['Poznań', '60-104', 'wielkopolskie'],
  ['Łódź', '93-120', 'łódzkie'],
  ['Gdańsk', '80-298', 'pomorskie'],
  ['Lublin', '20-234', 'lubelskie'],
  ['Rzeszów', '35-105', 'podkarpackie'],
  ['Białystok', '15-399', 'podlaskie'],
  ['Katowice', '40-382', 'śląskie'],
  ['Szczecin', '70-661', 'zachodniopomorskie'],
] as const;
const VILLAGES = [
  ['Dąbrówka Mała', '11-311', 'warmińsko-mazurskie', 'Kolno'],
  ['Wola Nowa', '26-234', 'świętokrzyskie', 'Słupia'],
] as const;

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Undefined if no digit makes the checksum valid. */
function withCheckSum(nine: string): string | undefined {
  const digit = WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(nine[at]), 0) % 11;
  return digit === 10 ? undefined : nine + String(digit);
}

function invented(): Entry[] {
  const random = createRandom(500);
  const names = random.shuffle(FIRST.split(' ').flatMap((first) => LAST.split(' ').map((last) => first + last)));
  const taken = new Set<string>();
  const nip = (): string => {
    // No tax office assigns numbers that begin with 00, so these belong to no real company.
    const number = withCheckSum(`00${random.whole(1_000_000, 9_999_999)}`);
    if (number === undefined || taken.has(number)) return nip();
    taken.add(number);
    return number;
  };
  return names.map((name, at): Entry => {
    const isNatural = at > 4 && random.chance(0.2);
    const isVillage = at === 3 || (at > 4 && random.chance(0.05));
    const [city, zip_code, region, post] = isVillage ? random.pick(VILLAGES) : random.pick(TOWNS);
    const isEnded = at === 1 || (at > 4 && random.chance(0.04));
    return {
      nip: nip(),
      name: isNatural ? `${random.pick(PEOPLE)} ${name}` : `${name} ${random.pick(FORMS)}`,
      regon: String(random.whole(100_000_000, 999_999_999)),
      type: isNatural ? 'natural' : 'legal',
      street: isVillage ? city : random.pick(STREETS),
      house_no: String(random.whole(1, 180)),
      // A name that is too long for every form, because registers contain whole descriptions.
      flat_no: at === 4 ? 'lok. użytk. nr 12 w podwórzu' : random.chance(0.3) ? String(random.whole(1, 60)) : '',
      zip_code,
      city,
      post: post ?? city,
      region,
      country: 'PL',
      active: !isEnded,
      ...(isEnded && { ended_at: '2025-06-30' }),
    };
  });
}

const visitors: Entry[] = Object.values(own).map((one) => ({
  nip: one.nip,
  name: one.company,
  type: 'legal',
  street: one.street.replace(/^ul\. /, ''),
  house_no: one.houseNo,
  zip_code: one.zipCode,
  city: one.city,
  post: one.city,
  region: one.voivodeship,
  country: 'PL',
  active: true,
}));

/** Entries by tax number; one number has two entries. */
export const register: ReadonlyMap<string, readonly Entry[]> = (() => {
  const all = [...invented(), ...visitors];
  const entries = new Map(all.map((one) => [one.nip, [one]]));
  const twice = all[2];
  if (twice) entries.set(twice.nip, [twice, { ...twice, name: `${twice.name} Oddział`, house_no: '7A' }]);
  return entries;
})();

/**
 * Sample companies for tests in the order of creation: a plain company, a closed one, one with two entries, one in a village, one with a
 * long flat number.
 */
export const samples: readonly string[] = [...register.keys()].slice(0, 5);
