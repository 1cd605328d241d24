/** View of `<shop-faq>` over the template's `<details>`: one look, links that open an answer, and a button that opens all. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { adopt } from '../../element/styles';
import { useHost } from '../../element/useHost';
import { Button } from '../Button';
import css from './faq.css?inline';
import faqPage from './faq-page.css?inline';
import { uiStyles } from '../styles';
import { uiText } from '../text';
import { useSections } from './useSections';

export const styles = [...uiStyles, css];

interface FaqProps {
  /** Opening one answer closes the others. */
  readonly single: boolean;
}

const isQuestion = (section: HTMLElement): section is HTMLDetailsElement => section instanceof HTMLDetailsElement;

export default function Faq({ single }: FaqProps) {
  const { element } = useHost();
  const sections = useSections(element);
  const [name] = useState(() => `shop-faq-${Math.random().toString(36).slice(2)}`);
  const [allOpen, setAllOpen] = useState(false);
  // Summaries belong to the template: no shadow root's style sheet reaches them, so the document (or shadow root) around the element adopts
  // one, which stays. Before painting, so that questions do not visibly change from the page's own style.
  useLayoutEffect(() => adopt(element.getRootNode() as Document | ShadowRoot, [faqPage]), [element]);

  useEffect(() => {
    const unnamed = sections.filter(isQuestion).filter((question) => single && question.name === '');
    for (const question of unnamed) question.name = name;
    return () => unnamed.forEach((question) => (question.name = ''));
  }, [sections, single, name]);

  useEffect(() => {
    const questions = sections.filter(isQuestion);
    const look = () => setAllOpen(questions.length > 0 && questions.every(({ open }) => open));
    look();
    element.addEventListener('toggle', look, { capture: true });
    return () => element.removeEventListener('toggle', look, { capture: true });
  }, [element, sections]);

  useEffect(() => {
    const open = () => {
      const target = element.querySelector(':target')?.closest('details');
      if (target instanceof HTMLDetailsElement) target.open = true;
    };
    open();
    globalThis.addEventListener('hashchange', open);
    return () => globalThis.removeEventListener('hashchange', open);
  }, [element]);

  useEffect(() => {
    let closed: (readonly [question: HTMLDetailsElement, name: string])[] = [];
    const begin = () => {
      closed = sections.filter(isQuestion).flatMap((one) => (one.open ? [] : [[one, one.name] as const]));
      for (const [question] of closed) {
        // Of the questions with one name only one can be open.
        question.name = '';
        question.open = true;
      }
    };
    const end = () => {
      for (const [question, group] of closed) {
        question.open = false;
        question.name = group;
      }
    };
    // Not `onPrint`: a module shared with the cart would be one more file in every page's loader.
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [sections]);

  const toggleAll = () => {
    for (const question of sections.filter(isQuestion)) question.open = !allOpen;
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
