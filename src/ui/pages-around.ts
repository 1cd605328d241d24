/** Selects the pages listed in a pagination: the first, the last, and those around the current one. */

/** The listed pages, counted from 0; undefined is a gap between them. */
export function pagesAround(current: number, pages: number): readonly (number | undefined)[] {
  const near = [0, current - 1, current, current + 1, pages - 1].filter((page) => page >= 0 && page < pages);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((page, index) => (page - (numbers[index - 1] ?? page) > 1 ? [undefined, page] : [page]));
}
