/** Synonyms of the trade, Polish and English, for the search. */

/** Synonyms, one group per line; `_` joins the words of a phrase. Pages are mostly English; many queries are Polish. */
export const SYNONYMS = `
koszyk cart basket
dropdown minicart widget licznik
zamowienie order confirm check_out
zamowic order confirm
platnosc payment pay paid
oplacic paid payment
dostawa delivery shipping przesylka wysylka parcel
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
gosc guest anonymous bez_konta bez_rejestracji bez_logowania without_account without_login
uzytkownik user client customer
klient client customer buyer
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
faktura invoice bill rachunek
rabat discount promocja przecena obnizka znizka upust sale promotion reduction omnibus
darmowy gratis free bezplatny
kupon voucher coupon bon kod_rabatowy promo_code discount_code
handlowiec trader salesperson rep
limit_kupiecki trade_credit kredyt credit odroczony deferred
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
dostepnosc accessibility a11y wcag niepelnosprawny disabled
stan_magazynowy stock dostepnosc_towaru availability zapas
wyprzedany sold_out unavailable niedostepny brak_towaru
odbior pickup collect
zwrot return withdrawal odstapienie
ponowic reorder repeat zamow_ponownie
uwagi notes comment komentarz remark
kaucja deposit
loses_network lost_network no_network zasieg connection polaczenie offline
rezygnuje cancel anulowac revoke odwolac
waga wazy weight kilobyte kilobajt rozmiar size heavy
woocommerce wordpress
czytnik reader
test testing conform
przetestowac test testing try
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
