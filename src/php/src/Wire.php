<?php

/** Decides how forgivingly a cart's answer is read: the way the elements read it (src/http/tolerant.ts, src/cart/wire). */

declare(strict_types=1);

namespace ShopElements;

final class Wire
{
    /** A number or a non-empty text. */
    public static function id(mixed $raw): ?string
    {
        return is_int($raw) || is_float($raw) || (is_string($raw) && $raw !== '') ? self::text($raw) : null;
    }

    public static function text(mixed $raw): ?string
    {
        return is_string($raw) ? $raw : (is_int($raw) || is_float($raw) ? (string) json_encode($raw) : null);
    }

    /** In plain notation, with a point and no redundant zeros, so that equal numbers are equal texts. */
    public static function decimal(mixed $raw): ?string
    {
        $text = is_bool($raw) ? '' : trim((string) self::text($raw));
        if (!preg_match('/^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/D', $text, $parts) || !preg_match('/^-?\d+(\.\d+)?$/D', $text)) {
            return null;
        }
        $size = $parts[2] . (($parts[3] ?? '') === '' ? '' : ".$parts[3]");
        return $size === '0' ? '0' : $parts[1] . $size;
    }

    public static function flag(mixed $raw): bool
    {
        return in_array($raw, [true, 1, 1.0, '1', 'true'], true);
    }

    /** @return list<mixed> */
    public static function list(mixed $raw): array
    {
        return is_array($raw) ? array_values($raw) : [];
    }

    /**
     * Reads each field with its reader; null if it is not an object, or one of `$required` cannot be read.
     *
     * @param array<string, callable> $fields
     * @param list<string> $required
     * @return ?array<string, mixed>
     */
    public static function object(mixed $raw, array $fields, array $required = []): ?array
    {
        if (!is_array($raw)) {
            return null;
        }
        $read = [];
        foreach ($fields as $name => $reader) {
            $read[$name] = isset($raw[$name]) ? $reader($raw[$name]) : $reader(null);
        }
        foreach ($required as $name) {
            if ($read[$name] === null) {
                return null;
            }
        }
        return $read;
    }

    /** Skips entries that cannot be read. @return list<array<string, mixed>> */
    public static function entries(mixed $raw, callable $reader): array
    {
        return array_values(array_filter(array_map($reader, self::list($raw)), is_array(...)));
    }

    /** The whole cart; null if the elements would refuse it. @return ?array<string, mixed> */
    public static function cart(mixed $raw): ?array
    {
        $text = self::text(...);
        $cart = self::object($raw, [
            ...self::table(),
            ...array_fill_keys(['inpost_point_code', 'inpost_point_street', 'inpost_point_building_number', 'inpost_point_flat_number', 'inpost_point_post_code', 'inpost_point_city', 'inpost_email', 'inpost_phone_number', 'master_cart_name', 'masterPaymentUrl', 'notes', 'client_comments'], $text),
            ...array_fill_keys(['is_master', 'can_move_lines', 'is_abrys', 'master_payment_init', 'child_payment_init'], self::flag(...)),
            'childs_payment_init' => fn (mixed $ids): array => array_values(array_filter(array_map(self::id(...), self::list($ids)), is_string(...))),
            'client_amount_after_deadline' => self::decimal(...),
            'currency' => fn (mixed $one): ?array => self::object($one, ['iso_code' => $text], ['iso_code']),
            'carrier' => self::chosenCarrier(...),
            'availableCarriers' => fn (mixed $all): array => self::entries($all, self::carrier(...)),
            'payment' => fn (mixed $one): ?array => self::object($one, ['id' => self::id(...)], ['id']),
            'availablePayments' => fn (mixed $all): array => self::entries($all, self::payment(...)),
            'payment_params' => fn (mixed $one): ?array => self::object($one, ['payment_method' => fn (mixed $way): ?array => self::object($way, ['payment_id' => self::id(...), 'method_id' => self::id(...)], ['method_id'])]),
            'project' => self::project(...),
            'voucher' => fn (mixed $one): ?array => self::object($one, ['voucher_code' => $text]),
            'invoice_address' => self::address(...),
            'delivery_address' => self::address(...),
            'extra_fields' => fn (mixed $all): array => self::entries($all, self::extraField(...)),
        ], ['id']);
        if ($cart === null) {
            return null;
        }
        $children = self::list($raw['childCarts'] ?? null);
        $cart['childCarts'] = self::entries($children, fn (mixed $one): ?array => self::object($one, self::table(), ['id']));
        $broken = fn (mixed $of): int => count(self::list($of['items'] ?? null)) - count(self::entries($of['items'] ?? null, self::line(...)));
        $cart['unread'] = 0;
        foreach ($cart['is_master'] ? $children : [$raw] as $one) {
            $isThere = !$cart['is_master'] || self::id($one['id'] ?? null) !== null;
            $cart['unread'] += $isThere ? $broken($one) : count(self::list($one['items'] ?? null));
        }
        $cart['tables'] = $cart['is_master'] ? $cart['childCarts'] : [$cart];
        $cart['has_discount'] = false;
        foreach ($raw as $name => $value) {
            $cart['has_discount'] = $cart['has_discount'] || (preg_match('/^has_.+_discount$/D', (string) $name) === 1 && self::flag($value));
        }
        return $cart;
    }

