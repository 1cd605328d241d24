/** Decides what of a template's content is a section or a slide: each element of its own, as they stand now. */
import { useEffect, useState } from 'react';

const sectionsOf = (element: HTMLElement) =>
  [...element.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !/^(script|template)$/.test(child.localName),
  );

/** The same list until there are others. */
export function useSections(element: HTMLElement): readonly HTMLElement[] {
  const [sections, setSections] = useState(() => sectionsOf(element));
  useEffect(() => {
    const look = () =>
      setSections((before) => {
        const now = sectionsOf(element);
        return now.length === before.length && now.every((one, index) => one === before[index]) ? before : now;
      });
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true });
    look();
    return () => observer.disconnect();
  }, [element]);
  return sections;
}
