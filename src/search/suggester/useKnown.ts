/** Decides what the suggester knows before any typing, from the first focus on: recent searches, popular entries, the adviser. */
import { useState } from 'react';
import * as v from 'valibot';
import { pageContact } from '../../element/page-account';
import { askPopular } from '../api';
import type { Credentials } from '../api';
import { forgetSearches, recentSearches, rememberSearch } from '../recent';
import { popular as popularSchema } from '../schema';
import { KNOWS_NOTHING } from './sections';
import type { Known } from './sections';
import { see } from '../../page/see';

interface Setup {
  readonly popularUrl: string | undefined;
  readonly popular: unknown;
  readonly credentials: Credentials;
  readonly noRecent: boolean;
}

export function useKnown({ popularUrl, popular, credentials, noRecent }: Setup) {
  const [known, setKnown] = useState<Known>();
  const recent = () => (noRecent ? [] : recentSearches());
  return {
    known: known ?? KNOWS_NOTHING,
    /** Called at each focus, as another tab may have searched meanwhile; the shop is asked only once. */
    look(): void {
      const given =
        popular === undefined
          ? KNOWS_NOTHING.popular
          : v.parse(v.fallback(popularSchema, KNOWS_NOTHING.popular), popular);
      setKnown((before) => ({ popular: before?.popular ?? given, recent: recent(), contact: pageContact() }));
      if (known !== undefined || popularUrl === undefined) return;
      askPopular(popularUrl, credentials).then(
        (answer) => setKnown((now) => now && { ...now, popular: answer }),
        (error: unknown) => console.warn('shop-elements: nothing popular', error, see('no-answer')),
      );
    },
    remember(phrase: string): void {
      if (!noRecent) rememberSearch(phrase);
    },
    forget(): void {
      forgetSearches();
      setKnown((now) => now && { ...now, recent: [] });
    },
  };
}
