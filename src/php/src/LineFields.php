<?php

/** The first screen's data of a line's further fields: the same as src/cart/screen/fields.ts. */

declare(strict_types=1);

namespace ShopElements;

final class LineFields
{
    /** @var list<array<string, mixed>> */
    public readonly array $fields;

    /** @param list<array<string, mixed>> $all of Wire::cart() */
    public function __construct(array $all, private readonly Words $words)
    {
        $this->fields = array_values(array_filter($all, static fn (array $one): bool => $one['scope'] === 'line' && !in_array($one['type'], ['consent', 'choice'], true)));
    }

    /** @param array<string, mixed> $item @return array{note: string, fold: string, required: bool, asked: list<array<string, mixed>>, told: list<array<string, string>>} */
    public function line(array $item, bool $isLocked): array
    {
        [$asked, $told, $notes] = [[], [], []];
        foreach ($this->fields as $field) {
            $said = self::said($field, $item);
            $labels = array_column(array_reverse($field['options']), 'label', 'value');
            $notes[] = $labels[$said] ?? $said;
            if (!$isLocked) {
                $asked[] = $this->asked($field, $said, $item['product_name']);
            } elseif ($said !== '') {
                $told[] = ['told' => self::label($field) . ': ' . ($labels[$said] ?? $said)];
            }
        }
        $first = $this->fields[0] ?? null;
        return [
            'note' => implode(', ', array_filter($notes, fn (string $one): bool => !self::isEmpty($one))),
            'fold' => $first === null || $first['name'] === 'note' ? $this->words->say('cart.extra.addNote') : $this->words->say('cart.extra.add', ['label' => self::label($first)]),
            'required' => in_array(true, array_column($this->fields, 'required'), true),
            'asked' => $asked,
            'told' => $told,
        ];
    }

    /** Asks for the fields that must be filled in first; null if none. @param list<array<string, mixed>> $lines */
    public function lacking(array $lines): ?string
    {
        foreach ($this->fields as $field) {
            foreach ($field['required'] ? $lines : [] as $item) {
                if (self::isEmpty(self::said($field, $item))) {
                    return $this->words->say('cart.extra.missing', ['label' => self::label($field)]);
                }
            }
        }
        return null;
    }

    /** @param array<string, mixed> $field @return array<string, mixed> */
    private function asked(array $field, string $said, string $product): array
    {
        $chooses = $field['type'] === 'select';
        return [
            'field' => $field['name'],
            'label' => self::label($field),
            'ofLine' => $this->words->say('cart.extra.ofLine', ['label' => self::label($field), 'name' => $product]),
            'kind' => $field['type'],
            'chooses' => $chooses,
            'required' => $field['required'],
            'lacks' => $field['required'] && self::isEmpty($said),
            'help' => $chooses ? null : $field['help'],
            'options' => array_map(static fn (array $one): array => [
                'value' => $one['value'],
                'title' => $one['label'] ?? $one['value'],
                'chosen' => $one['value'] === $said,
            ], $field['options']),
            'said' => $said,
        ];
    }

    private static function label(array $field): string
    {
        return (string) $field['label'] === '' ? $field['name'] : $field['label'];
    }

    private static function said(array $field, array $item): string
    {
        return $item['extra_fields'][$field['name']] ?? '';
    }

    private static function isEmpty(string $said): bool
    {
        return Wire::trimmed($said) === '';
    }
}
