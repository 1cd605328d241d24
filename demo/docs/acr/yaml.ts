/** Writes plain data as YAML: one value per line, every text in JSON quotes. */
type Plain = string | number | boolean | readonly Plain[] | { readonly [name: string]: Plain };

const isTree = (value: Plain): value is Exclude<Plain, string | number | boolean> => value instanceof Object;

export function yamlOf(value: Plain, indent = ''): string {
  if (!isTree(value)) return JSON.stringify(value);
  const entries: [string, Plain][] = Array.isArray(value)
    ? value.map((one: Plain) => ['-', one])
    : Object.entries(value).map(([name, one]) => [`${name}:`, one]);
  return entries
    .map(([head, one]) => {
      if (!isTree(one)) return `${indent}${head} ${JSON.stringify(one)}\n`;
      const inner = yamlOf(one, `${indent}  `);
      // The first key of a list entry is on the line of the dash.
      return head === '-' ? `${indent}- ${inner.slice(indent.length + 2)}` : `${indent}${head}\n${inner}`;
    })
    .join('');
}
