<?php

/** Reads the cart's posted form: the contract's actions for what its person has changed since it was printed. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Cart\Amount;
use ShopElements\Pasted;
use ShopElements\Texts;

final class PrintedForm
{
    /** @var list<array{array<string, mixed>, list<string>}> actions, each with a sentence if another tab was there first */
    public array $changes = [];
    /** @var list<string> about what cannot be an action */
    public array $refused = [];
    /** @var array<array-key, mixed> the values when it was printed, by the names of the fields; a form of the shop's own may lack them */
    private array $printed = [];

    /**
     * @param array<array-key, mixed> $form the posted fields
     * @param array<string, mixed> $cart the current one
     * @param list<array<string, mixed>> $projects of the client
     */
    public function __construct(private readonly array $form, private readonly array $cart, array $projects, private readonly Texts $texts)
    {
        $this->printed = (array) json_decode(self::at($form, 'printed') ?? '', true);
        // A server drops the fields above its limit (`max_input_vars`): an absent text is none that its person removed.
        if (self::lacks($form, array_intersect_key($this->printed, ['quantity' => 1, 'field' => 1, 'client_comments' => 1]))) {
            $this->refused[] = $texts->formCut;
            return;
        }
        foreach ([$cart, ...$cart['childCarts']] as ['id' => $id, 'items' => $items]) {
            foreach ($items as $item) {
                $this->line((string) $id, $item);
            }
            $this->gone((string) $id, array_column($items, 'id', 'id'));
        }
        $choices = ['carrier' => [$texts->delivery, $cart['availableCarriers']], 'payment' => [$texts->payment, $cart['availablePayments']], 'project' => [$texts->project, $projects]];
        foreach ($choices as $name => [$label, $offered]) {
            $this->choice([$name => ['id' => self::at($form, $name)]], $name, (string) ($cart[$name]['id'] ?? ''), $label, array_column($offered, 'name', 'id'));
        }
        $methods = array_column(array_merge([], ...array_map(static fn (array $one): array => $one['additional_data']['payment_methods'] ?? [], $cart['availablePayments'])), 'name', 'id');
        $method = ['payment_id' => self::at($form, 'payment'), 'method_id' => self::at($form, 'payment-method')];
        $this->choice(['payment_method' => $method], 'payment-method', (string) ($cart['payment_params']['payment_method']['method_id'] ?? ''), $texts->payment, $methods);
        $notes = self::at($form, 'client_comments');
        // Browsers send line breaks as CR LF.
        $notes === null || $this->change(['client_comments' => $notes = str_replace("\r\n", "\n", $notes)], $texts->notes, $notes, $cart['client_comments'], self::at($this->printed, 'client_comments'));
    }

    /** @param array<string, mixed> $item */
    private function line(string $cart, array $item): void
    {
        [$id, $place] = [(string) $item['id'], "$cart/{$item['id']}"];
        $pressed = static fn (bool $is): int => (int) $is;
        $was = self::at($this->printed, 'quantity', $cart, $id) ?? (string) $item['quantity'];
        $typed = Pasted::text(self::at($this->form, 'quantity', $cart, $id) ?? '');
        $quantity = Amount::read($typed === '' ? $was : $typed, (string) $item['unit']);
        if ($quantity === null) {
            $this->refused[] = Texts::fill($this->texts->quantityWhole, ['name' => $item['product_name']]);
        } else {
            $quantity += $item['step'] * ($pressed(self::at($this->form, 'more') === $place) - $pressed(self::at($this->form, 'less') === $place));
            $action = ['quantity' => (object) [$id => $quantity], 'cartToUpdate' => $cart];
            $quantity > 0 && $this->change($action, $item['product_name'], (string) $quantity, (string) $item['quantity'], $was);
        }
        foreach ($this->cart['extra_fields'] as ['name' => $name, 'label' => $label]) {
            $value = self::at($this->form, 'field', $cart, $id, $name);
            $action = ['extra_field' => ['name' => $name, 'value' => $value, 'id' => $id, 'cartId' => $cart]];
            $value === null || $this->change($action, "{$item['product_name']} – $label", $value, (string) ($item['extra_fields'][$name] ?? ''), self::at($this->printed, 'field', $cart, $id, $name));
        }
        if (self::at($this->form, 'remove') === $place) {
            $this->changes[] = [['remove' => ['id' => $id, 'cartId' => $cart]], $was === (string) $item['quantity'] ? [] : [$this->overtaken($item['product_name'], (string) $item['quantity'], '0')]];
        }
    }

    /** What was typed into lines that are not there any more. @param array<array-key, mixed> $present */
    private function gone(string $cart, array $present): void
    {
        foreach (['quantity', 'field'] as $name) {
            foreach (array_diff_key((array) ($this->printed[$name][$cart] ?? []), $present) as $line => $was) {
                $typed = array_diff_assoc((array) ($this->form[$name][$cart][$line] ?? []), (array) $was);
                if ($typed !== []) {
                    $this->refused[] = "{$this->texts->noLine} (" . implode(', ', array_filter($typed, is_string(...))) . ')';
                }
            }
        }
    }

    /** @param array<string, mixed> $action @param array<array-key, string> $names of the options by id */
    private function choice(array $action, string $field, string $now, string $label, array $names): void
    {
        $chosen = self::at($this->form, $field) ?? '';
        $chosen === '' || $this->change($action, $label, $chosen, $now, self::at($this->printed, $field), $names);
    }

    /** @param array<string, mixed> $action @param array<array-key, string> $names of the values */
    private function change(array $action, string $label, string $value, string $now, ?string $was, array $names = []): void
    {
        if ($value !== $now && $value !== $was) {
            $this->changes[] = [$action, $now === ($was ?? $now) ? [] : [$this->overtaken($label, $names[$now] ?? $now, $names[$value] ?? $value)]];
        }
    }

    private function overtaken(string $label, string $theirs, string $mine): string
    {
        return Texts::fill($this->texts->overtaken, ['name' => $label, 'theirs' => $theirs, 'mine' => $mine]);
    }

    private static function at(mixed $values, int|string ...$path): ?string
    {
        foreach ($path as $key) {
            $values = is_array($values) ? $values[$key] ?? null : null;
        }
        return is_string($values) ? $values : null;
    }

    private static function lacks(mixed $values, mixed $printed): bool
    {
        foreach (is_array($printed) ? $printed : [] as $key => $one) {
            if (self::lacks(is_array($values) ? $values[$key] ?? null : null, $one)) {
                return true;
            }
        }
        return !is_array($printed) && !is_string($values);
    }
}
