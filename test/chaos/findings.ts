/** Finds injected code in a page: elements that run or load, handlers in attributes, URLs with a scheme that runs. Runs in the page. */

/**
 * Searches the shadow root of each element that matches `selector`, at any depth. Self-contained: playwright sends its text.
 * Returns one line a finding.
 */
export function injectedIn(selector: string): string[] {
  const running =
    /^(script|iframe|frame|object|embed|base|meta|link|style|template|marquee|applet|audio|video|source|math|animate|set|foreignobject|use|image|xss|noscript)$/i;
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'background', 'ping'];
  const lines: string[] = [];
  const look = (root: ParentNode) => {
    for (const node of root.querySelectorAll('*')) {
      const where = `${node.localName} in ${selector}`;
      if (running.test(node.localName)) lines.push(`element: ${where}`);
      for (const { name, value } of node.attributes) {
        if (/^on|^srcdoc$|^is$/i.test(name)) lines.push(`attribute ${name}: ${where}`);
        if (!addresses.includes(name)) continue;
        let url: URL | undefined;
        try {
          url = new URL(value, location.href);
        } catch {
          // An invalid URL leads nowhere.
        }
        const picture = node.localName === 'img' && (url?.protocol === 'data:' || url?.protocol === 'blob:');
        if (url && !picture && !/^(https?|tel|mailto):$/.test(url.protocol)) lines.push(`${name}=${value}: ${where}`);
        if (url?.username && node.localName === 'a') lines.push(`${name}=${value}: ${where}`);
      }
      if (node.shadowRoot) look(node.shadowRoot);
    }
  };
  for (const element of document.querySelectorAll(selector)) if (element.shadowRoot) look(element.shadowRoot);
  return lines;
}
