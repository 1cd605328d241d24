/** Decides what `<shop-faq>` adds to the template's `<details>`: one look, a link that opens its answer, all open at once. */
import { useEffect, useState } from 'react';
import { useHost } from '../../element/useHost';
import { Button } from '../Button';
import css from './faq.css?inline';
import faqPage from './faq-page.css?inline';
import { uiStyles } from '../styles';
import { uiText } from '../text';
import { usePageSheet } from './usePageSheet';

export const styles = [...uiStyles, css];

interface FaqProps {
  /** Opening one answer closes the others. */
  readonly single: boolean;
}

const questionsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLDetailsElement>(':scope > details')];

export default function Faq({ single }: FaqProps) {
  const { element } = useHost();
  const [allOpen, setAllOpen] = useState(false);
  // Summaries are the template's own: no style sheet of a shadow root reaches them.
  usePageSheet(element, faqPage);

  useEffect(() => {
    const name = `shop-faq-${Math.random().toString(36).slice(2)}`;
    const look = () => {
      const questions = questionsOf(element);
      setAllOpen(questions.length > 0 && questions.every(({ open }) => open));
    };
    /** Also those that come later. */
    const take = () => {
      for (const question of questionsOf(element)) {
        if (single && question.name === '') question.name = name;
      }
      look();
    };
    const open = () => {
      const target = element.querySelector(':target')?.closest('details');
      if (target instanceof HTMLDetailsElement) target.open = true;
    };
    const observer = new MutationObserver(take);
    observer.observe(element, { childList: true });
    take();
    open();
    element.addEventListener('toggle', look, { capture: true });
    globalThis.addEventListener('hashchange', open);
    return () => {
      observer.disconnect();
      element.removeEventListener('toggle', look, { capture: true });
      globalThis.removeEventListener('hashchange', open);
    };
  }, [element, single]);

  const toggleAll = () => {
    for (const question of questionsOf(element)) question.open = !allOpen;
  };
  return (
    <div className="faq" part="faq">
      {!single && (
        <div className="faq__all">
          <Button size="small" variant="quiet" onClick={toggleAll}>
            {allOpen ? uiText.closeAll : uiText.openAll}
          </Button>
        </div>
      )}
      <slot />
    </div>
  );
}
