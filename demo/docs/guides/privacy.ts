/** The guide to stored and sent data. Tests check every page against its rows. */
import { storedItems } from '../privacy/stored';
import { sent } from '../privacy/sent';
import { sectionsOf, type Guide } from './guide';

const storage = ['localstorage', 'sessionstorage', 'indexeddb', 'cookie', 'storage'];

export const privacy: Guide = {
  slug: 'privacy',
  title: 'Privacy',
  template: 'privacy',
  sections: sectionsOf(
    'privacy',
    [
      ['kept', 'What stays in the browser', ['privacy', ...storage, 'gdpr', 'rodo', 'consent']],
      ['sent', 'What is sent, and where', ['requests', 'network', 'personal data']],
      ['never', 'What never happens', ['tracking', 'telemetry', 'third party']],
    ],
    { kept: storedItems, sent },
  ),
  data: () => ({ kept: storedItems, sent }),
};
