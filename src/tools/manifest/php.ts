/** Builds `src/php/src/Tags.php` from the declarations: every tag's attributes for templates in PHP. */
import type { Attribute } from '../../element/attributes';
import type { Declaration } from '../../element/declare';
import { wordsOf } from './words';

type Typed = Pick<Attribute<unknown>, 'kind' | 'type'>;

/** The attribute's type for PHPStan. */
const typeOf = (attribute: Typed): string =>
  ({
    text: 'string|int',
    tokens: 'string|list<string>',
    flag: 'bool',
    number: 'int|float|string',
    integer: 'int|string',
    oneOf: wordsOf(attribute)
      .map((one) => `'${one}'`)
      .join('|'),
    json: 'array<array-key, mixed>|object',
  })[attribute.kind];

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** `shop-cart-widget` → `cartWidget`. */
const methodOf = (tag: string): string =>
  tag.replace('shop-', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function phpTagsOf(tags: readonly Declaration[]): string {
  const methods = tags.map(({ tag, attributes }) => {
    const shape = Object.entries(attributes).map(([name, one]) => `'${name}'?: ${typeOf(one)}|null`);
    return ` * @method static string ${methodOf(tag)}(array{${[...shape, '...<string, mixed>'].join(', ')}} $attributes = [], string $inside = '')`;
  });
  const entries = tags.map(({ tag, attributes }) => {
    const kinds = Object.entries(attributes).map(([name, one]) => {
      const kind = one.kind === 'oneOf' ? `[${wordsOf(one).map(quoted).join(', ')}]` : quoted(one.kind);
      return `            ${quoted(name)} => ${kind},\n`;
    });
    return `        ${quoted(tag)} => [\n${kinds.join('')}        ],\n`;
  });
  const commands = tags.flatMap(({ tag, commands: all }) => {
    const names = Object.keys(all).map(quoted);
    return names.length === 0 ? [] : [`        ${quoted(tag)} => [${names.join(', ')}],\n`];
  });
  const slots = tags.flatMap(({ tag, slots: all }) => {
    const names = Object.keys(all).filter(Boolean).map(quoted);
    return names.length === 0 ? [] : [`        ${quoted(tag)} => [${names.join(', ')}],\n`];
  });
  return `<?php

/** Tags and attributes. Written by \`npm run manifest\`; do not edit. */

declare(strict_types=1);

namespace ShopElements;

/**
${methods.join('\n')}
 */
abstract class Tags
{
    /** @var array<string, array<string, string|list<string>>> kind or allowed values by tag and attribute */
    public const ATTRIBUTES = [
${entries.join('')}    ];

    /** @var array<string, list<string>> commands of a template's <button command="…" commandfor="…"> by tag */
    public const COMMANDS = [
${commands.join('')}    ];

    /** @var array<string, list<string>> slots of the content of a tag; {id} is the id of a line, a payment or an order */
    public const SLOTS = [
${slots.join('')}    ];
}
`;
}
