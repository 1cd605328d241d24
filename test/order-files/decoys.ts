/** Headings that name no ordered quantity, for generated tables: money, sums, counts, plurals, packs, stocks, history, places, other codes. */
import { textsOf } from '../fixtures/texts';

export const DECOYS = textsOf(`
  Bestellwert | Auftragswert | Warenwert | Gesamtwert | Nettobetrag | Bruttosumme | Bestellsumme | Positionswert | Zeilenbetrag | Listenpreis | Staffelpreis
  Order total | Order value | Order amount | Order cost | Order sum | Total order value | Line amount | Extended price | Ext. Price | Net amount | Line value
  Zamówienie razem | Wartość zamówienia | Kwota zamówienia | Suma zamówienia | Zamówienie netto | Zamówienie brutto | Zamówienia razem | Koszt zamówienia
  Wartość zamówiona | Cena zamówienia | Razem zamówienie | Wartość pozycji | Suma pozycji | Obrót | Saldo | Marża | Budżet
  Liczba zamówień | Ilość zamówień | Liczba pozycji | Liczba dostaw | Liczba klientów | Liczba faktur | Liczba zamówień w roku | Zamówień łącznie
  Number of orders | No. of orders | Orders | Order count | Orders count | Orders YTD | Count of orders | Number of lines | Number of deliveries | Orders total
  Anzahl Bestellungen | Anzahl Aufträge | Bestellungen | Anzahl Lieferungen | Anzahl Positionen | Bestellungen gesamt
  Quantity per unit | Qty per unit | Quantity per pack | Qty per box | Units per carton | Units per pallet | Pcs per case | Pieces per pack | Qty/box | Pack quantity
  Ilość w opakowaniu | Ilość w kartonie | Ilość na palecie | Ilość w paczce | Sztuk w kartonie | Sztuk na palecie | szt./opak. | szt./karton | Ilość na sztukę
  Ilość na jednostkę | Ilość zbiorcza | Ilość w zgrzewce | Menge pro Karton | Menge je VPE | Menge je Palette | Stück pro Karton | Stück je VPE | Menge pro Einheit
  Stan | Stan magazynu | Stan magazynowy | Ilość na stanie | Ilość dostępna | Ilość w magazynie | Dostępna ilość | Dostępne sztuki | Ilość zarezerwowana
  Stock | Stock qty | Qty on hand | Available qty | Warehouse qty | Quantity in stock | Reserved qty | Bestand | Lagerbestand | Verfügbare Menge | Lagermenge
  Ilość wydana | Ilość dostarczona | Ilość zrealizowana | Ilość zafakturowana | Ilość zwrócona | Ilość poprzednia | Ostatnio zamówiono | Poprzednio zamówiono
  Pozostało | Ilość pozostała | Brak | Sprzedaż | Ilość sprzedana | Zużycie | Prognoza | Zamówiono 2025 | Zamówienia 2025 | Sprzedaż 2025
  Qty shipped | Qty delivered | Qty received | Qty invoiced | Returned qty | Previous qty | Last order qty | Remaining qty | Backorder qty | Sold qty
  Ordered 2025 | Orders 2025 | Ordered last year | Forecast qty | Gelieferte Menge | Offene Menge | Restmenge | Letzte Menge | Verkaufte Menge | Bestellt 2025
  Min. ilość | Ilość minimalna | Minimum order quantity | Min order qty | MOQ | Mindestmenge | Mindestbestellmenge | Ilość maksymalna | Max qty | Limit
  Cena | Cena netto | Cena za sztukę | Cena za szt. | Cena jedn. | Cena katalogowa | Wartość | Wartość netto | Wartość brutto | Kwota | Kwota VAT | Razem
  Razem netto | Suma | Suma netto | Rabat | Rabat % | VAT | VAT % | Stawka VAT | Price | Unit price | List price | Price per unit | Price per piece | Total
  Grand total | Subtotal | Discount | Tax | Preis | Einzelpreis | Stückpreis | Preis pro Stück | Gesamtpreis | Betrag | Summe | Rabatt | MwSt.
  Waga | Waga kg | Waga sztuki | Masa | Masa netto | Długość | Szerokość | Wysokość | Objętość | Pojemność | Średnica | Weight | Net weight | Length | Width
  Height | Volume | Gewicht | Länge | Breite | Höhe | Lp. | Poz. | Pos. | Line | Line no. | Rok | Miesiąc | Tydzień | Year | Month | Week | Jahr | Woche
  Numer zamówienia | Nr zamówienia | Order number | Order no. | Bestellnr. Kunde | Data zamówienia | Order date | Bestelldatum | Termin dostawy
  Liczba kartonów na palecie | Opakowań na warstwie | Warstw na palecie | Dni dostawy | Czas dostawy | Lead time | Lieferzeit | Priorytet | Strona | Page | Numer partii`);

/** Headings of the ordered quantity that nobody doubts. */
export const PLAIN = textsOf(
  'Ilość | Ilość szt. | Ilość zamówiona | Zamówiona ilość | Zamawiana ilość | Do zamówienia | Qty | Quantity | Order qty | Quantity ordered | Menge | Bestellmenge | Anzahl',
);
