/** The Polish messages about files. */

export const text = {
  noField: 'To zamówienie nie przyjmuje pliku.',
  tooLarge: 'Plik jest za duży: może mieć najwyżej 5 MB.',
  broken: 'Plik nie dotarł w całości. Wyślij go jeszcze raz.',
  wrongType: 'To nie jest plik PDF, JPEG ani PNG.',
  tooMany: 'Masz już zbyt wiele wysłanych plików. Usuń któryś albo złóż zamówienie.',
} as const;
