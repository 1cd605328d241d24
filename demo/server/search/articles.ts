/** The articles of the demo's guide, which the site search finds as contents. */

interface Article {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

const article = (title: string, summary: string, body: string): Article => ({ title, summary, body });

export const articles: readonly Article[] = [
  article(
    'Jak obliczyć, ile płytek kupić',
    'Powierzchnia, zapas na docinki i pełne opakowania.',
    'Zmierz długość i szerokość pomieszczenia, pomnóż je i dodaj 10 % zapasu na docinki. Przy układaniu na skos lub w jodełkę dodaj 15 %. Wynik podziel przez powierzchnię jednego opakowania i zaokrąglij w górę.',
  ),
  article(
    'Gres czy terakota',
    'Czym różnią się płytki podłogowe i gdzie która się sprawdzi.',
    'Gres ma nasiąkliwość poniżej 0,5 % i nadaje się na taras, terakota jest tańsza i łatwiejsza w cięciu. Na schody wybierz płytkę o klasie ścieralności co najmniej 4.',
  ),
  article(
    'Hydroizolacja łazienki krok po kroku',
    'Folia w płynie, taśmy i mankiety, zanim położysz płytki.',
    'Pod prysznicem i wokół wanny nałóż dwie warstwy folii w płynie. W narożnikach wklej taśmę, przy rurach mankiety. Druga warstwa po 4 godzinach, płytki po dobie.',
  ),
  article(
    'Jaki klej do płytek wybrać',
    'Co znaczą oznaczenia C1, C2, T, E i S1.',
    'C2TE to klej o podwyższonej przyczepności, zmniejszonym spływie i wydłużonym czasie otwartym. S1 oznacza odkształcalny: na ogrzewanie podłogowe i taras.',
  ),
  article(
    'Fuga cementowa czy epoksydowa',
    'Trwałość, kolor i czyszczenie.',
    'Fuga cementowa jest tańsza i łatwiejsza w użyciu. Epoksydowa nie chłonie wody i tłuszczu, dlatego sprawdza się w kuchni i pod prysznicem.',
  ),
  article(
    'Ocieplenie elewacji styropianem',
    'Od listwy startowej do tynku.',
    'Na oczyszczoną ścianę przyklej płyty metodą obwodowo-punktową, po trzech dniach zakołkuj. Siatkę zatop w kleju, po wyschnięciu zagruntuj i nałóż tynk.',
  ),
  article(
    'Wełna czy styropian',
    'Porównanie materiałów do izolacji ścian i poddasza.',
    'Wełna mineralna jest niepalna i paroprzepuszczalna, styropian lżejszy i tańszy. Na poddasze wybierz wełnę, pod wylewkę styropian podłogowy.',
  ),
  article(
    'Ściana działowa z płyt g-k',
    'Profile, wełna, dwie warstwy płyt.',
    'Profile UW przykręć do podłogi i sufitu z taśmą akustyczną, słupki CW co 60 cm. W łazience użyj płyt impregnowanych, zielonych.',
  ),
  article(
    'Malowanie ścian bez smug',
    'Gruntowanie, wałek i kolejność.',
    'Zagruntuj ścianę, maluj mokre na mokre od okna w głąb pokoju. Do farb matowych wałek z runem 12 mm. Druga warstwa po 4 godzinach.',
  ),
  article(
    'Panele podłogowe: klasy ścieralności',
    'AC3, AC4 i AC5 w domu i w biurze.',
    'Do sypialni wystarczy AC3, do salonu i przedpokoju AC4, do lokali użytkowych AC5. Pod panele połóż podkład o grubości do 3 mm.',
  ),
  article(
    'Wylewka samopoziomująca',
    'Przygotowanie podłoża i grubość warstwy.',
    'Podłoże odkurz i zagruntuj. Wylewkę wylewaj pasami od najdalszej ściany i odpowietrz wałkiem kolczastym. Chodzić można po 6 godzinach.',
  ),
  article(
    'Odbiór zamówienia w oddziale',
    'Kiedy towar jest gotowy i co zabrać ze sobą.',
    'Zamówienia z towaru na stanie wydajemy w dwie godziny. Wystarczy numer zamówienia. Palety ładujemy wózkiem, w soboty do 12:30.',
  ),
  article(
    'Dostawa z rozładunkiem HDS',
    'Zasięg, dojazd i miejsce na rozładunek.',
    'Samochód z HDS potrzebuje drogi szerokiej na 3,5 m i utwardzonego podłoża. Rozładunek do 8 m od auta jest w cenie transportu.',
  ),
  article(
    'Limit kupiecki i przelew z odroczonym terminem',
    'Jak firma dostaje limit i co się dzieje po terminie.',
    'Limit przyznajemy po trzech opłaconych zamówieniach. Po przekroczeniu terminu płatność odroczona jest niedostępna do czasu opłacenia zaległości.',
  ),
  article(
    'Zwroty i reklamacje',
    'Terminy, pełne opakowania i protokół szkody.',
    'Towar w pełnych opakowaniach przyjmujemy w ciągu 30 dni. Uszkodzenia w dostawie wpisz do protokołu przy kierowcy.',
  ),
];
