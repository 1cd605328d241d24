/** Decides what Enter in a field of ours does to the template's form: what it does in a native one. */

/** Presses the form's default button, which goes along as the submitter and may be disabled; without one the form goes by itself. */
export function submitByEnter(form: HTMLFormElement): void {
  // `form.elements` leaves out buttons that are pictures.
  const all = (form.getRootNode() as ParentNode).querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    'button, input',
  );
  const usual = [...all].find((one) => one.form === form && /^(submit|image)$/.test(one.type));
  if (usual === undefined) form.requestSubmit();
  else usual.click();
}
