/** Words of order files, taken from real forms independently of the reader's own lists. */

export type Language = 'pl' | 'en' | 'de';

/** `quantity`: headings of the ordered amount alone; `ordered`: unambiguous next to any other amount. */
type Amount = 'quantity' | 'ordered';
/** Amounts that are not ordered, and other numbers. */
type Other = 'pack' | 'stock' | 'delivered' | 'price' | 'value' | 'makerCode' | 'tariff' | 'weight' | 'day' | 'note';
/** `strange`: rare headings, whose meaning the person has to confirm. */
type List =
  | Amount
  | Other
  | 'code'
  | 'ean'
  | 'name'
  | 'strange'
  | 'unit'
  | 'line'
  | 'titles'
  | 'totals'
  | 'names'
  | 'units';

import { textsOf } from '../fixtures/texts';

export const LISTS: Readonly<Record<Language, Readonly<Record<List, readonly string[]>>>> = {
  pl: {
    code: textsOf(`
      Symbol | Indeks | Kod | Kod towaru | Kod produktu | SKU | Nr katalogowy | nr_katalogowy | Numer katalogowy | tw_Symbol
      variant_sku | Art. nr | Nr art. | Numer artykułu | KOD | symbol towaru | Indeks towaru | Nr kat. | kod_towaru | Kod art.
      Symbol / Kod | Indeks katalogowy | Nr produktu | Kod asortymentu | Kod wyrobu | Index`),
    ean: textsOf('EAN | Kod EAN | Kod kreskowy | GTIN | EAN-13 | ean13 | Kod kreskowy (EAN)'),
    name: textsOf(
      'Nazwa | Nazwa towaru | Opis | Produkt | Towar | Nazwa produktu | Asortyment | Nazwa artykułu | nazwa_towaru | Opis towaru',
    ),
    quantity: textsOf(`
      Ilość | ILOŚĆ | ilosc | Ilość szt. | Ilość [szt.] | Liczba | Liczba sztuk | Sztuki | Szt. | Ile | Ile sztuk | Il. | Ilość sztuk
      Ilość (szt) | Ilość towaru | Razem szt. | szt | Ilość ogółem | ilosc_szt`),
    ordered: textsOf(`
      Zamówiona ilość | Ilość zamówiona | Potrzebna ilość | Ilość zam. | Do zamówienia | Zam. | Zamówiono | Zamawiana ilość
      Zamówienie | Ilość do zamówienia | Zamawiam | Zapotrzebowanie | Zamówienie (szt.) | ilosc_zamowiona | Zam. ilość
      Ilość zamawiana`),
    strange: textsOf('Wybór klienta | Poproszę | Sz-t | Biorę | Q | Nasza dyspozycja'),
    unit: textsOf('J.m. | jm | JM | Jedn. | Jednostka | Jednostka miary | j. m. | Jedn. miary'),
    line: textsOf('Lp. | Lp | L.p. | Poz. | Nr | LP | Pozycja'),
    pack: textsOf(`
      Ilość w opak. | Ilość w opakowaniu | Ilość na palecie | Liczba sztuk w kartonie | szt./opak | Szt. w kart. | Opakowanie
      Opak. zbiorcze | Ilość w kartonie | szt/karton | Ilość zbiorcza | Szt. na palecie | Krotność | Pakowanie po`),
    stock: textsOf(`
      Stan | Stan magazynowy | Ilość na stanie | Dostępne | Dostępna ilość | Ilość dostępna | Min. | Minimum | Stan min.
      Ilość minimalna`),
    delivered: textsOf(
      'Ilość wydana | Dostarczono | Ilość zrealizowana | Zrealizowano | Wydano | Ilość dostarczona | Poprzednio zamówiono',
    ),
    price: textsOf(
      'Cena | Cena netto | Cena 2026 | Cena jedn. netto | Cena netto PLN | Cena od 100 szt. | Cena kat. | Cena za szt. | cena_netto',
    ),
    value: textsOf('Wartość | Wartość netto | Kwota | Razem netto | Wartość brutto'),
    makerCode: textsOf('Kod producenta | Symbol producenta | Nr producenta | MPN'),
    tariff: textsOf('Kod CN | PKWiU | Kod celny'),
    weight: textsOf('Waga | Waga kg | Masa netto | Waga [kg]'),
    day: textsOf('Termin | Data dostawy | Termin realizacji'),
    note: textsOf('Uwagi | Komentarz | Producent | Marka | Kolor'),
    titles: textsOf(`
      Zamówienie nr 12 | Lista towarów | Numer zamówienia: 7 | Nazwa firmy: ABC | Produkty do zamówienia
      Zamówienie z dnia 12.11.2026 | Zamawiający: Budimpol Sp. z o.o. | NIP: 526-587-76-35 | Ilość pozycji: 14 | FORMULARZ ZAMÓWIENIA
      Cennik 2026 / zamówienie | Osoba kontaktowa: Jan Nowak, tel. 600 100 200`),
    totals: textsOf('Razem | RAZEM: | Suma | Ogółem | Do zapłaty | Razem netto'),
    names: textsOf(`
      Rękawice nitrylowe | Okulary ochronne | Kask budowlany biały | Gres Calva Szary 60x60 | Klej elastyczny C2TE 25 kg
      Sumator wody 3/4 | Listwa 2,5 m | Rura PP 1/2" | Wkręt 4x40; ocynk | Farba biała, 10 l | Suma Bac D10 1 l
      Razem Plus środek myjący | Opak. prezentowe | Żółć łąki ćma ńźś`),
    units: textsOf('szt. | szt | opak. | m2 | kpl. | kg | mb | op.'),
  },
  en: {
    code: textsOf(`
      SKU | Part No | Part Number | Item No. | Code | Product Code | Item Code | variant_sku | supplier_sku | Article No | Reference
      Catalogue No. | ProductCode | item_code | Ref. | Stock Code`),
    ean: textsOf('EAN | Barcode | GTIN | EAN Code | UPC/EAN'),
    name: textsOf('Name | Description | Product | Item | Product Name | Item Description | Title | product_name'),
    quantity: textsOf('Qty | Quantity | QTY | Qty. | Pcs | Pieces | Units | Quantity (pcs) | Total Qty | quantity'),
    ordered: textsOf(`
      Order Qty | qty_ordered | Ordered | Quantity Ordered | Order Quantity | QtyOrdered | Required Qty | Qty Required | Qty to order
      Requested quantity`),
    strange: textsOf('How many? | Our pick | Take | Call-off'),
    unit: textsOf('Unit | UOM | U/M | Unit of measure'),
    line: textsOf('No | Line | # | Pos | Line No.'),
    pack: textsOf(
      'Qty per pack | Pack Size | Case Qty | Units per case | Pack qty | Pcs/carton | Qty per box | Inner pack | MOQ | Pallet qty',
    ),
    stock: textsOf(
      'Stock | In stock | Available | Qty on hand | Stock Qty | Available qty | Min Qty | Minimum order qty',
    ),
    delivered: textsOf('Qty Shipped | Delivered | Qty delivered | Received | Invoiced qty | Backordered'),
    price: textsOf('Price | Unit Price | Net price | Price 2026 | List price EUR | Unit cost'),
    value: textsOf('Total | Value | Line total | Net value'),
    makerCode: textsOf('MPN | Manufacturer Code | Manufacturer part no.'),
    tariff: textsOf('HS Code | Tariff code'),
    weight: textsOf('Weight | Weight (kg) | Net weight'),
    day: textsOf('Date | Delivery date | Due date'),
    note: textsOf('Notes | Remarks | Brand | Colour'),
    titles: textsOf(`
      Purchase Order 4711 | Order list | Order number: 7 | Company name: ABC | Products to order | PO Date: 2026-11-12
      Quantity of lines: 4`),
    totals: textsOf('Total | TOTAL: | Sum | Grand total | Subtotal'),
    names: textsOf(
      'Nitrile gloves | Safety goggles | Hard hat, white | Total Quartz 5W40 | Pipe 1/2" | Tile adhesive 25 kg | Screw 4x40; zinc',
    ),
    units: textsOf('pcs | pc | box | kg | m2 | set'),
  },
  de: {
    code: textsOf(`
      Artikelnummer | Art.-Nr. | Artikel-Nr. | Artikelnr. | Bestellnummer | Bestell-Nr. | Materialnummer | Produktcode | Art. Nr
      Artikelcode | Teilenummer`),
    ean: textsOf('EAN | GTIN | Barcode | EAN-Code | Strichcode'),
    name: textsOf('Bezeichnung | Artikelbezeichnung | Beschreibung | Produkt | Produktname | Artikelname | Artikel'),
    quantity: textsOf('Menge | Anzahl | Stück | Stk. | Stückzahl | Menge (Stk) | MENGE'),
    ordered: textsOf(
      'Bestellmenge | Bestellte Menge | Benötigte Menge | Bedarf | Menge bestellt | Bestellung | Best.-Menge',
    ),
    strange: textsOf('Wunsch | Nimm | Abruf'),
    unit: textsOf('Einheit | ME | Mengeneinheit'),
    line: textsOf('Pos. | Pos | Nr. | Lfd. Nr. | Position'),
    pack: textsOf(
      'Menge pro VPE | VPE | Verpackungseinheit | Stück pro Karton | Inhalt | Menge je Palette | Packungsgröße',
    ),
    stock: textsOf('Bestand | Lagerbestand | Verfügbar | Mindestmenge | Mindestbestellmenge | Verfügbare Menge'),
    delivered: textsOf('Gelieferte Menge | Liefermenge | Offene Menge | Geliefert'),
    price: textsOf('Preis | Einzelpreis | Preis netto | EK-Preis | Listenpreis 2026 | Stückpreis'),
    value: textsOf('Gesamtpreis | Betrag | Summe | Wert'),
    makerCode: textsOf('Herstellernummer | Hersteller-Nr.'),
    tariff: textsOf('Zolltarifnummer | HS-Code'),
    weight: textsOf('Gewicht | Gewicht (kg)'),
    day: textsOf('Liefertermin | Datum'),
    note: textsOf('Bemerkung | Hinweise | Hersteller | Farbe'),
    titles: textsOf(
      'Bestellung Nr. 12 | Artikelliste | Bestellnummer: 7 | Firma: ABC GmbH | Datum: 12.11.2026 | Anzahl Positionen: 4',
    ),
    totals: textsOf('Summe | Gesamt | Gesamtsumme | Zwischensumme'),
    names: textsOf(
      'Nitrilhandschuhe | Schutzbrille | Bauhelm weiß | Fliesenkleber 25 kg | Schraube 4x40; verzinkt | Rohr 1/2" | Öl Größe 3',
    ),
    units: textsOf('Stk | Stk. | kg | m2 | Pack'),
  },
};
