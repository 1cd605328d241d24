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

export const guides: readonly Guide[] = [
  start,
  markdownGuide('php'),
  { ...markdownGuide('symfony'), lang: 'pl' },
  markdownGuide('laravel'),
  markdownGuide('wordpress'),
  markdownGuide('partner'),
  markdownGuide('cdn'),
  markdownGuide('strict'),
  markdownGuide('analytics'),
  markdownGuide('upgrading'),
  theming,
  texts,
  events,
  contract,
  privacy,
  releases,
  accessibility,
  dostepnosc,
  questions,
  faults,
];
