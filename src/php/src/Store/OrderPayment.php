<?php

/** The sum left to pay of an order: by its payment's hook, its status, and whether it has been paid. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\{Money, Payment};
use ShopElements\Day;

final class OrderPayment
{
    /**
     * @param array<string, mixed> $row of the orders
     * @param array<string, mixed> $cart as it was ordered
     * @param (Closure(array<string, mixed>): ?array<string, mixed>)|null $transfer see PdoHistory
     * @param (Closure(array<string, mixed>, string): ?string)|null $pay see PdoHistory
     * @return ?array<string, mixed> the wire's `OrderPayment`; null if unknown
     */
    public static function of(array $row, array $cart, string $number, ?Closure $transfer, ?Closure $pay = null): ?array
    {
        $payment = $cart['payment'] ?? null;
        $until = $row['pay_until'] ?? null;
        $isCancelled = $row['status'] === 'cancelled' && $row['paid_at'] === null;
        $isOver = $until !== null && $until <= Db::now() && in_array($row['status'], ['placed', 'cancelled'], true);
        if ($payment === null || ($isCancelled && !$isOver)) {
            return null;
        }
        $facts = self::facts($cart);
        $details = $transfer === null || ($payment['hook_name'] ?? null) !== 'upfront_manual_wire' ? null : $transfer($cart);
        return match (true) {
            $row['paid_at'] !== null => ['state' => 'paid'] + $facts,
            $isOver => ['state' => 'expired'] + $facts,
            $details !== null => ['state' => 'due', 'transfer' => ['title' => strtr($details['title'] ?? '{number}', ['{number}' => $number])] + array_diff_key($details, ['days' => 1])] + $facts
                + (isset($details['days']) ? ['until' => Day::inPoland($row['placed_at'], $details['days'])] : []),
            $until !== null && $pay !== null && ($url = $pay($cart, $row['guid'])) !== null
                => ['state' => $row['payment_failed'] ? 'failed' : 'due', 'url' => $url, 'until' => strtr("{$until}Z", ' ', 'T')] + $facts,
            in_array($payment['hook_name'] ?? null, ['manual_wire', Payment::DEFERRED], true) => ['state' => 'deferred'] + $facts + self::limit($payment, $facts['amount']),
            default => null,
        };
    }

    /** The payment of a cart that becomes an order once it is paid. @param array<string, mixed> $cart @return array<string, mixed> */
    public static function begun(array $cart): array
    {
        return ['state' => 'due', 'url' => $cart['begun']['url']] + self::facts($cart);
    }

    /** @param array<string, mixed> $cart @return array{amount: string, name: string, method?: string} */
    private static function facts(array $cart): array
    {
        $methods = array_column($cart['payment']['additional_data']['payment_methods'] ?? [], 'name', 'id');
        $method = $methods[$cart['payment_params']['payment_method']['method_id'] ?? ''] ?? null;
        return ['amount' => $cart['prices']['total_gross'], 'name' => (string) $cart['payment']['name']] + ($method === null ? [] : ['method' => $method]);
    }

    /** @param array<string, mixed> $payment @return array{limit_left?: string} */
    private static function limit(array $payment, string $amount): array
    {
        $left = $payment['merchantLimit']['remaining_amount'] ?? null;
        return $left === null ? [] : ['limit_left' => Money::text(max(0, Money::read($left, 'remaining_amount') - Money::read($amount, 'total_gross')))];
    }
}
