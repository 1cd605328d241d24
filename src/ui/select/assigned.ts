/** Detects that a script sets a select, `select.value = …` or `option.selected = …`: neither fires an event nor changes a node. */

/** Calls `tell` after each such assignment, also by jQuery, React or Vue, until the returned function is called. */
export function onAssigned(select: HTMLSelectElement, tell: () => void): () => void {
  const all: readonly (readonly [object, string])[] = [
    [select, 'value'],
    [select, 'selectedIndex'],
    ...[...select.options].map((option) => [option, 'selected'] as const),
  ];
  for (const [node, name] of all) {
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), name);
    const assign = function (this: object, value: unknown) {
      native?.set?.call(this, value);
      tell();
    };
    Object.defineProperty(node, name, { ...native, configurable: true, set: assign });
  }
  return () => all.forEach(([node, name]) => Reflect.deleteProperty(node, name));
}
