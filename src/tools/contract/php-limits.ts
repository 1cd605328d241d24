/** Writes `Limits.php` from the contract: the limits by which PHP checks a body. */
import { countryFormats, patternOf } from '../../http/country-formats';
import * as limits from '../../http/limits';

const array = (entries: readonly string[]): string => `[${entries.join(', ')}]`;

const php = ({ min = 0, max, pattern }: limits.Limit): string =>
  array([`'min' => ${min}`, `'max' => ${max}`, ...(pattern ? [`'pattern' => '/${pattern.source}/D'`] : [])]);

const named = (all: Readonly<Record<string, limits.Limit>>): string =>
  `[\n${Object.entries(all)
    .map(([name, one]) => `        '${name}' => ${php(one)},\n`)
    .join('')}    ]`;

const byCountry = (
  formats: (of: (typeof countryFormats)[number]) => readonly [all: readonly string[], letters?: string],
): string =>
  `[\n${countryFormats
    .map((one) => {
      const [all, letters = ''] = formats(one);
      return `        '${one.country}' => ['format' => '${letters}${all[0]}', 'pattern' => '/${patternOf(all, letters)}/D'],\n`;
    })
    .join('')}    ]`;

const constants = {
  ADDRESS: named(limits.addressLimits),
  HOUSE_NUMBER_MAX: String(limits.houseNumberMax),
  POST_CODES: byCountry(({ postCodes }) => [postCodes]),
  TAX_NUMBERS: byCountry(({ taxNumbers, letters }) => [taxNumbers, letters]),
  CONTACT: named(limits.contactLimits),
  LOCKER: php(limits.lockerLimit),
  NOTES: php(limits.notesLimit),
  MESSAGE: php(limits.messageLimit),
  LIST_NAME: php(limits.listNameLimit),
  WITHDRAWAL: named(limits.withdrawalLimits),
  ORDER_FIND: named(limits.orderFindLimits),
};

export const phpLimits = (): string => `<?php

/** Length and pattern of each field that a person fills in: written by \`npm run manifest\` from src/http/limits.ts and src/http/country-formats.ts. */

declare(strict_types=1);

namespace ShopElements;

final class Limits
{
${Object.entries(constants)
  .map(([name, value]) => `    public const ${name} = ${value};\n`)
  .join('')}}
`;
