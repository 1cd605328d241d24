/** The suggester's entries before any typing, from the first focus on: recent searches, popular entries, the adviser. */
import * as v from 'valibot';
import { fetchPopular } from '../api';
import type { Credentials } from '../api';
import { logRefusal } from '../log-refusal';
import { forgetSearches, recentSearches, rememberSearch } from '../recent';
import { popular as popularSchema } from '../schema';
import { NO_DEFAULTS } from './sections';
import type { DefaultSuggestions } from './sections';

interface Setup {
  readonly popularUrl: string | undefined;
  readonly popular: unknown;
  readonly credentials: Credentials;
  readonly noRecent: boolean;
  readonly contact: DefaultSuggestions['contact'];
}

/** Calls `onChange` after each change. */
export function createDefaultSuggestions(setup: () => Setup, onChange: () => void) {
  let current: DefaultSuggestions | undefined;
  const update = (more: Partial<DefaultSuggestions>) => {
    current = { ...NO_DEFAULTS, ...current, ...more };
    onChange();
  };
  return {
    get: () => current ?? NO_DEFAULTS,
    /** Called at each focus, because another tab may have searched meanwhile. Sends one request per page. */
    refresh(): void {
      const { popularUrl, popular, credentials, noRecent, contact } = setup();
      const isFirst = current === undefined;
      update({ recent: noRecent ? [] : recentSearches(), contact });
      if (!isFirst) return;
      if (popular !== undefined) update({ popular: v.parse(v.fallback(popularSchema, NO_DEFAULTS.popular), popular) });
      if (popularUrl === undefined) return;
      fetchPopular(popularUrl, credentials).then((answer) => update({ popular: answer }), logRefusal);
    },
    remember(phrase: string): void {
      if (!setup().noRecent) rememberSearch(phrase);
    },
    forget(): void {
      forgetSearches();
      update({ recent: [] });
    },
  };
}
