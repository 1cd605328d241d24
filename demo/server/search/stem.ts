/** Stems Polish words: two forms of a word have the same stem after folding and removing the ending. */

/** Endings of nouns and adjectives, of which product names consist; the longest first. */
const ENDINGS = (
  'owego owemu owych owymi iego iemu iami iach owej owym owie ego emu ych ymi ich imi ami ach owy owa owe owo ' +
  'ow om iom em iem ej iej ym im ie ia iu io y a e i u o'
).split(' ');
/** Minimum length of a stem. */
const MIN_STEM_LENGTH = 3;

/** "płytek", "płytka" and "płytce" all become "plytk". Codes and sizes stay unchanged. The word is folded. */
export function stem(word: string): string {
  if (word.length <= MIN_STEM_LENGTH || /\d/.test(word)) return word;
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM_LENGTH) ?? '';
  return (
    word
      .slice(0, word.length - ending.length)
      // "cegieł", "rynien", "płytek": removes the mobile e.
      .replace(/([bcdfghjklmnprstwz])i?e([klnr])$/, '$1$2')
      // "płytce", "podłodze".
      .replace(/c$/, 'k')
      .replace(/dz$/, 'g')
  );
}
