/** Words of headings by meaning: Polish, English and German, folded; `*` matches any ending. */

/** `pack`, `stock` and `past` are amounts that nobody orders. `pack` may also be the unit of the ordered amount. */
export type Word =
  | 'quantity'
  | 'order'
  | 'count'
  | 'piece'
  | 'pack'
  | 'packs'
  | 'stock'
  | 'past'
  | 'place'
  | 'money'
  | 'sum'
  | 'code'
  | 'own'
  | 'number'
  | 'thing'
  | 'tariff'
  | 'client'
  | 'maker'
  | 'rival'
  | 'gtin'
  | 'name'
  | 'unit'
  | 'measure'
  | 'line'
  | 'aside'
  | 'joint';

const WORDS: Readonly<Record<Word, string>> = {
  quantity: 'ilosc ilosci il ile liczba quantity quantities qty quant qnty menge mengen anzahl mnozstvi kolicina',
  order:
    'zam zamow* zamaw* zmow potrzeb* zapotrzebowani* wymagan* kupi* kupuj* nabyci* domow* chce order ordered ordering require* request* need needed ' +
    'needs want wanted buy bestell* bestellt bestellung bestellte bestellmenge bestellanzahl bedarf bedarfsmenge auftragsmenge benotigt* orderqty reorder best',
  // How often, not how many: "Liczba zamówień".
  count:
    'zamowien zlecen dostaw faktur klientow transakcji wizyt orders deliveries invoices customers clients shipments visits bestellungen auftrage auftragen lieferungen ytd count',
  piece: 'szt sztuk* pcs pc pce piece pieces stk stck stuck stucke stuckzahl ea each units',
  // A single pack: "w opakowaniu", "Karton". The quantity in a pack is not an ordered quantity.
  pack:
    'opakowani* karton kartonie kartonu kart palecie palete paleta palety zbiorcz* jednostkow* paczce paczka pakowani* pudelku pudelko zgrzewce zgrzewka ' +
    'zestawie komplecie worku rolce warstwie warstwa skrzynce pakiecie pack package packaging packing case carton ctn box pallet layer inner outer bundle ' +
    'bag moq krotnosc* wielokrotnosc* packung packungs* verpackung* vpe ve gebinde palette kiste umkarton inhalt packmenge packsize',
  // Units of ordered packs: "Ilość (op.)", "Liczba kartonów".
  packs:
    'op opak opakowan opk kartonow kartony paczek paczki palet pudelek pudelka zgrzewek worki workow rolek rolki kompletow komplety kpl zestawow packs packages cartons ' +
    'boxes cases pallets bags pakete kartons paletten rollen sacke packungen',
  stock:
    'stan stanie stany stanu magazyn* zapas* dostepn* wolne wolny rezerwacj* zarezerwowan* min minimum minimaln* max maks maksimum maksymaln* limit prog ' +
    'stock stocks inventory available availability hand reserved warehouse minimal maximum ' +
    'bestand lager* verfugbar* vorrat vorrate mindest* mindestmenge mindestbestellmenge meldebestand maximal hochst* reserviert',
  // A code or an amount of these is none of the goods: "Kod magazynu", "Warehouse qty".
  place:
    'magazyn magazynu magazynie warehouse location locations lokalizacj* lager lagerort oddzial* filia filii branch dzial dzialu department store bin regal regalu polka shelf plac',
  past:
    'wydan* wydal* dostarcz* zrealizow* zafakturow* fakturow* przyjet* wyslan* zwrot* zwroc* pozosta* brak* poprzedni* ostatni* sprzed* zuzyci* prognoz* ' +
    'odebran* skompletow* anulow* delivered shipped received invoiced returned cancelled canceled backorder backordered open outstanding remaining previous last ' +
    'sold sales forecast usage confirmed fulfilled picked geliefert* liefermenge berechnet* erhalten* retoure offen* rest restmenge letzte* vorjahr verkauft* ' +
    'storniert potwierdz* zalegl*',
  money:
    'cen cena ceny cene cenie cennik* cenow* wartosc* kwot* netto brutto vat rabat* upust* marz* narzut* koszt* pln eur euro usd gbp zl zlotych podatek podatk* ' +
    'stawka oplata price prices pricing value values cost costs net gross tax discount* margin currency rrp msrp srp subtotal preis* betrag wert* mwst ' +
    'ust steuer* rabatt* kosten einzelpreis gesamtpreis nettopreis bruttopreis listenpreis summe gesamt* waluta zaplaty platnosc* naleznosc*',
  sum: 'razem suma sumy sumaryczn* lacznie laczna ogolem total totals sum overall insgesamt',
  code: 'kod kody kodu code codes',
  own:
    'sku bestell symbol symbole indeks indeksy index kat katalogow* katalog catalog catalogue cat ref refer* referenc* model modell typ plu artnr nrkat ' +
    'artikelnummer artikelnr artikelcode produktnummer produktnr produktcode materialnummer materialnr teilenummer sachnummer bestellnummer bestellnr bestellcode ' +
    'itemcode itemno partno partnumber productcode sygnatura',
  number: 'nr numer numery number no num nummer id identyfikator ident',
  thing:
    'tow tw towar* produkt* artykul* art article articles artikel item items product products material* part parts wyrob* asortyment* variant wariant* goods ware waren teil przedmiot',
  // Numbers that are no product codes.
  tariff:
    'cn tariff pkwiu pkob hs taric intrastat celn* taryf* customs zolltarif* gtu pocztow* zip postal koloru rabatow* podatkow* kraju country grupy kategorii document dokument* transakcj* transaction* invoice rechnung* faktur* batch parti* lot serii serial type typu rodzaj* projektu project',
  client: 'zamawiajac* kontrahent* klient* odbiorc* customer client buyer kunden*',
  maker: 'producent* manufacturer* mfr mfg hersteller* vendor maker marki fabryczn*',
  // Single words for the maker's code.
  rival: 'mpn oem herstellernummer herstellernr herstellerartikelnummer',
  gtin: 'ean eany gtin kreskow* barcode barcodes upc strichcode jan eancode gs',
  name:
    'nazw* opis opisy name names description descriptions desc title bezeichnung* beschreibung* artikelbezeichnung produktbezeichnung produktname artikelname tytul ' +
    'artikeltext kurztext warenbezeichnung materialkurztext tresc',
  unit: 'jm um jedn jednostk* miar* unit uom measure einheit* mengeneinheit me mertekegyseg',
  measure:
    'before waga wagi masa weight gewicht* wymiar* dlugosc* szerokosc* wysokosc* glebokosc* objetosc* pojemnosc* grubosc* srednic* rozmiar* length width height volume size* depth ' +
    'dimension* lange breite hohe tiefe volumen grosse abmessung* data daty dat termin* rok roku miesiac tydzien czas date dates deadline year month week day datum liefertermin ' +
    'lieferdatum jahr monat woche kg gram',
  line: 'designator designators refdes lp poz pozycj* pos position positions line lines zeile lfd row wiersz',
  aside:
    'uwag* komentarz* notatk* zdjeci* foto fotografia status kolor* barwa kraj kategori* grup* marka link www url adres magazynier mpk projekt budow* ' +
    'note notes remark* comment* image photo picture colo* country* category group brand bemerkung* hinweis* bild farbe land kategorie ' +
    'gruppe warengruppe marke dostawc* supplier lieferant* gwarancj* atest* nowosc strona page seite footprint libpart datasheet lcsc dnp',
  joint:
    'slash w we na z ze do od za dla po i o per pro je in of on to for from and auf fur von der die das den im zu the a p l m',
};

