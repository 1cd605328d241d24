/** Polish texts of account forms. */
import { phrase } from '../page/phrase';
import { texts } from '../page/texts';

export const text = texts('account', {
  password: {
    title: 'Hasło musi zawierać:',
    invalid: 'Hasło nie spełnia wymagań',
    mismatch: 'Hasła nie są zgodne',
    required: 'Pole Hasło jest wymagane.',
    hints: {
      between: phrase('od {min} do {max} znaków'),
      atLeast: phrase('min {min} znaków'),
      atMost: phrase('max {max} znaków'),
      numeric: 'cyfra',
      lowercase: 'mała litera',
      uppercase: 'wielka litera',
      special: phrase('znak {set}'),
    },
    met: 'spełnione',
    unmet: 'niespełnione',
    show: 'Pokaż hasło',
    hide: 'Ukryj hasło',
    shown: 'Hasło jest widoczne.',
    hidden: 'Hasło jest ukryte.',
  },
  regulations: {
    label: 'Akceptuję regulamin',
    title: 'Regulamin',
    accept: 'Akceptuję',
    cancel: 'Anuluj',
    required: 'Zaakceptuj regulamin.',
    hint: 'Przeczytaj regulamin, aby zaznaczyć to pole.',
    failed: 'Nie udało się wczytać regulaminu.',
    retry: 'Spróbuj ponownie',
    openAlone: 'Otwórz regulamin w nowej karcie',
  },
});
