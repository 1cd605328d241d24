/** Writes an element's part of the accessibility tree: one line a control or landmark, with name, value and states. */
import type { CDPSession, Page } from 'playwright-core';

interface Value {
  readonly value?: unknown;
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
}
export interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly value?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Roles of controls and of a screen reader's lists; texts and cells between them are content. */
const ROLES = new Set(
  'alert button checkbox combobox dialog form group heading img link listbox navigation option progressbar radio radiogroup region search searchbox slider spinbutton status switch tab table grid row tablist tabpanel textbox DisclosureTriangle Details'.split(
    ' ',
  ),
);
/** The text of elements with these roles depends on timing; test/a11y/spoken.test.ts tests it. */
const UNNAMED = new Set(['alert', 'status', 'row']);
const STATES = [
  'checked',
  'pressed',
  'expanded',
  'selected',
  'disabled',
  'invalid',
  'required',
  'readonly',
  'modal',
  'busy',
  'roledescription',
];

/** Days of the demo's deliveries and payments, which depend on the day of the test. */
const DAYS =
  /(?:dziś|we? \p{L}+ \d+\.\d\d)(?: od \d+:00)?|\d+(?:\.\d\d)?–\d+\.\d\d|(?<=zapłacisz do )[\d.]+|(?<=ok\. )\d+ \p{L}+(?: \d{4})?/gu;

/** Further rows repeat the first ones. */
const ROWS = 3;

/** The tree of the first `tag` of the page, indented by two spaces a level. */
export async function treeOf(page: Page, tag: string): Promise<string> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: tag });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  await devtools.detach();
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  const lines: string[] = [];
  const walk = (one: AxNode, depth: number): void => {
    const line = lineOf(one);
    if (line !== undefined) lines.push('  '.repeat(depth) + line);
    let rows = 0;
    for (const id of one.childIds ?? []) {
      const child = byId.get(id);
      if (child === undefined) continue;
      const isRow = ['row', 'option'].includes(String(child.role?.value)) && !child.ignored;
      if (isRow && (rows += 1) > ROWS) continue;
      walk(child, line === undefined ? depth : depth + 1);
    }
  };
  // An open dialog makes the rest of the page inert, including the element itself.
  const start =
    nodes.find((one) => one.backendDOMNodeId === node.backendNodeId) ??
    nodes.find(({ role, ignored }) => role?.value === 'dialog' && !ignored);
  if (start === undefined) throw new Error(`<${tag}> is not in the tree`);
  walk(start, 0);
  return `${lines.join('\n')}\n`;
}

const lineOf = (node: AxNode): string | undefined =>
  node.ignored || !ROLES.has(String(node.role?.value)) ? undefined : described(node);

/** Role, name, value, description and states of a node in one line. */
export function described({ role, name, value, description, properties = [] }: AxNode): string {
  const word = String(role?.value ?? '');
  const quoted = (text: Value | undefined) =>
    JSON.stringify(
      String(text?.value ?? '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(DAYS, '‹dzień›')
        .trim(),
    );
  const states = STATES.flatMap((state) => {
    const value = properties.find((one) => one.name === state)?.value.value;
    return value === undefined || value === false || value === 'false' || value === ''
      ? state === 'expanded' && value === false
        ? ['expanded=false']
        : []
      : [value === true || value === 'true' ? state : `${state}=${String(value)}`];
  });
  const isDashed = UNNAMED.has(word);
  return [
    word,
    !isDashed && quoted(name),
    value?.value !== undefined && `value=${quoted(value)}`,
    description?.value !== undefined && description.value !== '' && `description=${quoted(description)}`,
    ...states,
  ]
    .filter(Boolean)
    .join(' ');
}
