/** Renders a title that may contain HTML: as React nodes of the allowed tags, never through an HTML sink. */
import type { ReactElement } from 'react';
import { readSafeHtml, type SafeChild } from './safe-html';

/** Nodes from `readSafeHtml`, possibly changed by the caller, for example to mark matches. Each text is the only child of its element. */
export const safeNodes = (nodes: readonly SafeChild[]): ReactElement[] =>
  nodes.map((node, key) => {
    if (typeof node === 'string') return <span key={key}>{node}</span>;
    const { tag, children } = node;
    // `span` stands for any allowed tag: all of them take content.
    const Tag = tag as 'span';
    if (tag === 'br') return <br key={key} />;
    const [first, ...further] = children;
    const isText = typeof first === 'string' && further.length === 0;
    return <Tag key={key}>{isText ? first : safeNodes(children)}</Tag>;
  });

/** `html` comes from the server: product names, suggestions' titles. */
export function SafeHtml({ html }: { html: string }) {
  // Most names contain neither tags nor character references.
  return /[<&]/.test(html) ? <>{safeNodes(readSafeHtml(html))}</> : <span>{html}</span>;
}
