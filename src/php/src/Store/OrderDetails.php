<?php

/** The details of an order on the wire: rows below its lines, its place and its stages, from the cart as it was ordered. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\CarrierKind;
use ShopElements\Cart\Money;
use ShopElements\Day;
use ShopElements\Wire;

final class OrderDetails
{
    /** @param array<string, mixed> $cart */
    private static function vat(array $cart): string
    {
        return Money::text(self::sum([$cart['prices']], 'total_gross') - self::sum([$cart['prices']], 'total_net') - self::sum([$cart['prices']], 'deposit_total'));
    }

    /** The lines of all carts in one order. @param array<string, mixed> $cart in the wire's format @return list<array<string, mixed>> */
    public static function lines(array $cart): array
    {
        return array_values(array_filter(self::items($cart), static fn (array $one): bool => !Wire::isDeposit($one)));
    }

    /** Until it has been delivered, an order has the promise of its carrier. @param array<string, mixed> $cart in the wire's format @return array<string, mixed> */
    public static function of(array $cart, string $status): array
    {
        $promise = in_array($status, ['delivered', 'cancelled'], true) ? null : Day::promised($cart['carrier']['delivery'] ?? []);
        $kind = CarrierKind::of($cart['carrier']['type'] ?? null);
        return [
            'charges' => self::charges($cart),
            'total_vat' => self::vat($cart),
            'deliver_to' => array_values(array_filter(match ($kind) {
                CarrierKind::Locker => ['Paczkomat ' . ($cart['inpost_point_code'] ?? ''), self::joined($cart, ['inpost_point_street', 'inpost_point_building_number']), self::joined($cart, ['inpost_point_post_code', 'inpost_point_city'])],
                CarrierKind::Pickup => [(string) ($cart['carrier']['name'] ?? ''), (string) ($cart['department_name'] ?? '')],
                default => [
                    ...self::address((array) ($cart['delivery_address'] ?? $cart['invoice_address'] ?? [])),
                    ...array_map(static fn (string $text, string $label): string => $text === '' ? '' : "$label$text", self::site($cart), ['tel. ', 'Dla kierowcy: ']),
                ],
            })),
        ] + ($promise === null ? [] : ['deliver_at' => $promise]);
    }

    /**
     * Voucher, delivery, deposits, so that lines and rows sum up to the totals of the cart; what else they lack is the rounding of VAT.
     * None for a cart of a shop's own without these sums.
     *
     * @param array<string, mixed> $cart
     * @return list<array<string, mixed>>
     */
    public static function charges(array $cart): array
    {
        ['prices' => $prices] = $cart;
        $lines = array_column(self::lines($cart), 'prices');
        if (!isset($prices['net'], $prices['gross']) || array_filter($lines, static fn (array $one): bool => !isset($one['total_net'], $one['total_gross'])) !== []) {
            return [];
        }
        $deposits = array_values(array_filter(self::items($cart), Wire::isDeposit(...)));
        $names = array_column(self::lines($cart), 'product_name', 'id');
        $less = array_map(static fn (string $of): int => self::sum([$prices], $of) - self::sum($lines, "total_$of"), ['net', 'gross']);
        $code = (string) ($cart['voucher']['voucher_code'] ?? '');
        $amounts = static fn (int $net, int $gross): array => ['total_net' => Money::text($net), 'total_gross' => Money::text($gross)];
        $delivery = $amounts(self::sum([$prices], 'total_net') - self::sum([$prices], 'net'), self::sum([$prices], 'total_gross') - self::sum([$prices], 'gross') - self::sum([$prices], 'deposit_total'));
        return [
            ...($less === [0, 0] ? [] : [['kind' => $code === '' ? 'rounding' : 'voucher', 'name' => $code === '' ? 'Zaokrąglenie' : $code] + $amounts(...$less)]),
            ...(isset($cart['carrier']) ? [['kind' => 'delivery', 'name' => (string) $cart['carrier']['name']] + $delivery] : []),
            ...array_map(static fn (array $one): array => [
                'kind' => 'deposit',
                'name' => $names[$one['belongs_to'] ?? ''] ?? $one['product_name'],
                'quantity' => $one['quantity'],
                'unit' => $one['unit'],
                'total_gross' => $one['prices']['total_gross'],
            ], $deposits),
        ];
    }

    /**
     * The rows below the lines up to the gross total, as the elements display them: net prices take the way over the net total and VAT.
     *
     * @param array<string, mixed> $cart
     * @param string $prices `gross` or `net`
     * @return list<array{string, string}> name and amount
     */
    public static function sums(array $cart, string $prices): array
    {
        $words = ['delivery' => 'Dostawa: ', 'deposit' => 'Kaucja (zwrotna): ', 'voucher' => 'Kod rabatowy: '];
        $row = static fn (array $one): array => [($words[$one['kind']] ?? '') . $one['name'] . (isset($one['quantity']) ? ", $one[quantity] $one[unit]" : ''), $one["total_$prices"] ?? $one['total_gross']];
        $charges = self::charges($cart);
        $isTaxed = static fn (array $one): bool => isset($one['total_net']);
        [$net, $gross] = [['Razem netto', $cart['prices']['total_net']], ['Razem brutto', $cart['prices']['total_gross']]];
        return $prices === 'gross' ? [...array_map($row, $charges), $gross] : [
            ...array_map($row, array_filter($charges, $isTaxed)),
            $net,
            ['VAT', self::vat($cart)],
            ...array_map($row, array_filter($charges, static fn (array $one): bool => !$isTaxed($one))),
            $gross,
        ];
    }

    /** Phone and driver’s note of the chosen delivery address. @param array<string, mixed> $cart @return array{string, string} either may be empty */
    public static function site(array $cart): array
    {
        $to = (array) ($cart['delivery_address'] ?? []);
        return [(string) ($to['phone'] ?? ''), (string) ($to['driver_note'] ?? '')];
    }

    /** None for a status of the shop’s own. @param array<string, mixed> $cart @return list<array<string, string>> */
    public static function steps(array $cart, string $status, string $placedAt): array
    {
        $placed = ['text' => 'Złożone', 'at' => strtr("{$placedAt}Z", ' ', 'T')];
        if ($status === 'cancelled') {
            return [$placed + ['state' => 'done'], ['text' => 'Anulowane', 'state' => 'current']];
        }
        $reached = ['placed' => 0, 'confirmed' => 1, 'processing' => 1, 'ready' => 2, 'shipped' => 2, 'delivered' => 4][$status] ?? null;
        $isPickup = CarrierKind::of($cart['carrier']['type'] ?? null) === CarrierKind::Pickup;
        $stages = [$placed, ['text' => 'Kompletujemy'], ['text' => $isPickup ? 'Gotowe do odbioru' : 'Wysłane'], ['text' => $isPickup ? 'Odebrane' : 'Dostarczone']];
        return $reached === null ? [] : array_map(static fn (array $one, int $at): array => $one + match (true) {
            $at < $reached => ['state' => 'done'],
            $at === $reached => ['state' => 'current'],
            default => [],
        }, $stages, array_keys($stages));
    }

    /** @param array<string, mixed> $cart @return list<array<string, mixed>> */
    private static function items(array $cart): array
    {
        return array_merge($cart['items'], ...array_column($cart['childCarts'] ?? [], 'items'));
    }

    /** @param list<array<string, mixed>> $prices */
    private static function sum(array $prices, string $name): int
    {
        return array_sum(array_map(static fn (array $one): int => Money::sum($one[$name] ?? '0', $name), $prices));
    }

    /** @param array<string, mixed> $of @return list<string> the recipient, the street, the town; the buyer’s own data have longer field names */
    private static function address(array $of): array
    {
        $plain = array_combine(array_map(static fn (string $name): string => preg_replace('/^address_/', '', $name) ?? $name, array_keys($of)), $of);
        $house = implode('/', array_filter([$plain['house_no'] ?? '', $plain['flat_no'] ?? ''], static fn (mixed $one): bool => (string) $one !== ''));
        return [(string) ($plain['name'] ?? ''), trim(($plain['street'] ?? '') . " $house"), self::joined($plain, ['zip_code', 'city'])];
    }

    /** @param array<string, mixed> $of @param list<string> $names */
    private static function joined(array $of, array $names): string
    {
        return trim(implode(' ', array_map(static fn (string $name): string => (string) ($of[$name] ?? ''), $names)));
    }
}
