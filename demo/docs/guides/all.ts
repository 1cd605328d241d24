/** All guides, in the order of the navigation. */
import { accessibility, dostepnosc } from './accessibility';
import { answers, odpowiedzi } from './answers';
import { contract } from './contract';
import { dutiesInEnglish, obowiazki } from './duties';
import { events } from './events';
import { faults } from './faults';
import type { Guide } from './guide';
import { markdownGuide } from './markdown';
import { inTwoLanguages, kontrakt, php, wlasnaTresc, wordpress, zacznij, zakupy } from './polish';
import { privacy } from './privacy';
import { pytania, questions } from './questions';
import { releases } from './releases';
import { changelog, security, upgrading } from './repository';
import { start } from './start';
import { texts } from './texts';
import { theming } from './theming';
import { odinstalowanie, uninstalling } from './uninstalling';

const [
  startPair,
  contractPair,
  phpPair,
  wordpressPair,
  purchasingPair,
  contentPair,
  questionsPair,
  answersPair,
  dutiesPair,
] = [
  inTwoLanguages(start, zacznij),
  inTwoLanguages(contract, kontrakt),
  inTwoLanguages(markdownGuide('php'), php),
  inTwoLanguages(markdownGuide('wordpress'), wordpress),
  inTwoLanguages(markdownGuide('purchasing'), zakupy),
  inTwoLanguages(markdownGuide('own-content'), wlasnaTresc),
  inTwoLanguages(questions, pytania),
  inTwoLanguages(answers, odpowiedzi),
  inTwoLanguages(dutiesInEnglish, obowiazki),
];

/** Groups in the order of the navigation. */
export const guideGroups: readonly { readonly title: string; readonly guides: readonly Guide[] }[] = [
  { title: 'Start', guides: [startPair.en, questionsPair.en, answersPair.en] },
  {
    title: 'Po polsku',
    guides: [
      startPair.pl,
      contractPair.pl,
      phpPair.pl,
      wordpressPair.pl,
      purchasingPair.pl,
      contentPair.pl,
      dutiesPair.pl,
      questionsPair.pl,
      answersPair.pl,
    ],
  },
  {
    title: 'A shop',
    guides: [
      phpPair.en,
      markdownGuide('php-classes', '../../../src/php/CLASSES.md'),
      { ...markdownGuide('symfony'), titleLang: 'pl' },
      markdownGuide('laravel'),
      wordpressPair.en,
      contractPair.en,
      purchasingPair.en,
      markdownGuide('company'),
      markdownGuide('consents'),
      dutiesPair.en,
      markdownGuide('after-order'),
      markdownGuide('testing'),
      markdownGuide('running-big'),
    ],
  },
  {
    title: 'A page',
    guides: [
      theming,
      texts,
      events,
      contentPair.en,
      markdownGuide('buttons'),
      markdownGuide('htmx-turbo'),
      markdownGuide('partner'),
      markdownGuide('cdn'),
      markdownGuide('strict'),
      markdownGuide('analytics'),
    ],
  },
  {
    title: 'To rely on',
    guides: [
      releases,
      changelog,
      upgrading,
      security,
      uninstalling,
      odinstalowanie,
      privacy,
      accessibility,
      dostepnosc,
      faults,
    ],
  },
];

export const guides: readonly Guide[] = guideGroups.flatMap((group) => group.guides);
