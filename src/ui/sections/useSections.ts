/** Follows the sections or slides of a template: the element's current child elements. */
import { useEffect, useState } from 'react';

const sectionsOf = (element: HTMLElement) =>
  [...element.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !/^(script|template)$/.test(child.localName),
  );

/** The sections of the element: the same list until they change. */
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
