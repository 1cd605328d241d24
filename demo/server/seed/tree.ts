/** The shop's categories: departments with their categories. */

export interface Department {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly children: readonly { readonly slug: string; readonly name: string; readonly summary: string }[];
}

const of = (slug: string, name: string, summary: string) => ({ slug, name, summary });

export const departments: readonly Department[] = [
  {
    ...of('plytki', 'Płytki', 'Gres, glazura, mozaika i klinkier'),
    children: [
      of('gres', 'Gres', 'Płytki gresowe na podłogi, tarasy i elewacje – rektyfikowane i naturalne.'),
      of('plytki-scienne', 'Płytki ścienne', 'Glazura do łazienek i kuchni, gładka, strukturalna i dekoracyjna.'),
      of('mozaiki', 'Mozaiki', 'Mozaika szklana, kamienna i gresowa na siatce.'),
      of('klinkier', 'Klinkier', 'Płytki klinkierowe na elewacje, schody i cokoły.'),
    ],
  },
  {
    ...of('podlogi', 'Podłogi', 'Panele, winyle, podkłady i listwy'),
    children: [
      of('panele-laminowane', 'Panele laminowane', 'Klasy AC4–AC6, z fugą i bez, na klik.'),
      of('panele-winylowe', 'Panele winylowe', 'SPC i LVT, wodoodporne, na ogrzewanie podłogowe.'),
      of('podklady', 'Podkłady podłogowe', 'XPS, PUM i pianki pod panele.'),
      of('listwy', 'Listwy przypodłogowe', 'MDF, PVC i polimer, białe i w dekorze drewna.'),
    ],
  },
  {
    ...of('farby-i-tynki', 'Farby i tynki', 'Farby, grunty, gładzie i tynki elewacyjne'),
    children: [
      of('farby-wewnetrzne', 'Farby wewnętrzne', 'Lateksowe i ceramiczne do ścian i sufitów.'),
      of('farby-elewacyjne', 'Farby elewacyjne', 'Silikonowe i akrylowe, do odnawiania elewacji.'),
      of('drewno-i-metal', 'Do drewna i metalu', 'Emalie, lakiery i impregnaty.'),
      of('tynki-i-gladzie', 'Tynki i gładzie', 'Tynki cienkowarstwowe, gładzie i masy szpachlowe.'),
    ],
  },
  {
    ...of('chemia-budowlana', 'Chemia budowlana', 'Kleje, fugi, hydroizolacje, silikony i piany'),
    children: [
      of('kleje-do-plytek', 'Kleje do płytek', 'Kleje C1 i C2, żelowe i szybkowiążące.'),
      of('fugi', 'Fugi', 'Fugi cementowe i epoksydowe w palecie kolorów.'),
      of('silikony-i-piany', 'Silikony i piany', 'Silikony sanitarne, akryle, piany montażowe.'),
      of('hydroizolacje', 'Hydroizolacje i grunty', 'Folie w płynie, masy KMB, grunty.'),
    ],
  },
  {
    ...of('izolacje', 'Izolacje', 'Styropian, wełna, folie i membrany'),
    children: [
      of('styropian', 'Styropian i XPS', 'Fasada, podłoga i fundament.'),
      of('welna-mineralna', 'Wełna mineralna', 'Rolki i płyty na poddasza, ściany i stropy.'),
      of('folie-i-membrany', 'Folie i membrany', 'Paroizolacje i membrany dachowe.'),
    ],
  },
  {
    ...of('sucha-zabudowa', 'Sucha zabudowa', 'Płyty gipsowo-kartonowe, profile, taśmy'),
    children: [
      of('plyty-gk', 'Płyty gipsowo-kartonowe', 'Zwykłe, wodoodporne, ogniochronne i akustyczne.'),
      of('profile', 'Profile', 'CD, UD, CW i UW do sufitów i ścian.'),
      of('tasmy', 'Taśmy i akcesoria', 'Taśmy spoinowe, akustyczne i malarskie.'),
    ],
  },
  {
    ...of('materialy-budowlane', 'Materiały budowlane', 'Bloczki, cement, zaprawy i kostka'),
    children: [
      of('bloczki', 'Bloczki i pustaki', 'Beton komórkowy, silikaty i ceramika.'),
      of('cement-i-zaprawy', 'Cement i zaprawy', 'Cement, zaprawy murarskie i wylewki.'),
      of('cegly', 'Cegły', 'Cegły pełne, elewacyjne i szamotowe.'),
      of('kostka-brukowa', 'Kostka brukowa', 'Kostka, płyty tarasowe i obrzeża.'),
    ],
  },
  {
    ...of('dachy', 'Dachy', 'Dachówki, blachodachówki i orynnowanie'),
    children: [
      of('dachowki', 'Dachówki', 'Ceramiczne i betonowe.'),
      of('blachodachowki', 'Blachodachówki', 'Modułowe i na wymiar, w kolorach RAL.'),
      of('rynny', 'Rynny', 'Systemy rynnowe stalowe i z PVC.'),
    ],
  },
  {
    ...of('lazienka', 'Łazienka', 'Umywalki, baterie, miski WC i kabiny'),
    children: [
      of('umywalki', 'Umywalki', 'Nablatowe, meblowe i wiszące.'),
      of('baterie', 'Baterie', 'Umywalkowe, prysznicowe i wannowe.'),
      of('miski-wc', 'Miski WC i stelaże', 'Bezkołnierzowe, z deską wolnoopadającą.'),
      of('kabiny', 'Kabiny i brodziki', 'Kabiny kwadratowe, półokrągłe i walk-in.'),
    ],
  },
  {
    ...of('narzedzia', 'Narzędzia', 'Elektronarzędzia, narzędzia glazurnicze i miernicze'),
    children: [
      of('elektronarzedzia', 'Elektronarzędzia', 'Wiertarki, wkrętarki i młotowiertarki.'),
      of('narzedzia-glazurnicze', 'Narzędzia glazurnicze', 'Pace, kielnie i szpachle.'),
      of('miernicze', 'Narzędzia miernicze', 'Poziomnice i łaty.'),
    ],
  },
  {
    ...of('drzwi', 'Drzwi', 'Skrzydła, ościeżnice i klamki'),
    children: [
      of('drzwi-wewnetrzne', 'Drzwi wewnętrzne', 'Pełne i przeszklone, w wielu dekorach.'),
      of('klamki', 'Klamki', 'Klamki z szyldem i rozetą.'),
    ],
  },
  {
    ...of('zamocowania', 'Zamocowania', 'Wkręty, kołki i kotwy w opakowaniach hurtowych'),
    children: [
      of('wkrety', 'Wkręty', 'Do drewna, płyt g-k i blachy.'),
      of('kolki-i-kotwy', 'Kołki i kotwy', 'Kołki rozporowe, łączniki do styropianu, kotwy.'),
    ],
  },
];
