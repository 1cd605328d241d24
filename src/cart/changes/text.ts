/** Polish texts of what changed in the cart without the buyer; no first screen displays them. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const changesText = texts('cart.changes', {
  title: 'Koszyk się zmienił',
  seen: 'Widzę zmiany',
  show: 'Pokaż',
  price: phrase('{name}: cena netto {from} → {to}'),
  quantity: phrase('{name}: ilość {from} → {to}'),
  quantityValue: phrase('{name}: ilość {from} → {to}, wartość {was} → {is} brutto'),
  here: phrase('Sklep zmienił ilość: {from} → {to}'),
  item_removed: phrase('{name}: produktu nie ma już w koszyku'),
  carrier_price: phrase('{name}: cena netto dostawy {from} → {to}'),
  item_added: phrase('{name}: dodano do koszyka, ilość {to}'),
  carrier: phrase('Dostawa: {from} → {to}'),
  payment: phrase('Płatność: {from} → {to}'),
  destination: phrase('Miejsce dostawy: {from} → {to}'),
  nothing: 'brak',
  detail: phrase('{label}: {from} → {to}'),
  cart: 'W tym miejscu jest teraz inny koszyk.',
  other: 'Zmieniły się ceny lub szczegóły zamówienia.',
  carrier_removed: phrase('{name}: ten sposób dostawy nie jest już dostępny'),
});
