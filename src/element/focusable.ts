/** Finds the control that an element's `focus()` reaches. */

/** The first visible control for the Tab key: of the element itself, else of the template's content in it. */
export const focusableIn = (element: HTMLElement): HTMLElement | undefined =>
  [element.shadowRoot, element]
    .flatMap((root) => [...(root?.querySelectorAll<HTMLElement>('*') ?? [])])
    .find((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
