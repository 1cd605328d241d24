/** Decides how a title that may contain HTML is shown: as React nodes of the allowed tags, never through an HTML sink. */
import { createElement, type ReactNode } from 'react';
import { readSafeHtml, type SafeChild } from './safe-html';

/** Nodes from `readSafeHtml`, possibly changed by the caller, for example to mark matches. */
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
  // Most names contain neither tags nor character references.
  return /[<&]/.test(html) ? <>{safeNodes(readSafeHtml(html))}</> : <>{html}</>;
}
