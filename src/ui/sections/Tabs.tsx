/** View of `<shop-tabs>` over the template's sections: a tab list, one section at a time, the others findable. */
import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useHost } from '../../element/useHost';
import css from './tabs.css?inline';
import { uiStyles } from '../styles';
import tabList from '../tab-list.css?inline';
import { focusTab } from '../tab-keys';
import { useSections } from './useSections';

export const styles = [...uiStyles, tabList, css];

/** `data-tab`, else the section's own name, else its first heading. */
const nameOf = (section: HTMLElement): string =>
  section.dataset['tab'] ??
  section.ariaLabel ??
  section.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim() ??
  '';

export default function Tabs({ label }: { readonly label?: string | undefined }) {
  const { element, emit } = useHost();
  const sections = useSections(element);
  const [chosen, setChosen] = useState(() => Math.max(0, addressed(sections)));
  const id = useId();
  const current = Math.min(chosen, sections.length - 1);

  const choose = (index: number) => {
    const section = sections[index];
    if (section === undefined || index === current) return;
    setChosen(index);
    emit('shop-tab-changed', { index, id: section.id, name: nameOf(section) });
  };
  usePanels(sections, current, choose);
  /** The tab follows the arrow keys at once: its panel is already loaded. */
  const onKeyDown = (event: KeyboardEvent) => {
    const index = focusTab(event);
    if (index !== undefined) choose(index);
  };
  return (
    <div className="tabs" part="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} part="list" onKeyDown={onKeyDown}>
        {sections.map((section, index) => (
          <button
            key={index}
            id={`${id}${index}`}
            type="button"
            role="tab"
            className="tabs__tab"
            part={index === current ? 'tab tab-current' : 'tab'}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => choose(index)}
          >
            {nameOf(section)}
          </button>
        ))}
      </div>
      <slot />
    </div>
  );
}

/** The index of the section that contains the target of the page's fragment; -1 if none does. */
const addressed = (sections: readonly HTMLElement[]): number =>
  sections.findIndex((section) => section.matches(':target, :has(:target)'));

/** Marks the sections as panels, until the returned function is called. */
function asPanels(sections: readonly HTMLElement[]): () => void {
  const unnamed = sections.filter(({ ariaLabel }) => ariaLabel === null);
  for (const section of sections) {
    section.role = 'tabpanel';
    section.ariaLabel ??= nameOf(section);
    section.tabIndex = 0;
  }
  return () => {
    // A script may move a section elsewhere, where it must be visible.
    for (const section of sections) {
      for (const name of ['role', 'tabindex', 'hidden']) section.removeAttribute(name);
    }
    for (const section of unnamed) section.ariaLabel = null;
  };
}

/** Sections become tab panels; find-in-page and links to their content open the hidden ones. */
function usePanels(sections: readonly HTMLElement[], current: number, choose: (index: number) => void): void {
  // Runs before painting: if all sections were visible at once, they would push down the content below.
  useLayoutEffect(() => asPanels(sections), [sections]);
  useLayoutEffect(() => {
    sections.forEach((section, index) => {
      if (index === current) section.removeAttribute('hidden');
      else section.setAttribute('hidden', 'until-found');
    });
  }, [sections, current]);
  useEffect(() => {
    const opens = sections.map((section, index) => [section, () => choose(index)] as const);
    const onHash = () => {
      const index = addressed(sections);
      if (index >= 0) choose(index);
    };
    for (const [section, open] of opens) section.addEventListener('beforematch', open);
    globalThis.addEventListener('hashchange', onHash);
    return () => {
      for (const [section, open] of opens) section.removeEventListener('beforematch', open);
      globalThis.removeEventListener('hashchange', onHash);
    };
  }, [sections, choose]);
}
