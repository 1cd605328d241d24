/** Tests which lines `<shop-address>` displays: each known part, once. */
import { expect } from '@open-wc/testing';
import { faultsOf, page, within } from '../product/page';

const BUILD = 'shop-joining';

describe('<shop-address>', () => {
  const linesOf = async (address: object) => {
    const place = await page(
      `<shop-address address='${JSON.stringify(address)}'></shop-address>`,
      ['shop-address'],
      BUILD,
    );
    expect(await faultsOf(place)).to.deep.equal([]);
    const lines = [...within<HTMLElement>(place.querySelector('shop-address')!, 'address').children];
    return lines.map((one) => one.textContent);
  };

  it('shows an address from prefixed and unprefixed field names', async () => {
    const plain = {
      house_no: '1',
      flat_no: '2',
      zip_code: '02-797',
      city: 'Warszawa',
      name: 'Budowa',
      tax_no: '1234563218',
    };
    expect(await linesOf({ address_street: 'Klimczaka', ...plain })).to.deep.equal([
      'Budowa',
      'Klimczaka 1/2',
      '02-797 Warszawa',
      'NIP 1234563218',
    ]);
  });

  it('shows the person’s name below the company’s, and only once if they are equal', async () => {
    const person = { first_name: 'Anna', last_name: 'Nowak' };
    expect(await linesOf({ name: 'Budowa', ...person })).to.deep.equal(['Budowa', 'Anna Nowak']);
    expect(await linesOf({ name: 'Anna Nowak ', ...person })).to.deep.equal(['Anna Nowak ']);
    expect(await linesOf(person)).to.deep.equal(['Anna Nowak']);
  });

  it('shows the post office if it is in another town', async () => {
    const village = { zip_code: '05-123', city: 'Dąbrowa' };
    expect(await linesOf({ ...village, post: 'Chotomów' })).to.deep.equal(['05-123 Dąbrowa', 'Poczta: Chotomów']);
    expect(await linesOf({ ...village, post: 'DĄBROWA' })).to.deep.equal(['05-123 Dąbrowa']);
  });

  it('shows a country other than Poland, in any notation of the shop', async () => {
    for (const country of ['PL', 'pl', 'Polska'])
      expect(await linesOf({ city: 'Kraków', country }), country).to.deep.equal(['Kraków']);
    expect(await linesOf({ city: 'Brno', country: { iso_code: 'cz' } })).to.deep.equal(['Brno', 'Czechy']);
  });
});
