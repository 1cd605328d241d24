/** The guide to events: listening, cancelling an action, and the list of all events. */
import { entries, rowsOf } from '../server/reference';
import { sectionsOf, type Guide } from './guide';

export const events: Guide = {
  slug: 'events',
  title: 'Events',
  template: 'events',
  sections: sectionsOf('events', [
    ['listen', 'How to listen'],
    ['cancel', 'Stopping an action', ['preventDefault', 'cancelable']],
    ['all', 'All events'],
  ]),
  data: async () => {
    const tags = [...(await entries()).values()].map(({ declaration }) => ({
      tag: declaration.tag,
      // Events that every element has.
      events: rowsOf(declaration).events.filter(({ name }) => name !== 'shop-error'),
    }));
    return { tags: tags.filter((one) => one.events.length > 0) };
  },
};
