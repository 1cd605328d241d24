<?php

/** The first screen's data of a line's further fields: the same as src/cart/first-screen/fields.ts. */

declare(strict_types=1);

namespace ShopElements;

final class LineFields
{
    /** @var list<array<string, mixed>> */
    public readonly array $fields;

    /** @param list<array<string, mixed>> $all of Wire::cart() */
    public function __construct(array $all, private readonly Words $words)
    {
        $this->fields = array_values(array_filter($all, static fn (array $one): bool => $one['scope'] === 'line' && !in_array($one['type'], ['consent', 'choice', 'file'], true)));
    }

    /** @param array<string, mixed> $item @return array{note: string, fold: string, required: bool, asked: list<array<string, mixed>>, told: list<array<string, string>>} */
    public function line(array $item, bool $isLocked): array
    {
        [$inputs, $texts, $notes] = [[], [], []];
        foreach (Wire::isDeposit($item) ? [] : $this->fields as $field) {
            $value = self::valueOf($field, $item);
            $labels = array_column(array_reverse($field['options']), 'label', 'value');
            $notes[] = $labels[$value] ?? $value;
            if (!$isLocked) {
                $inputs[] = $this->input($field, $value, $item['product_name']);
            } elseif ($value !== '') {
                $texts[] = ['told' => self::label($field) . ': ' . ($labels[$value] ?? $value)];
            }
        }
        $first = $this->fields[0] ?? null;
        return [
            'note' => implode(', ', array_filter($notes, fn (string $one): bool => !self::isEmpty($one))),
            'fold' => $first === null || $first['name'] === 'note' ? $this->words->say('cart.extra.addNote') : $this->words->say('cart.extra.add', ['label' => self::label($first)]),
            'required' => in_array(true, array_column($this->fields, 'required'), true),
            'asked' => $inputs,
            'told' => $texts,
        ];
    }

    /** The sentence about required fields that are empty; null if there are none. @param list<array<string, mixed>> $lines */
    public function lacking(array $lines): ?string
    {
        foreach ($this->fields as $field) {
            foreach ($field['required'] ? $lines : [] as $item) {
                if (!Wire::isDeposit($item) && self::isEmpty(self::valueOf($field, $item))) {
                    return $this->words->say('cart.extra.missing', ['label' => self::label($field)]);
                }
            }
        }
        return null;
    }

    /** @param array<string, mixed> $field @return array<string, mixed> */
    private function input(array $field, string $value, string $product): array
    {
        $chooses = $field['type'] === 'select';
        return [
            'field' => $field['name'],
            'label' => self::label($field),
            'ofLine' => $this->words->say('cart.extra.ofLine', ['label' => self::label($field), 'name' => $product]),
            'kind' => $field['type'],
            'chooses' => $chooses,
            'required' => $field['required'],
            'lacks' => $field['required'] && self::isEmpty($value),
            'help' => $chooses ? null : $field['help'],
            'options' => array_map(static fn (array $one): array => [
                'value' => $one['value'],
                'title' => $one['label'] ?? $one['value'],
                'chosen' => $one['value'] === $value,
            ], $field['options']),
            'said' => $value,
        ];
    }

    private static function label(array $field): string
    {
        return (string) $field['label'] === '' ? $field['name'] : $field['label'];
    }

    private static function valueOf(array $field, array $item): string
    {
        return $item['extra_fields'][$field['name']] ?? '';
    }

    private static function isEmpty(string $value): bool
    {
        return Wire::trimmed($value) === '';
    }
}