    /** The fields that a master cart and its children have in common. @return array<string, callable> */
    private static function table(): array
    {
        return [
            'id' => self::id(...),
            'cart_name' => self::text(...),
            'department_name' => self::text(...),
            'items' => fn (mixed $all): array => self::entries($all, self::line(...)),
            'prices' => self::totals(...),
            'paymentUrl' => self::text(...),
            'payment_init' => self::flag(...),
        ];
    }

    private static function totals(mixed $raw): ?array
    {
        $part = fn (string ...$names): \Closure => fn (mixed $one): ?array => self::object($one, array_fill_keys($names, self::decimal(...)));
        $rate = fn (mixed $one): ?array => self::object($one, array_fill_keys(['rate', 'net', 'vat', 'gross'], self::decimal(...)), ['rate', 'vat']);
        return self::object($raw, [
            ...array_fill_keys(['net', 'gross', 'total_net', 'total_gross', 'total_gross_only_products', 'weight', 'pallets'], self::decimal(...)),
            'vat' => fn (mixed $all): array => self::entries($all, $rate),
            'voucher_value' => $part('net', 'gross'),
            'minimum_order' => $part('net', 'gross', 'missing'),
            'free_delivery' => $part('missing'),
        ]);
    }

    private static function line(mixed $raw): ?array
    {
        return self::object($raw, [
            'id' => self::id(...),
            ...array_fill_keys(['index', 'url', 'product_name', 'brand_name', 'image', 'unit'], self::text(...)),
            ...array_fill_keys(['quantity', 'frontQuantity', 'min', 'max', 'step'], self::decimal(...)),
            ...array_fill_keys(['is_package', 'onRequestAvailableToOrder'], self::flag(...)),
            'prices' => fn (mixed $one): ?array => self::object($one, array_fill_keys(['net', 'gross', 'total_net', 'total_gross'], self::decimal(...)), ['net', 'gross', 'total_gross']),
            'vat_rate' => self::decimal(...),
            'extra_fields' => self::fieldValues(...),
            'note' => self::text(...),
            'availability' => fn (mixed $one): ?array => self::object($one, ['quantity' => self::decimal(...), ...array_fill_keys(['branch', 'date', 'text'], self::text(...))]),
            'unit_price' => fn (mixed $one): ?array => self::object($one, ['net' => self::decimal(...), 'gross' => self::decimal(...), 'unit' => self::text(...)], ['unit']),
            'alternatives' => fn (mixed $all): array => self::entries($all, fn (mixed $one): ?array => self::object($one, [
                ...['id' => self::id(...), 'title' => self::text(...), 'link' => self::text(...)],
                ...['price_net' => self::decimal(...), 'price_gross' => self::decimal(...)],
            ], ['id', 'title'])),
        ], ['id', 'product_name', 'quantity', 'prices']);
    }

