/** Words of order mails that are no goods: Polish, English and German, folded; `*` matches any ending. */

const setOf = (list: string) => {
  const words = list.split(' ');
  const exact = new Set(words);
  const stems = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  return (word: string): boolean => exact.has(word) || stems.some((stem) => word.startsWith(stem));
};

/** First words of lines about the order, not about goods. */
export const isAbout = setOf(
  'zamowienie zamowienia nr numer data termin tel telefon kom fax nip regon krs ul ulica dostaw* faktur* oferta dotyczy dot platnosc* order no date phone ' +
    'bestellung datum rechnung lieferung lieferadresse re fwd fw odp temat subject betreff dnia od do dw from to cc sent wyslano von an gesendet adres address ' +
    'odbior firma mail email e www http https ps iban konto bank kurs wrote napisal*',
);

export const isGreeting = setOf('dzien witam witaj czesc hej szanown* panie hi hello dear hallo guten sehr liebe*');

/** After these a mail has a signature. */
export const isFarewell = setOf(
  'pozdrawiam* pozdrowieniami powazaniem regards sincerely gruss* grussen cheers milego wishes mfg',
);

/** Words of greetings, requests and remarks. */
export const isChatter = setOf(
  'dzien dobry witam witaj czesc hej szanowni szanowny szanowna panstwo panie pani pan hello hi dear sir madam all team guten tag hallo liebe sehr geehrte ' +
    'geehrter damen herren herr frau prosze prosimy poprosze poprosimy prosz* zamawiam* zamowic zamow* potrzebuj* chcial* chcemy chce kupic zakupic realizacj* wysylk* wyslanie przygotowanie przeslanie ' +
    'nastepujac* ponizej ponizsz* towar* produkt* pozycj* pilne pilnie dziekuj* dzieki pozdrawiam jutro dzis asap urgent please thanks thank you bitte danke dringend send us me we ' +
    'would like need want the following items goods wir bestellen brauchen benotigen liefern sie uns mir folgende artikel jeszcze oraz of i a o na w z ze do dla mnie nas and und lista ' +
    'zamowienie zamowienia tydzien przyszly order bestellung usun kontynuuj koszyk koszyka twoj przejdz kasy kasa wroc sklepu faktur* remove cart checkout',
);
