/** Decides what the suggester knows before any typing, from the first focus on: recent searches, popular entries, the adviser. */
import * as v from 'valibot';
import { see } from '../../page/see';
import { askPopular } from '../api';
import type { Credentials } from '../api';
import { forgetSearches, recentSearches, rememberSearch } from '../recent';
import { popular as popularSchema } from '../schema';
import { KNOWS_NOTHING } from './sections';
import type { Known } from './sections';

interface Setup {
  readonly popularUrl: string | undefined;
  readonly popular: unknown;
  readonly credentials: Credentials;
  readonly noRecent: boolean;
  readonly contact: Known['contact'];
}

/** `onChange` is called when more is known. */
export function createKnown(setup: () => Setup, onChange: () => void) {
  let known: Known | undefined;
  const know = (more: Partial<Known>) => {
    known = { ...KNOWS_NOTHING, ...known, ...more };
    onChange();
  };
  return {
    known: () => known ?? KNOWS_NOTHING,
    /** Called at each focus, as another tab may have searched meanwhile; the shop is asked only once. */
    look(): void {
      const { popularUrl, popular, credentials, noRecent, contact } = setup();
      const isFirst = known === undefined;
      know({ recent: noRecent ? [] : recentSearches(), contact });
      if (!isFirst) return;
      if (popular !== undefined) know({ popular: v.parse(v.fallback(popularSchema, KNOWS_NOTHING.popular), popular) });
      if (popularUrl === undefined) return;
      askPopular(popularUrl, credentials).then(
        (answer) => know({ popular: answer }),
        (error: unknown) => console.warn('shop-elements: nothing popular', error, see('no-answer')),
      );
    },
    remember(phrase: string): void {
      if (!setup().noRecent) rememberSearch(phrase);
    },
    forget(): void {
      forgetSearches();
      know({ recent: [] });
    },
  };
}