const exact = new Map<string, Word>();
const stems: (readonly [stem: string, word: Word])[] = [];
for (const [word, list] of Object.entries(WORDS) as [Word, string][])
  for (const one of list.split(' '))
    if (one.endsWith('*')) stems.push([one.slice(0, -1), word]);
    else exact.set(one, word);
// Longest first: "bestellnr…" before "bestell…".
stems.sort(([one], [other]) => other.length - one.length);

/** Endings of German compounds: the last part decides, "Bestellwert" is money. */
const ENDINGS: readonly (readonly [ending: string, word: Word])[] = [
  ['preis', 'money'],
  ['betrag', 'money'],
  ['wert', 'money'],
  ['summe', 'money'],
  ['kosten', 'money'],
  ['bestand', 'stock'],
  ['bezeichnung', 'name'],
  ['einheit', 'unit'],
  ['gewicht', 'measure'],
  ['datum', 'measure'],
  ['zeit', 'measure'],
];

const known = new Map<string, Word | undefined>();

function read(word: string): Word | undefined {
  return (
    exact.get(word) ??
    ENDINGS.find(([ending]) => word.length > ending.length && word.endsWith(ending))?.[1] ??
    stems.find(([stem]) => word.startsWith(stem))?.[1] ??
    (/.nummer$/.test(word) ? 'own' : undefined)
  );
}

export function wordOf(word: string): Word | undefined {
  if (known.size > 5000) known.clear();
  if (!known.has(word)) known.set(word, read(word));
  return known.get(word);
}
