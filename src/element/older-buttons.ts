/** Decides what `command` and `commandfor` do in a browser that does not know them: as https://html.spec.whatwg.org/#the-button-element says. */

/** What the platform does by itself, where nobody prevents it. */
const OWN = /^(show-modal|close|request-close|(show|hide|toggle)-popover)$/;

type Own = Readonly<Record<string, ((value?: string) => void) | undefined>>;

document.addEventListener('click', (event) => {
  const source = (event.target as Element).closest?.<HTMLButtonElement>('button[commandfor]');
  const target = source && document.getElementById(source.getAttribute('commandfor') as string);
  const command = source?.getAttribute('command');
  if (!target || !command || source.disabled || event.defaultPrevented) return;
  if (source.form !== null && source.type !== 'button' && source.type !== 'reset') {
    // One that does not say what it is does nothing at all.
    if (!source.hasAttribute('type')) event.preventDefault();
    return;
  }
  const told = Object.assign(new Event('command', { cancelable: true, composed: true }), { command, source });
  if (!target.dispatchEvent(told) || !OWN.test(command)) return;
  const name = command.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
  if (name === 'showModal' && (target as HTMLDialogElement).open) return;
  const own = target as unknown as Own;
  (own[name] ?? own['close'])?.call(target, source.value);
});

export {};
