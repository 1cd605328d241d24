/** Submits the template's form on Enter in our fields, as in a native field. */

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
