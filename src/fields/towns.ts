/** Finds the town of a Polish post code that only one town has; for forms that load late. Data: GeoNames (CC BY). */

/** By the code's first two or three digits: all codes with this prefix are streets of one town. */
const TOWNS: Readonly<Record<string, string>> = {
  Warszawa: '00 01 02 03 04',
  Olsztyn: '10',
  Białystok: '15',
  Lublin: '20',
  Kielce: '25',
  Kraków: '30 31',
  Rzeszów: '35',
  Katowice: '40',
  'Siemianowice Śląskie': '411',
  'Dąbrowa Górnicza': '413',
  Chorzów: '415',
  Świętochłowice: '416',
  'Ruda Śląska': '417',
  Zabrze: '418',
  Jaworzno: '436',
  Opole: '45',
  Wrocław: '50 51 52 53 54',
  Poznań: '60 61',
  'Zielona Góra': '65',
  Szczecin: '70 71',
  Koszalin: '75',
  Gdańsk: '80',
  Gdynia: '810 812 813 814 815 816',
  Sopot: '817 818',
  Bydgoszcz: '85',
  Łódź: '90 91 92 93 94',
};

/** Codes that villages around the town share. */
const SHARED = '10687 15509 15521 15523 15592 20258 40314 60185 60900 61160 71218 80180 80209 80297 80298';

const byBeginning = new Map(
  Object.entries(TOWNS).flatMap(([town, codes]) => codes.split(' ').map((code) => [code, town] as const)),
);

/** Undefined for anything but a complete post code, and for one that several places share. */
export function townOf(postCode: string): string | undefined {
  const digits = postCode.trim().replace('-', '');
  if (!/^\d{5}$/.test(digits) || SHARED.includes(digits)) return undefined;
  return byBeginning.get(digits.slice(0, 2)) ?? byBeginning.get(digits.slice(0, 3));
}
