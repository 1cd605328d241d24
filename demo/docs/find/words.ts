/** Words of the search: Polish and English synonyms, and stems. */
import { plain } from '../../server/catalogue/haystack';

/** Synonyms, one group per line. Pages are mostly English; many queries are Polish. */
const SYNONYMS = `
koszyk cart basket
dropdown minicart widget licznik
zamowienie order confirm
zamowic order confirm
platnosc payment pay paid
oplacic paid payment
dostawa delivery shipping przesylka
przewoznik carrier kurier courier
paczkomat locker inpost
mapa map
adres address
cena price pricing
netto net
brutto gross
zaokraglac rounding round rounds
grosz money decimal amount kwota
stawka vat rate tax podatek
wtyczka plugin
aktualizacja upgrade update upgrading
wersja version release
instalacja install setup
zainstalowac install
odinstalowac uninstall removal remove
usunac remove delete removal
magazyn warehouse stock branch
oddzial branch department
hurtownia wholesale b2b
grupa group
logowanie login sign session account
zalogowac login sign
sesja session
gosc guest anonymous
uzytkownik user client customer
klient client customer buyer
handlowiec trader salesman
tlumaczenie translation language i18n
jezyk language translation
tekst text wording label
kolor colour color
wyglad look theme css style
ciemny dark scheme
tryb mode
przycisk button
zakladka tab tabs
gestosc density compact
wiersz row density
wysylac sent send
sto tysiac hundred thousand
prevent cancel stop preventdefault
misspelt typo literowka mean
ulubione favourite favorite wishlist
wyszukiwarka search suggester
szukac search find
podpowiedz suggestion suggester autocomplete
wynik result
filtr filter facet
produkt product item
ilosc quantity
opakowanie package pack
kalkulator calculator
powierzchnia area
faktura invoice
rabat discount
kod code
blad error fault failure
ostrzezenie warning
konsola console
bezpieczenstwo security csp
polityka policy csp
ciasteczko cookie
prywatnosc privacy rodo gdpr
zgoda consent
analityka analytics ga4 gtm
dostepnosc accessibility a11y wcag
czytnik reader
test testing conform
sprawdzac check conform verify lint
szablon template twig blade
formularz form
haslo password
rejestracja registration register sign
przekierowanie redirect
pamiec cache caching
plik file
serwer server backend
baza database sql
wydajnosc performance speed scale
szybko fast quick
skrypt script javascript
javascript script scripts
strona page
partner embed
czcionka font
zdarzenie event
powiadomienie notification webhook mail
klawiatura keyboard
druk print
wydruk print
telefon phone mobile
historia history orders
lista list
skaner scanner scan ean
excel xlsx csv
kopiowac copy paste
kontrakt contract api
odpowiedz answer response
zapytanie request question
naglowek header
twice duplicate double powtorzony dwa
ograniczyc limit
limit bound
waluta currency
ustawienia settings config configuration
regulamin terms regulations
podziekowanie thank thanks redirect
zablokowany blocked locked
wlasny own custom
slowo word text
czas time
klucz key idempotency
`;

/** Words of questions that nearly every page contains. */
const STOP_WORDS = new Set(
  plain(
    `a an and are be by can could do does for from get have how i if in into is it its my of on one or our should that the their them there they this to
    use we what when where which who why with without you your
    bez co czy czego dla do gdzie i ile jak jaki jaka jakie jest kiedy ktory ktora ktore ma mam mi mozna musi na nie o od po przed przez przy sie sa
    ten to u w we z za ze zrobic moj moja moje swoj swoja`,
  ).split(' '),
);

const ENDINGS =
  'owaniami owania owanie owaniu aniami eniami aniach eniach ations ation ania anie aniu enia enie eniu owych owego owym owymi owac ings ing ility ments ment ami ach ego emu ych ymi owi owa owe owy iem ies ied ers ed es em ow om ie ia iu er ac ic ek ku y i a e u o s'.split(
    ' ',
  );

/** One stem for all forms of a word. A word with digits or punctuation is a name and stays unchanged. */
export function stemOf(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  return ending === undefined ? word : stemOf(word.slice(0, -ending.length));
}

const synonyms = new Map<string, Set<string>>();
for (const line of SYNONYMS.trim().split('\n')) {
  const stems = line.split(' ').map(stemOf);
  for (const stem of stems) synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]));
}

/** Words of a text: "csrf-token" is itself, and its parts. */
export const wordsOf = (text: string): string[] =>
  (plain(text).match(/[a-z0-9][\w:.-]*/g) ?? []).flatMap((word) => {
    const whole = word.replace(/[.:_-]+$/, '');
    const parts = whole.split(/[^a-z0-9]+/).filter(Boolean);
    return parts.length > 1 ? [whole, ...parts] : parts;
  });

/** The words of a query, each with its stems. Stop words are only searched if there are no other words. */
export function searchTerms(phrase: string): { readonly word: string; readonly stems: readonly string[] }[] {
  const words = [...new Set(plain(phrase).match(/[a-z0-9][\w:.-]*/g))].map((word) => word.replace(/[.:_-]+$/, ''));
  const contentWords = words.filter((word) => !STOP_WORDS.has(word));
  return (contentWords.length > 0 ? contentWords : words).slice(0, 12).map((word) => {
    const stem = stemOf(word);
    return { word, stems: [stem, ...(synonyms.get(stem) ?? [])] };
  });
}
