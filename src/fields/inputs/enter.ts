/** Submits the template's form on Enter in our fields, as in a native field. */

/** For `onKeyDown` around the fields, which have settled their text by then. A field that handles Enter itself cancels the event. */
export const submitOnEnter =
  (formOf: () => HTMLFormElement | null) =>
  (event: {
    readonly key: string;
    readonly target: EventTarget;
    readonly defaultPrevented: boolean;
    readonly nativeEvent: { readonly isComposing: boolean };
  }): void => {
    const isField = (event.target as Element).localName === 'input';
    if (event.key !== 'Enter' || !isField || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const form = formOf();
    if (form) submitByEnter(form);
  };

/** Clicks the form's default button, which becomes the submitter and may be disabled; without one, submits the form directly. */
export function submitByEnter(form: HTMLFormElement): void {
  // `form.elements` does not contain image buttons.
  const all = (form.getRootNode() as ParentNode).querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    'button, input',
  );
  const usual = [...all].find((one) => one.form === form && /^(submit|image)$/.test(one.type));
  if (usual === undefined) form.requestSubmit();
  else usual.click();
}
