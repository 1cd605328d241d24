/** Tests random orders of keys, presses, answers and fills in every form: what was typed last is what is sent, or nothing is and a sentence says why. */
import { expect } from '@open-wc/testing';
import { key } from '../ui/keys';
import { FORMS, pause } from './random-forms';

/** The orders of one test; ORDERS=10000 tests so many of all forms together. */
const EACH = 50;
const ORDERS = (globalThis as { ORDERS?: number }).ORDERS;
const SEEDS = ORDERS === undefined ? 1 : Math.ceil(ORDERS / EACH / Object.keys(FORMS).length);

/** Numbers from a seed, the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const bare = (value: string): string => value.replaceAll(/\s/g, '').replace(',', '.');

for (const [name, open] of Object.entries(FORMS))
  for (let seed = 1; seed <= SEEDS; seed++)
    it(`${EACH} random orders in ${name} (seed ${seed}) send what is displayed`, async () => {
      const real = globalThis.fetch;
      const form = await open();
      const below = numbersFrom(seed);
      const typed = form.fields().map(({ value }) => ({ value, isLast: false }));
      for (let order = 0; order < EACH; order++) {
        const deeds: string[] = [];
        const about = () => `order ${order}: ${deeds.join(', ')}`;
        for (let left = 1 + below(6); left > 0; left--) {
          const at = below(form.fields().length);
          const field = form.fields()[at]!;
          const deed = below(6);
          const focus = (): void => {
            if ((field.getRootNode() as ShadowRoot).activeElement === field) return;
            field.focus();
            // Whoever goes to a filled field sees its text, and may continue it.
            typed[at]!.value = field.value;
          };
          if (deed === 0) focus();
          else if (deed < 3) {
            focus();
            if (bare(field.value).length > 3) field.select();
            const before = field.value;
            const isOwn = bare(before) === bare(typed[at]!.value);
            const one = form.keys[below(form.keys.length)]!;
            key(field, one);
            deeds.push(`key ${one} in ${at + 1}: ${before} → ${field.value}`);
            if (!isOwn) expect(field.value, `a key joined the program’s text in ${about()}`).to.equal(one);
            for (const other of typed) other.isLast = false;
            typed[at] = { value: field.value, isLast: true };
          } else if (deed === 3 && form.plus) {
            form.plus(at);
            await pause();
            deeds.push(`plus ${at + 1}`);
            for (const other of typed) other.isLast = false;
          } else if (deed === 4 && form.fill) {
            const value = form.keys[below(form.keys.length)]!.repeat(2);
            form.fill(at, value);
            await pause();
            deeds.push(`fill ${value} in ${at + 1}`);
            for (const other of typed) other.isLast = false;
          } else if (below(2)) {
            field.blur();
            deeds.push(`blur ${at + 1}`);
          } else {
            await pause();
            deeds.push('pause');
          }
        }
        const sent = await form.sent();
        const readAll = () => form.fields().map(({ value }) => bare(value));
        // What the page or the shop has set is displayed some frames later.
        for (let turn = 0; turn < 200 && sent && String(sent.map(bare)) !== String(readAll()); turn++) await pause();
        const displayed = readAll();
        if (sent) expect(sent.map(bare), about()).to.deep.equal(displayed);
        typed.forEach(({ value, isLast }, at) => {
          if (isLast && displayed[at] !== bare(value)) expect(form.text(), about()).to.contain(value);
        });
      }
      globalThis.fetch = real;
      document.querySelector('#page')?.remove();
    });
