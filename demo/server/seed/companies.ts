/** The invented companies whose people visit the demo; their tax numbers pass the checksum. */

export const renovationFirm = {
  company: 'Rembud Kowalczyk sp. z o.o.',
  nip: '5253416727',
  first: 'Anna',
  last: 'Kowalczyk',
  street: 'ul. Puławska',
  houseNo: '182',
  zipCode: '02-670',
  city: 'Warszawa',
  voivodeship: 'mazowieckie',
  branch: 1,
};

export const interiorShop = {
  company: 'Dom i Wnętrze Zając s.c.',
  nip: '6761106844',
  first: 'Marek',
  last: 'Zając',
  street: 'ul. Wielicka',
  houseNo: '44',
  zipCode: '30-552',
  city: 'Kraków',
  voivodeship: 'małopolskie',
  branch: 2,
};

export const tiler = {
  company: 'Glazbud Wiśniewski',
  nip: '8970388546',
  first: 'Piotr',
  last: 'Wiśniewski',
  street: 'ul. Krzywoustego',
  houseNo: '105A',
  zipCode: '51-166',
  city: 'Wrocław',
  voivodeship: 'dolnośląskie',
  branch: 3,
};

export const developer = {
  company: 'Inwest-Dach S.A.',
  nip: '7812143041',
  first: 'Ewa',
  last: 'Nowak',
  street: 'ul. Głogowska',
  houseNo: '216',
  zipCode: '60-104',
  city: 'Poznań',
  voivodeship: 'wielkopolskie',
  branch: 4,
};

export const housingFirm = {
  company: 'Naramowice Dom sp. z o.o.',
  nip: '7812044178',
  first: 'Ewa',
  last: 'Nowak',
  street: 'ul. Naramowicka',
  houseNo: '150',
  zipCode: '61-619',
  city: 'Poznań',
  voivodeship: 'wielkopolskie',
  branch: 4,
};
