/** The demo's parcel lockers: about 25,000 plausible ones over Poland's towns, the same on every machine, with some dirt. */
import { plain } from '../catalogue/haystack';
import { createRandom, type Random } from '../seed/random';
import { towns, type Town } from './towns';

/** A point in the shape of the InPost points API. */
export interface Point {
  readonly name: string;
  readonly type: readonly string[];
  readonly status: 'Operating' | 'Created' | 'Disabled';
  readonly location: { readonly longitude: number; readonly latitude: number };
  readonly location_description: string;
  readonly opening_hours: string;
  readonly address: { readonly line1: string; readonly line2: string };
  readonly address_details: {
    readonly city: string;
    readonly province: string;
    readonly post_code: string;
    readonly street: string | null;
    readonly building_number: string | null;
    readonly flat_number: string | null;
  };
  readonly functions: readonly string[];
  readonly payment_available: boolean;
  readonly location_247: boolean;
  readonly easy_access_zone: boolean;
  readonly apm_doubled: string | null;
}

const STREETS = [
  'Główna',
  'Lipowa',
  'Polna',
  'Leśna',
  'Słoneczna',
  'Ogrodowa',
  'Kościuszki',
  'Mickiewicza',
  'Sienkiewicza',
  'Słowackiego',
  'Piłsudskiego',
  'Kolejowa',
  'Szkolna',
  'Kwiatowa',
  'Zielona',
  'Armii Krajowej',
  '3 Maja',
  '11 Listopada',
  'Wojska Polskiego',
  'Jana Pawła II',
  'Konopnickiej',
  'Reymonta',
  'Krótka',
  'Długa',
  'Rynek',
  'Parkowa',
  'Sportowa',
  'Przemysłowa',
  'Warszawska',
  'Krakowska',
  'Poznańska',
  'Gdańska',
  'Brzozowa',
  'Dębowa',
  'Kopernika',
  'Żeromskiego',
  'Chopina',
  'Moniuszki',
];
const LANDMARKS = [
  'przy markecie',
  'obok stacji paliw',
  'na parkingu',
  'przy przystanku',
  'przy pawilonie',
  'obok apteki',
  'przy remizie',
  'przy wjeździe na osiedle',
];

/** First two digits of the post codes: of large towns, and by voivodeship for the others. */
const TOWN_POST: Readonly<Record<string, readonly string[]>> = {
  Warszawa: ['00', '01', '02', '03', '04'],
  Łódź: ['90', '91', '92', '93', '94'],
  Kraków: ['30', '31'],
  Wrocław: ['50', '51', '52', '53', '54'],
  Poznań: ['60', '61'],
  Gdańsk: ['80'],
  Szczecin: ['70', '71'],
  Bydgoszcz: ['85'],
  Lublin: ['20'],
  Katowice: ['40'],
  Białystok: ['15'],
  Gdynia: ['81'],
};
const POST: Readonly<Record<string, readonly string[]>> = {
  dolnośląskie: ['50', '53', '58', '59'],
  'kujawsko-pomorskie': ['85', '86', '87', '88'],
  łódzkie: ['90', '93', '95', '97'],
  lubelskie: ['20', '21', '22', '24'],
  lubuskie: ['65', '66', '67'],
  małopolskie: ['30', '32', '33', '34'],
  mazowieckie: ['00', '02', '05', '06', '26'],
  opolskie: ['45', '46', '49'],
  podkarpackie: ['35', '37', '38', '39'],
  podlaskie: ['15', '16', '18'],
  pomorskie: ['80', '81', '83', '84'],
  śląskie: ['40', '41', '42', '43', '44'],
  świętokrzyskie: ['25', '27', '28'],
  'warmińsko-mazurskie': ['10', '11', '14', '19'],
  wielkopolskie: ['60', '62', '63', '64'],
  zachodniopomorskie: ['70', '72', '75', '78'],
};

