/** Decides which guides there are, in the order of the navigation. */
import { accessibility, dostepnosc } from './accessibility';
import { contract } from './contract';
import { events } from './events';
import { faults } from './faults';
import type { Guide } from './guide';
import { markdownGuide } from './markdown';
import { privacy } from './privacy';
import { questions } from './questions';
import { releases } from './releases';
import { start } from './start';
import { texts } from './texts';
import { theming } from './theming';

/** As the navigation shows them. */
export const guideGroups: readonly { readonly title: string; readonly guides: readonly Guide[] }[] = [
  { title: 'Start', guides: [start, questions] },
  {
    title: 'A shop',
    guides: [
      markdownGuide('php'),
      { ...markdownGuide('symfony'), lang: 'pl' },
      markdownGuide('laravel'),
      markdownGuide('wordpress'),
      contract,
      markdownGuide('company'),
      markdownGuide('consents'),
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
    guides: [releases, markdownGuide('upgrading'), privacy, accessibility, dostepnosc, faults],
  },
];

export const guides: readonly Guide[] = guideGroups.flatMap((group) => group.guides);
