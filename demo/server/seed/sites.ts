/** The delivery addresses that the demo's clients have saved. */

export const SITES = [
  {
    name: 'Budowa – brama od podwórza',
    street: 'ul. Kwiatowa',
    houseNo: '7',
    zipCode: '05-500',
    city: 'Piaseczno',
    post: 'Piaseczno',
    region: 'mazowieckie',
    phone: '601 202 303',
    driverNote: 'HDS tylko do 10 t',
  },
  {
    name: 'Magazyn',
    street: 'ul. Przemysłowa',
    houseNo: '12',
    flatNo: '3',
    zipCode: '05-816',
    city: 'Michałowice',
    post: 'Michałowice',
    region: 'mazowieckie',
  },
  {
    name: 'Biuro budowy',
    street: 'al. Jana Pawła II',
    houseNo: '61',
    flatNo: '14',
    zipCode: '01-031',
    city: 'Warszawa',
    post: 'Warszawa',
    region: 'mazowieckie',
  },
];
