/** Tests the voivodeships of post codes: towns of all sixteen, and both sides of borders within an area. */
import { describe, expect, it } from 'vitest';
import { voivodeshipOf } from '../../../src/fields/areas';
import { voivodeships } from '../../../src/fields/voivodeships';
import { textsOf } from '../../fixtures/texts';

const towns: Readonly<Record<string, readonly string[]>> = {
  dolnośląskie: ['50-001 Wrocław', '58-500 Jelenia Góra', '59-220 Legnica', '67-200 Głogów', '56-400 Oleśnica'],
  'kujawsko-pomorskie': ['85-001 Bydgoszcz', '87-100 Toruń', '88-100 Inowrocław', '89-100 Nakło', '89-500 Tuchola'],
  lubelskie: ['20-001 Lublin', '22-400 Zamość', '08-500 Ryki', '21-500 Biała Podlaska', '23-400 Biłgoraj'],
  lubuskie: ['65-001 Zielona Góra', '66-400 Gorzów', '67-100 Nowa Sól', '68-200 Żary', '67-400 Wschowa'],
  łódzkie: textsOf(
    '90-001 Łódź | 96-100 Skierniewice | 26-300 Opoczno | 98-300 Wieluń | 99-400 Łowicz | 97-300 Piotrków',
  ),
  małopolskie: textsOf(
    '30-001 Kraków | 33-100 Tarnów | 34-100 Wadowice | 34-500 Zakopane | 38-300 Gorlice | 32-600 Oświęcim',
  ),
  mazowieckie: textsOf(`
    00-950 Warszawa | 05-500 Piaseczno | 08-110 Siedlce | 26-600 Radom | 27-300 Lipsko | 96-300 Żyrardów
    96-500 Sochaczew | 09-400 Płock | 26-500 Szydłowiec`),
  opolskie: ['45-001 Opole', '46-300 Olesno', '47-200 Kędzierzyn-Koźle', '48-300 Nysa', '49-300 Brzeg'],
  podkarpackie: ['35-001 Rzeszów', '37-700 Przemyśl', '38-400 Krosno', '39-300 Mielec', '38-200 Jasło'],
  podlaskie: ['15-001 Białystok', '16-400 Suwałki', '18-400 Łomża', '19-200 Grajewo', '17-300 Siemiatycze'],
  pomorskie: textsOf(
    '80-001 Gdańsk | 76-200 Słupsk | 77-300 Człuchów | 82-200 Malbork | 89-600 Chojnice | 84-200 Wejherowo',
  ),
  śląskie: textsOf(
    '40-001 Katowice | 42-200 Częstochowa | 43-300 Bielsko-Biała | 34-300 Żywiec | 47-400 Racibórz | 42-700 Lubliniec',
  ),
  świętokrzyskie: textsOf(
    '25-001 Kielce | 26-110 Skarżysko | 26-200 Końskie | 27-600 Sandomierz | 28-100 Busko | 29-100 Włoszczowa',
  ),
  'warmińsko-mazurskie': textsOf(
    '10-001 Olsztyn | 82-300 Elbląg | 19-300 Ełk | 19-500 Gołdap | 13-200 Działdowo | 14-100 Ostróda',
  ),
  wielkopolskie: ['60-166 Poznań', '62-800 Kalisz', '64-920 Piła', '77-400 Złotów', '89-300 Wyrzysk', '63-600 Kępno'],
  zachodniopomorskie: ['70-001 Szczecin', '75-001 Koszalin', '76-100 Sławno', '78-100 Kołobrzeg', '72-600 Świnoujście'],
};

describe.each(Object.entries(towns))('%s', (voivodeship, places) => {
  it.each(places)('has %s', (place) => expect(voivodeshipOf(place.split(' ')[0] ?? '')).toBe(voivodeship));
});

it('every voivodeship has a post code', () => expect(Object.keys(towns).sort()).toEqual([...voivodeships].sort()));

it.each(['', '60', '60-16', '60-1666', '6O-166', '79-100', 'Poznań'])('voivodeshipOf(%j) is undefined', (text) =>
  expect(voivodeshipOf(text)).toBeUndefined(),
);

it('voivodeshipOf accepts a post code without its dash', () => expect(voivodeshipOf(' 60166 ')).toBe('wielkopolskie'));
