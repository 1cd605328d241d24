/** Tries the company call with an invalid number, an unknown one, and the buyer's own. */
import { offeredCompany } from '../../../cart/wire/company';
import type { Probe } from '../probe';
import { readBy } from '../reading';

/** A number with a wrong check sum. */
const WRONG = '1234563219';
/** A number with a valid check sum that no tax office assigns. */
const UNKNOWN = '0000000017';
/** Data that a shop must not return: bank accounts, in a field or as 26 digits, and the persons behind the company. */
const PRIVATE = /account|iban|pesel|representative|partner|(?<!\d)(?:PL ?)?\d{2}(?: ?\d{4}){6}(?!\d)/i;

export async function checkCompany(probe: Probe, url: string | undefined): Promise<void> {
  if (url === undefined) return probe.skip('company', 'pass --company <url>');
  const wrong = await probe.client.call(url, { nip: WRONG });
  probe.judgeReply('company', wrong, wrong.status === 400 ? undefined : '400 was expected: the check sum is wrong');
  await answered(probe, url, UNKNOWN, true);
  const own = (await probe.loaded())?.invoice_address?.nip?.replaceAll('-', '') ?? '';
  if (/^\d{10}$/.test(own)) await answered(probe, url, own, false);
}

async function answered(probe: Probe, url: string, nip: string, isUnknown: boolean): Promise<void> {
  const sent = await probe.client.call(url, { nip });
  // A register may be down or over its limit, which the shop reports. An old account may have no number.
  if ([429, 503].includes(sent.status) || (!isUnknown && sent.status === 400)) return probe.keep('company');
  const { output, problem: unread } = readBy(sent, offeredCompany);
  const problem =
    output === undefined
      ? unread || 'a success was expected'
      : PRIVATE.test(sent.text)
        ? 'accounts, PESEL and representatives are not passed on'
        : isUnknown && (output.company !== undefined || output.candidates.length > 0)
          ? 'no company has this number: "company": null was expected'
          : undefined;
  probe.judgeReply('company', sent, problem);
}
