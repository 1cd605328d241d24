/** Copies a text to the clipboard, also without https, where browsers offer only the oldest API. */

/** False if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await globalThis.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

function copyOld(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', put, true);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', put, true);
  }
}
