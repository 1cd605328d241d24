/** Tests the words and pictures of notes, safety, guarantee, notice and split payment, as the server sends them to any buyer. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { aLine, courier, wire } from '../../fixtures/cart';
import { cartStage, toSummary } from './cart';

/** Any picture, because the test checks only place and size. */
const picture = (name: string): string => `${location.origin}/dist/${name}.svg`;
const payment = {
  ...wire,
  split_payment: true,
  seller_account: {
    number: '12 1140 2004',
    white_list: { state: 'listed', checked_at: '2026-11-20', request_id: 'aa111' },
  },
};
const cartOf = (buyer: string) => ({
  buyer,
  items: [
    aLine({
      id: 12,
      product_name: 'Gres',
      notes: [
        { kind: 'warning', text: 'Ostre krawędzie.' },
        { kind: 'info', text: 'Jedna partia.', url: '/partie' },
      ],
      safety: { producer: 'Kamień', address: 'ul. Polna 3', contact: 'a@b.pl', warnings: ['Noś rękawice.'] },
      guarantee: { years: 5, image: picture('label'), nested: picture('nested'), url: '/gwarancja' },
    }),
  ],
  guarantee_notice: {
    image: picture('notice'),
    width: 1000,
    height: 1414,
    alt: 'Powiadomienie',
    url: 'https://europa.eu/youreurope/gwarancje',
  },
  carrier: { ...courier, price_gross: '29.90' },
  availablePayments: [payment],
  payment: { ...payment },
  prices: { total_gross: '100.00' },
});

afterEach(() => setViewport({ width: 1280, height: 800 }));

for (const buyer of ['company', 'sole-trader', 'consumer'])
  for (const width of [390, 1280])
    describe(`the cart of a ${buyer} at ${width} pixels`, () => {
      it('displays notes, safety, guarantee, notice, split payment and account before the order [Z40, Z41, Z42, Z43, Z44]', async () => {
        await setViewport({ width, height: 844 });
        const stage = await cartStage(cartOf(buyer));
        const line = () => stage.root.querySelector('.product__text')!;
        const onStep = () => {
          const [safety, label] = [...line().querySelectorAll('details.duty')];
          expect(line().textContent).to.contain('Uwaga: Ostre krawędzie.');
          expect(line().querySelector<HTMLAnchorElement>('p a')!.textContent).to.equal('Jedna partia.');
          expect(safety!.textContent).to.equal(
            'Bezpieczeństwo produktuProducent: Kamień, ul. Polna 3, a@b.plOstrzeżenia: Noś rękawice.',
          );
          expect(label!.querySelector('summary img')!.getAttribute('alt')).to.equal(
            'Gwarancja trwałości producenta (lata): 5',
          );
          const whole = label!.querySelector<HTMLImageElement>(':scope > a > img')!;
          expect(whole.checkVisibility()).to.equal(false);
          label!.querySelector('summary')!.click();
          expect([whole.checkVisibility(), getComputedStyle(whole).filter]).to.deep.equal([true, 'none']);
        };
        onStep();
        await toSummary(stage);
        onStep();
        const notice = stage.root.querySelector<HTMLElement>('.guarantee-notice')!;
        const image = notice.querySelector('img')!;
        expect(image.checkVisibility()).to.equal(true);
        expect(image.closest('details')).to.equal(null);
        const { top, height } = notice.getBoundingClientRect();
        expect([image.getBoundingClientRect().height, height]).to.deep.equal([130, 152]);
        const lines = stage.root.querySelector('.order .items')!.getBoundingClientRect();
        if (width < 1000) expect(top).to.be.at.least(lines.bottom);
        else expect(notice.getBoundingClientRect().left).to.be.at.least(lines.right);
        expect([...notice.querySelectorAll('a')].at(-1)!.href).to.equal('https://europa.eu/youreurope/gwarancje');
        await stage.press('Powiększ');
        const whole = notice.querySelector<HTMLImageElement>('dialog img')!;
        const dialog = whole.closest('dialog')!;
        expect(getComputedStyle(dialog).borderStyle).to.equal('none');
        const room = dialog.getBoundingClientRect().width;
        expect(whole.getBoundingClientRect().width).to.be.at.least(Math.min(room - 60, 500));
        await stage.press('Zamknij');
        const text = stage.text().replaceAll('\u00A0', ' ');
        expect(text).to.contain('Zapłać w mechanizmie podzielonej płatności (MPP)');
        expect(text).to.contain('Rachunek sprzedawcy: 12 1140 2004');
        expect(text).to.match(/Rachunek na białej liście podatników VAT .*20\.11\.2026, nr zapytania aa111/);
      });
    });