const lettersOf = (town: string): string =>
  plain(town)
    .replace(/[^a-z]/g, '')
    .padEnd(3, 'x')
    .slice(0, 3)
    .toUpperCase();

const LARGE = new Set(Object.values(TOWN_POST).flat());

/** Lockers that are close in a large town have similar post codes: each slice has one prefix. Any other town has one prefix. */
function postCodeOf(town: Town, turn: number, end: number): string {
  const own = TOWN_POST[town.name];
  const zones = own ?? (POST[town.province] ?? ['06']).filter((zone) => !LARGE.has(zone));
  const slice = own ? turn * zones.length : (Math.abs(town.longitude * 97 + town.latitude * 31) % 1) * zones.length;
  const zone = zones[Math.floor(slice)] ?? '06';
  return `${zone}-${Math.floor((slice % 1) * 9) + 1}${String(end % 100).padStart(2, '0')}`;
}

function makePoint(town: Town, name: string, random: Random): Point {
  const spread = 0.004 + Math.min(0.075, Math.sqrt(town.population) / 16_000);
  const angle = (random.whole(0, 3599) / 3600) * 2 * Math.PI;
  const far = Math.sqrt(random.whole(0, 10_000) / 10_000) * spread;
  const street = random.chance(0.02) ? null : random.pick(STREETS);
  const building =
    street === null ? null : `${random.whole(1, 180)}${random.chance(0.15) ? random.pick(['A', 'B', 'C']) : ''}`;
  const shop = random.chance(0.02);
  const postCode = postCodeOf(town, angle / (2 * Math.PI), random.whole(100, 990));
  const allDay = random.chance(0.93);
  const status = random.chance(0.015) ? random.pick(['Created', 'Disabled'] as const) : 'Operating';
  return {
    name: shop ? `POP-${name}` : name,
    type: shop ? ['pop'] : ['parcel_locker'],
    status,
    location: {
      longitude: Number((town.longitude + Math.cos(angle) * far * 1.6).toFixed(5)),
      latitude: Number((town.latitude + Math.sin(angle) * far).toFixed(5)),
    },
    location_description: random.pick(LANDMARKS),
    opening_hours: allDay ? '24/7' : 'PN-SB 06:00-22:00',
    address: { line1: street === null ? town.name : `${street} ${building ?? ''}`, line2: `${postCode} ${town.name}` },
    address_details: {
      city: random.chance(0.01) ? town.name.toUpperCase() : town.name,
      province: status === 'Created' ? 'Planowany' : town.province,
      post_code: postCode,
      street,
      building_number: building,
      flat_number: null,
    },
    functions: shop ? ['parcel_collect'] : ['parcel', 'parcel_collect', 'parcel_send'],
    payment_available: random.chance(0.6),
    location_247: allDay,
    easy_access_zone: random.chance(0.35),
    apm_doubled: random.chance(0.03) ? `${name}2` : null,
  };
}

function makePoints(): Point[] {
  const random = createRandom(77);
  const numbers = new Map<string, number>();
  return towns().flatMap((town) => {
    const many = Math.max(1, Math.round(town.population / 1150));
    const initials = lettersOf(town.name);
    return Array.from({ length: many }, (): Point => {
      const number = (numbers.get(initials) ?? 0) + 1;
      numbers.set(initials, number);
      const name = `${initials}${String(number).padStart(2, '0')}${random.pick(['M', 'N', 'A', 'AP', 'H'])}`;
      return makePoint(town, name, random);
    });
  });
}

let made: { list: readonly Point[]; byName: ReadonlyMap<string, Point> } | undefined;

function all() {
  if (made === undefined) {
    const list = makePoints();
    made = { list, byName: new Map(list.map((point) => [point.name, point])) };
  }
  return made;
}

/** All points; created at first use. */
export const allPoints = (): readonly Point[] => all().list;

/** The point with exactly this name. */
export const findPoint = (name: string): Point | undefined => all().byName.get(name);