    /** An unknown type is read as text, an unknown scope as the order's. */
    private static function extraField(mixed $raw): ?array
    {
        $oneOf = fn (string $list, string $other): \Closure => fn (mixed $one): string => is_string($one) && in_array($one, explode(' ', $list), true) ? $one : $other;
        $option = fn (mixed $one): ?array => self::object(is_array($one) ? $one : ['value' => $one], ['value' => self::text(...), 'label' => self::text(...)], ['value']);
        return self::object($raw, [
            'name' => self::id(...),
            ...array_fill_keys(['label', 'help'], self::text(...)),
            'type' => $oneOf('text number date select tel email', 'text'),
            'scope' => $oneOf('order line delivery', 'order'),
            'required' => self::flag(...),
            'options' => fn (mixed $all): array => self::entries($all, $option),
        ], ['name']);
    }

    /** A line’s values by name; none if one of them cannot be read. @return array<array-key, ?string> */
    private static function fieldValues(mixed $raw): array
    {
        $said = is_array($raw) ? array_map(self::text(...), $raw) : [];
        return array_filter($said, is_null(...)) === array_filter((array) $raw, is_null(...)) ? $said : [];
    }

    private static function carrier(mixed $raw): ?array
    {
        return self::object($raw, [
            'id' => self::id(...),
            'name' => self::text(...),
            'type' => fn (mixed $type): string => self::text($type) ?? '',
            'price_gross' => self::decimal(...),
            'price_net' => self::decimal(...),
        ], ['id', 'name']);
    }

    /** Its price comes as `price: {gross, net}` or flat. */
    private static function chosenCarrier(mixed $raw): ?array
    {
        $carrier = self::carrier($raw);
        $price = is_array($raw) ? self::object($raw['price'] ?? null, ['gross' => self::decimal(...), 'net' => self::decimal(...)]) : null;
        return $carrier === null ? null : [...$carrier, 'price_gross' => $price['gross'] ?? $carrier['price_gross'], 'price_net' => $price['net'] ?? $carrier['price_net']];
    }

    private static function payment(mixed $raw): ?array
    {
        $method = fn (mixed $one): ?array => self::object($one, ['id' => self::id(...), 'name' => self::text(...), 'imgUrl' => self::text(...)], ['id', 'name']);
        return self::object($raw, [
            'id' => self::id(...),
            'name' => self::text(...),
            'hook_name' => self::text(...),
            'additional_data' => fn (mixed $data): array => self::entries(is_array($data) ? $data['payment_methods'] ?? null : null, $method),
            'merchantLimit' => fn (mixed $limit): ?array => self::object($limit, ['factoring' => self::flag(...), 'bank_name' => self::text(...), 'remaining_amount' => self::decimal(...), 'amount_after_deadline' => self::decimal(...)]),
        ], ['id', 'name']);
    }

    public static function project(mixed $raw): ?array
    {
        return self::object($raw, ['id' => self::id(...), 'name' => self::text(...), 'identifier' => self::text(...)], ['id']);
    }

    /** With or without the `address_` prefix (rule A8); an empty list is no address. */
    public static function address(mixed $raw): ?array
    {
        if (!is_array($raw) || array_is_list($raw)) {
            return null;
        }
        $read = fn (string $name, callable $reader): ?string => $reader($raw[$name] ?? $raw["address_$name"] ?? null);
        return ['id' => $read('id', self::id(...)), 'street' => $read('street', self::text(...)), 'city' => $read('city', self::text(...)), 'zip_code' => $read('zip_code', self::text(...))];
    }
}
