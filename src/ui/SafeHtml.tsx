/** Decides how a title that may hold HTML is shown: as React nodes of the allowed tags, never through an HTML sink. */
import { createElement, type ReactNode } from 'react';
import { readSafeHtml, type SafeChild } from './safe-html';

/** Nodes that `readSafeHtml` has read, perhaps after some change of one's own such as marks. */
export const safeNodes = (nodes: readonly SafeChild[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    return node.tag === 'br' ? (
      <br key={index} />
    ) : (
      createElement(node.tag, { key: index }, ...safeNodes(node.children))
    );
  });

/** `html` comes from the server: product names, suggestions' titles. */
export function SafeHtml({ html }: { html: string }) {
  // Most names hold neither a tag nor a character reference.
  return /[<&]/.test(html) ? <>{safeNodes(readSafeHtml(html))}</> : <>{html}</>;
}
