/** Shows the page's own password inputs as plain text, and hides them again before the form is sent. */
import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** The page may have its own button for this, so the input's type is the state, not a variable of ours. */
export function usePasswordVisibility(first: HTMLInputElement | undefined, again: HTMLInputElement | undefined) {
  const follow = useCallback(
    (look: () => void) => {
      const observer = new MutationObserver(look);
      if (first) observer.observe(first, { attributeFilter: ['type'] });
      return () => observer.disconnect();
    },
    [first],
  );
  const isVisible = useSyncExternalStore(follow, () => first !== undefined && first.type !== 'password');
  const setVisible = useCallback(
    (seen: boolean) => {
      for (const input of [first, again]) {
        if (input === undefined) continue;
        // The browser would send plain text to its spelling service, and a phone would capitalise the first letter.
        input.spellcheck = false;
        input.autocapitalize = 'none';
        input.type = seen ? 'text' : 'password';
      }
    },
    [first, again],
  );
  useEffect(() => {
    // Browsers store the content of plain text fields for other forms. A submission that we stop never gets here.
    const hide = () => setVisible(false);
    const form = first?.form;
    form?.addEventListener('submit', hide);
    return () => {
      form?.removeEventListener('submit', hide);
      hide();
    };
  }, [first, setVisible]);
  return { isSeen: isVisible, setSeen: setVisible };
}
