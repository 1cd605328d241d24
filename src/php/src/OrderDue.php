<?php

/** Prints an order's payment for pages without a script: `<shop-orders order="…">` then takes its place. */

declare(strict_types=1);

namespace ShopElements;

use ShopElements\Cart\Money;

final class OrderDue
{
    private const STATES = [
        'due' => 'Czekamy na płatność', 'failed' => 'Płatność się nie powiodła. Zamówienie czeka, spróbuj ponownie.', 'paid' => 'Opłacone',
        'expired' => 'Termin płatności minął, zamówienie wygasło.', 'deferred' => 'Teraz nic nie płacisz',
    ];

    /**
     * Prints the amount due inside the tag, which adds copy buttons and loads the payment's state.
     *
     * @param array{id: int|string, payment: ?array<string, mixed>} $order as `PdoHistory::seen` returns it
     * @param array<string, mixed> $attributes such as `Paths::of('shop-orders')`
     */
    public static function print(array $order, array $attributes): string
    {
        $plain = self::plain($order['payment']);
        return $plain === '' ? '' : Elements::tag('shop-orders', ['order' => (string) $order['id']] + $attributes, $plain);
    }

    /** The buyer's next action, for a page's heading; the approver's sentence for another person's order. @param ?array<string, mixed> $payment @param ?string $approvedFor of `PdoHistory::seen` */
    public static function heading(?array $payment, ?string $approvedFor = null): string
    {
        if ($approvedFor !== null) {
            $name = Genitive::of($approvedFor);
            return 'Zaakceptowano zamówienie' . ($name === null ? ": $approvedFor" : " $name");
        }
        if (($payment['state'] ?? '') === 'expired') {
            return 'Zamówienie wygasło';
        }
        $isAwaited = in_array($payment['state'] ?? '', ['due', 'failed'], true);
        return $isAwaited ? 'Zamówienie przyjęte, do zapłaty ' . Money::shown($payment['amount']) : 'Dziękujemy za zamówienie';
    }

    /** The state and its facts as lines, for mails; none if nothing is known. @param ?array<string, mixed> $payment @return list<string> */
    public static function lines(?array $payment): array
    {
        [$state, $facts] = $payment === null ? ['', []] : self::facts($payment);
        return $state === '' ? [] : ["$state.", ...array_map(static fn (string $term, string $text): string => "$term: $text", array_keys($facts), $facts)];
    }

    /** @param array<string, mixed> $payment @return array{string, array<string, string>} */
    private static function facts(array $payment): array
    {
        $amount = Money::shown($payment['amount']);
        $transfer = $payment['transfer'] ?? null;
        $until = self::until($payment);
        $facts = match (true) {
            $transfer !== null => ['Odbiorca' => $transfer['recipient'], 'Rachunek' => $transfer['account'], 'Kwota' => $amount, 'Tytuł przelewu' => $transfer['title']],
            $payment['state'] === 'deferred' => ['Kwota' => $until === null ? $amount : "$amount do $until"],
            default => [],
        } + (isset($payment['limit_left']) ? ['Wolny limit po tym zamówieniu' => Money::shown($payment['limit_left'])] : []);
        return [$transfer === null ? self::STATES[$payment['state']] ?? '' : 'Czekamy na przelew' . ($until === null ? '' : " do $until"), $facts];
    }

    /** The same without the tag, for a page that can only be read. @param ?array<string, mixed> $payment */
    public static function plain(?array $payment): string
    {
        if ($payment === null) {
            return '';
        }
        [$state, $facts] = self::facts($payment);
        [$amount, $until] = [Money::shown($payment['amount']), self::until($payment)];
        $list = implode('', array_map(static fn (string $term, string $text): string => "<dt>$term</dt><dd>" . htmlspecialchars($text) . '</dd>', array_keys($facts), $facts));
        $term = isset($payment['url']) && $until !== null ? "<p>Zapłać do $until. Do tego czasu trzymamy dla Ciebie towar i ceny.</p>" : '';
        $link = isset($payment['url']) ? '<p><a href="' . htmlspecialchars($payment['url']) . "\">Zapłać $amount</a></p>" : '';
        return $state === '' ? '' : "<p><strong>$state</strong></p>" . ($list === '' ? '' : "<dl>$list</dl>") . $term . $link;
    }

    /** The deadline as a date, or with the time in Poland. @param array<string, mixed> $payment */
    public static function until(array $payment): ?string
    {
        $until = $payment['until'] ?? null;
        if ($until === null) {
            return null;
        }
        $at = new \DateTimeImmutable($until);
        return str_contains($until, 'T') ? $at->setTimezone(new \DateTimeZone('Europe/Warsaw'))->format('j.m.Y, H:i') : $at->format('j.m.Y');
    }
}
