/** Reads many order files, and counts right, confirmable, refused and wrong ones. */
import { judged } from './judge';
import type { Outcome } from './judge';
import { orderFile } from './make';

export async function shares(from: number, count: number) {
  const counts: Record<Outcome, number> = { right: 0, unsure: 0, refused: 0, wrong: 0 };
  const messages: Record<Outcome, string[]> = { right: [], unsure: [], refused: [], wrong: [] };
  const stuck: string[] = [];
  const kinds = new Map<string, Record<Outcome, number>>();
  for (let seed = from; seed < from + count; seed += 1) {
    const file = orderFile(seed);
    const { outcome, why, isMendable } = await judged(file);
    counts[outcome] += 1;
    for (const kind of file.kinds) {
      const all = kinds.get(kind) ?? { right: 0, unsure: 0, refused: 0, wrong: 0 };
      kinds.set(kind, { ...all, [outcome]: all[outcome] + 1 });
    }
    messages[outcome].push(`${seed}: ${file.about}: ${why}`);
    if (!isMendable && outcome !== 'wrong') stuck.push(`${seed}: ${file.about}: ${why}`);
  }
  const about = `${count} order files: ${counts.right} right without a press, ${counts.unsure} to confirm, ${counts.refused} refused, ${counts.wrong} silently wrong`;
  const table = [...kinds]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([kind, { right, unsure, wrong }]) => `${kind.padEnd(32)} ${right} right, ${unsure} to confirm, ${wrong} wrong`,
    )
    .join('\n');
  return {
    kinds: table,
    counts,
    about,
    wrong: messages.wrong,
    unsure: messages.unsure,
    refused: messages.refused,
    stuck,
  };
}
