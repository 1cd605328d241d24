/** Lists the Polish voivodeships, in Polish order; the first is the default (rule A6). */
export const voivodeships = [
  'dolnośląskie',
  'kujawsko-pomorskie',
  'lubelskie',
  'lubuskie',
  'łódzkie',
  'małopolskie',
  'mazowieckie',
  'opolskie',
  'podkarpackie',
  'podlaskie',
  'pomorskie',
  'śląskie',
  'świętokrzyskie',
  'warmińsko-mazurskie',
  'wielkopolskie',
  'zachodniopomorskie',
] as const;

export type Voivodeship = (typeof voivodeships)[number];
export const defaultVoivodeship: Voivodeship = voivodeships[0];
