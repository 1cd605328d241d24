/** The list of all faults that have a page, grouped by the tool that reports them. */
import { faults as all } from '../../../src/tools/pack/faults/pages';
import type { Guide } from './guide';
import { symptoms } from './symptoms';

const kinds = new Set([...all.values()].map(({ kind }) => kind));
const groups = [...kinds].map((title) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  text: '',
  faults: [...all.values()].filter(({ kind }) => kind === title),
}));

export const faults: Guide = {
  slug: 'faults',
  title: 'Faults',
  template: 'faults',
  sections: [
    {
      id: 'symptoms',
      title: 'What you see',
      words: ['troubleshooting', 'nie działa', 'błąd'],
      text: symptoms.map(({ what, says }) => `${what} ${says}`).join(' '),
    },
    ...groups,
  ],
  data: () => ({ faults: groups, symptoms }),
};
