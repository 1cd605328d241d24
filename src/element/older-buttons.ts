/** Polyfills `command` and `commandfor`, as in https://html.spec.whatwg.org/#the-button-element. */

/** The platform's default action, unless prevented. */
function own(target: HTMLElement, command: string, value: string | undefined): void {
  if (target instanceof HTMLDialogElement) {
    if (command === 'show-modal' && !target.open) target.showModal();
    if (command === 'close') target.close(value);
    // Such a browser may lack `requestClose` too.
    if (command === 'request-close') (target.requestClose ?? target.close).call(target, value);
  }
  const [, how] = /^(show|hide|toggle)-popover$/.exec(command) ?? [];
  // `showPopover` throws if it is open already, `hidePopover` if it is closed.
  if (how && target.popover) target.togglePopover(how === 'toggle' ? undefined : how === 'show');
}

document.addEventListener('click', (event) => {
  const source = (event.target as Element).closest?.<HTMLButtonElement>('button[commandfor]');
  const target = source && document.getElementById(source.getAttribute('commandfor') as string);
  const command = source?.getAttribute('command');
  if (!target || !command || source.disabled || event.defaultPrevented) return;
  if (source.form !== null && !/^(button|reset)$/i.test(source.getAttribute('type') ?? '')) {
    // A button in a form without `type` does nothing.
    if (!source.hasAttribute('type')) event.preventDefault();
    return;
  }
  const commandEvent = Object.assign(new Event('command', { cancelable: true, composed: true }), { command, source });
  if (target.dispatchEvent(commandEvent)) own(target, command, source.getAttribute('value') ?? undefined);
});

export {};
