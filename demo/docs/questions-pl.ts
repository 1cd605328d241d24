/** The questions and answers in Polish; code and search terms are those of the English ones. */
import type { Question } from './question';
import { questions } from './questions';

/** Title and paragraphs by the question's id. */
const polish: Readonly<Record<string, readonly [title: string, ...answer: string[]]>> = {
  partner: [
    'Jak strona partnera pokazuje naszą wyszukiwarkę?',
    'Wczytuje elementy z Twojego serwera i podaje Twój adres. Żądania do innego źródła idą bez ciasteczek i bez tokenu; przeglądarka najpierw pyta, więc odpowiedz także na `OPTIONS`.',
    'Wymień źródło partnera z nazwy i wyślij nagłówki poniżej. `with-credentials` wysyła Twoje ciasteczka; wtedy potrzebne jest też `Access-Control-Allow-Credentials: true`. Koszyk i zamówienie pozostają w Twoim sklepie.',
  ],
  cdn: [
    'Jak wczytać elementy z CDN, z `integrity`?',
    'Każdą wersję włóż do osobnego folderu, `/0.1.0/`, i zostaw na zawsze: robi to `npx shop-elements cdn <folder> --base <url>`, i wypisuje wiersze do strony. Moduły z innego źródła wymagają CORS: `Access-Control-Allow-Origin: *`.',
    '`integrity` przy `index.js` obejmuje tylko ten plik. Kto chce objąć wszystko, bierze jeden plik `shop-elements.js` albo mapę importów, którą wypisuje `--chunks`.',
  ],
  redirect: [
    'Dokąd przechodzi kupujący po zamówieniu?',
    'Pod `messages.confirm.redirect_url` z odpowiedzi na `confirm`: do płatności albo na stronę z podziękowaniem. To ścieżka lub adres https; `redirect-origins` ogranicza dokąd.',
  ],
  'no-store': [
    'Czy odpowiedzi mogą być w pamięci podręcznej?',
    'Odpowiedzi o koszyku nigdy: `Cache-Control: no-store`, odmowy też. Podobnie strony z danymi kupującego. Pliki z `chunks/` przez rok, pozostałe z ETagiem.',
  ],
  session: [
    'Co, gdy sesja wygasła?',
    'Odpowiedz 401, bez treści i bez przekierowania na stronę logowania. Kupujący czyta, że ma się zalogować, a jego zmiany zostają na stronie i pójdą z następną akcją. Sama sesja należy do sklepu.',
  ],
  httponly: [
    'Czy ciasteczko CSRF może być HttpOnly?',
    'Nie: elementy czytają `XSRF-TOKEN` i odsyłają go w `X-XSRF-TOKEN`, więc skrypty muszą go widzieć. Ciasteczko sesji zostaje HttpOnly. Można też wypisać `<meta name="csrf-token">`.',
    'Na zły token odpowiedz 419. Elementy szukają nowszego, w ciasteczku lub w dokumencie strony, i powtarzają żądanie raz.',
  ],
  'csrf-calls': [
    'Które wywołania wymagają tokenu CSRF?',
    'Elementy wysyłają token z każdym wywołaniem do źródła strony, poza `points-url`. Wymagaj go tam, gdzie coś się zmienia: koszyk, dodawanie do koszyka, ulubione oraz `POST` i `DELETE` list. `GET`, wyszukiwanie, podpowiedzi i `lookup` tylko czytają, więc go nie wymagają. Inne źródło nigdy tokenu nie dostaje.',
  ],
  browsers: [
    'Które przeglądarki są wspierane i testowane?',
    'Wspierane: Chrome i Edge 125, Safari 18, Firefox 128 i nowsze. Każda zmiana jest testowana w aktualnym Chromium z Debiana. `npm run suite engines` uruchamia testy elementów w Firefoksie ESR i WebKitGTK; samo Safari nie jest testowane.',
  ],
  guest: [
    'Czy gość może zamówić?',
    'Koszyk nie ma własnych pól na e-mail, telefon i NIP gościa. Zapytaj o nie polami `extra_fields` (w PHP `ContactFields::of`) albo na swojej stronie przed koszykiem i odpowiadaj nimi jako `customer` i `invoice_address`. Gdy brakuje wymaganego pola, koszyk prosi o nie przed zamówieniem. Serwer sprawdza je jeszcze raz i odmawia statusem 422; komunikat jest w miejscu tego pola (`extra_field`), a nie w `confirm`.',
  ],
  upgrade: [
    'Jak zaktualizować do nowej wersji?',
    'Przeczytaj CHANGELOG.md, wgraj nowe pliki obok starych, uruchom `npx shop-elements lint templates/` i `npx shop-elements conform`, potem zmień adres skryptu. Otwarte strony proszą jeszcze o stare pliki: zostaw je na dzień.',
    'Pierwsza część numeru zmienia się, gdy musi się zmienić strona, druga, gdy elementy potrafią więcej. Przed 1.0.0 druga zastępuje pierwszą.',
  ],
  version: [
    'Która wersja jest na stronie, a która kontraktu?',
    'Wersję pakietu mówi klasa każdego elementu, package.json i `npx shop-elements --version`; wersję kontraktu pole `x-contract-version` w `dist/contract/openapi.json`. Co nowszy kontrakt ma więcej, jest nieobowiązkowe.',
  ],
  jquery: [
    'Czy działa obok jQuery, Bootstrapa, Turbo i htmx?',
    'Tak. Elementy to zwykłe węzły: jQuery je znajduje, słucha ich zdarzeń i wstawia je do strony. Style strony nie sięgają do środka. Co wstawi Turbo lub htmx, znajduje skrypt ładujący.',
  ],
  rounding: [
    'Kto zaokrągla do groszy i jak podróżują kwoty?',
    'Serwer: każda suma na stronie pochodzi od niego. Kwoty to tekst z kropką, `"1234.50"`, albo liczba w JSON, i nigdy nie są liczone binarnie. Czy brutto zaokrągla się w pozycji, czy w całym zamówieniu, decyduje sklep, byle sumy się zgadzały; `npx shop-elements conform --only money` liczy je po każdej akcji.',
  ],
  'empty-cart': [
    'Co odpowiedzieć, gdy koszyk jest pusty?',
    '`items: []` w koszyku albo `cart: null`, gdy koszyka w ogóle nie ma. Oba pokazują pusty koszyk z odnośnikiem do `shop-url`. Przy odmowie null zostawia koszyk, który widać.',
  ],
  webhook: [
    'Czy jest webhook płatności?',
    'Nie: elementy żyją na stronie. Operator płatności powiadamia Twój serwer. Gdy płatność jest w toku, odpowiadaj koszykiem z `payment_init: true` i `paymentUrl`, a zmiany odrzucaj statusem 409; po opłaceniu koszyk jest zamówieniem, a następna odpowiedź innym koszykiem.',
  ],
  translation: [
    'Jak przetłumaczyć teksty albo zmienić słowo?',
    'Każdy tekst zmienisz po kluczu w JSON wewnątrz `<shop-config>`; angielski daje `texts-en.js` przed elementami; inny język lista taka jak `dist/texts.json`. Zdania serwera są pokazywane bez zmian.',
  ],
  csp: [
    'Jakiej polityki CSP potrzebuje ścisła strona?',
    'Żadnej szczególnej: nie ma skryptów ani stylów w treści strony, ani HTML z tekstu. Mapa paczkomatów potrzebuje `worker-src` i źródła kafelków w `connect-src`. Szybkie zamówienie czyta pliki w osobnym wątku, jeżeli pozwala na to `worker-src`, a w przeciwnym razie na stronie.',
  ],
  analytics: [
    'Jak mierzyć, za zgodą?',
    'Elementy nie zapisują ciasteczek i wywołują tylko podane adresy. Zdarzenia docierają do dokumentu: wysyłaj je dalej, jeśli odwiedzający się zgodził.',
  ],
  'price-groups': [
    'Jak działają grupy cen i ceny klienta?',
    'Decyduje serwer: każda odpowiedź ma ceny tego, kto jest zalogowany, a elementy żadnych nie liczą. Podaj `prices` w każdej pozycji oraz `net` i `gross` w podpowiedziach.',
    'W PHP domknięcie w `OwnOffer` wie, kto pyta, i zwraca produkty z jego cenami: 12 wierszy w README pakietu, pod „Price groups”, sprawdzanych testem. Po zalogowaniu koszyk ma ceny konta, a kupujący o tym czyta.',
  ],
  warehouses: [
    'Czy towar może leżeć w dwóch magazynach?',
    'Tak. `stock` produktu to tyle, ile można zamówić, ze wszystkich magazynów razem. `availability` pozycji lub podpowiedzi mówi, gdzie i kiedy. Który magazyn wyśle, decyduje sklep po zamówieniu.',
    'W PHP zamówienie zdejmuje towar z kilku miejsc w jednej transakcji, a ostatnia sztuka sprzedaje się raz: „Several warehouses” w README pakietu, 30 wierszy sprawdzanych testem.',
  ],
  'order-once': [
    'Czy zamówienie może złożyć się dwa razy?',
    'Nie, jeśli serwer pamięta `Idempotency-Key` każdego `confirm`: powtórzenie, po zgubionej odpowiedzi lub drugim naciśnięciu, ma ten sam klucz i dostaje pierwszą odpowiedź. Elementy wysyłają jedno żądanie naraz, a po zgubionej odpowiedzi najpierw patrzą do koszyka.',
    'Robi tak sklep wzorcowy i pakiet PHP; zestaw testów próbuje pięciu zamówień jednocześnie.',
  ],
  'guest-cart': [
    'Co z koszykiem gościa po zalogowaniu?',
    'Staje się częścią koszyka konta, jeśli zrobi to serwer: elementy pokazują ten koszyk, który dostaną. Ten sam produkt: ilości się sumują, najwyżej do tego, co jest w sklepie, i nigdy mniej, niż było w którymkolwiek koszyku; ceny i wybory konta zostają.',
    'W PHP to jedno wywołanie po zalogowaniu, z kluczem gościa i konta; przenosi też zamówienia, adresy, listy i ulubione. Powtórzone, albo przy dwóch logowaniach naraz, przenosi wszystko raz. WordPress wywołuje je sam, a Symfony i Laravel, gdy istnieje usługa `Holdings`. Dopóki płatność jest w toku, nic się nie przenosi.',
  ],
  'price-changes': [
    'Co, gdy cena się zmieni, a produkt jest w koszyku?',
    'Wybiera sklep. Albo pozycja ma zawsze dzisiejszą cenę: wtedy następne wczytanie mówi o zmianie w komunikacie, a zamówienie widzianego wcześniej koszyka dostaje 409 z inną wartością `revision`, więc kupujący widzi nową cenę i potwierdza jeszcze raz. Albo pozycja zachowuje cenę z chwili dodania i mówi w `price_until`, do kiedy.',
    'Pakiet PHP robi to pierwsze, chyba że powiesz inaczej: `pricesStand: null` zachowuje ceny, dopóki pozycja jest w koszyku, `pricesStand: 3600` przez godzinę. Cena handlowca zostaje zawsze.',
  ],
  'net-gross': [
    'Netto czy brutto: co widać, a co wysłać?',
    'Wysyłasz obie kwoty jako tekst: `net` i `gross` jednostki, `total_net` i `total_gross` pozycji, policzone przez serwer. Którą pokazać jako główną, mówi strona: `prices="net"` w `<shop-config>` pokazuje dużą cenę netto i małą brutto, bez tego główna jest brutto. Obie widać zawsze.',
    'W PHP podajesz ceny netto w całych groszach i stawkę VAT; pakiet liczy brutto od sumy netto pozycji, jak na fakturze, albo według stawek całego zamówienia: `rounding: Rounding::Order`.',
  ],
  'after-order': [
    'Skąd mój system dowie się o zamówieniu?',
    'Od Twojego serwera, który je przyjmuje: powiadom swój system tam, gdzie zamówienie jest zapisywane. W PHP to domknięcie `placed` w `PdoCarts`, w transakcji zamówienia: zapisz tam wiersz i wysyłaj go z kolejki, bo wywołanie innego systemu może się nie udać już po zapisaniu. Elementy nikomu innemu nic nie wysyłają; strona słyszy `shop-order-submitted`.',
  ],
  uninstall: [
    'Jak odinstalować?',
    'Usuń z szablonów znaczniki, skrypt i arkusz stylów. Poza nimi zostają klucze w pamięci przeglądarki, które zaczynają się od `shop-elements`, a w PHP tabele, które zaczynają się od `shop_` i mają Twoje zamówienia. W WordPressie usuń wtyczkę; jej dane znikają tylko, jeśli najpierw to zaznaczysz.',
  ],
};

/** Guides that have another URL in Polish. */
const SEE: Readonly<Record<string, readonly [slug: string, title: string]>> = {
  php: ['pl/php', 'Koszyk w czystym PHP'],
  'php-classes': ['php-classes', 'Classes of the PHP package'],
  uninstalling: ['odinstalowanie', 'Odinstalowanie'],
  contract: ['pl/contract', 'Kontrakt w skrócie'],
  'questions#rounding': ['pl/questions#rounding', 'Kto zaokrągla do groszy i jak podróżują kwoty?'],
};

export const polishQuestions: readonly Question[] = questions.map((one) => {
  const [title, ...answer] = polish[one.id] ?? [];
  if (title === undefined) throw new Error(`The question "${one.id}" has no Polish answer`);
  const see = one.see && SEE[one.see[0]];
  return { ...one, title, answer, ...(see && { see }) };
});
