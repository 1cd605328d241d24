/** Writes `Limits.php` from the contract: the limits by which PHP checks a body. */
import * as limits from '../../http/limits';

const array = (entries: readonly string[]): string => `[${entries.join(', ')}]`;

const php = ({ min = 0, max, pattern }: limits.Limit): string =>
  array([`'min' => ${min}`, `'max' => ${max}`, ...(pattern ? [`'pattern' => '/${pattern.source}/D'`] : [])]);

const named = (all: Readonly<Record<string, limits.Limit>>): string =>
  `[\n${Object.entries(all)
    .map(([name, one]) => `        '${name}' => ${php(one)},\n`)
    .join('')}    ]`;

const constants = {
  ADDRESS: named(limits.addressLimits),
  CONTACT: named(limits.contactLimits),
  LOCKER: php(limits.lockerLimit),
  NOTES: php(limits.notesLimit),
  MESSAGE: php(limits.messageLimit),
  LIST_NAME: php(limits.listNameLimit),
  WITHDRAWAL: named(limits.withdrawalLimits),
};

export const phpLimits = (): string => `<?php

/** Length and pattern of each field that a person fills in: written by \`npm run manifest\` from the contract (src/http/limits.ts). */

declare(strict_types=1);

namespace ShopElements;

final class Limits
{
${Object.entries(constants)
  .map(([name, value]) => `    public const ${name} = ${value};\n`)
  .join('')}}
`;
