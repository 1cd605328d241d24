<?php

/** The filter of a list of orders: by state, and by a year in Poland. */

declare(strict_types=1);

namespace ShopElements\Store;

use DateTimeImmutable;
use DateTimeZone;
use ShopElements\Day;

final readonly class OrderFilter
{
    public const ALL = 'all';
    /** Conditions on a row of `orders`. */
    private const STATES = [
        self::ALL => '1 = 1',
        'open' => "status NOT IN ('delivered', 'cancelled')",
        'incomplete' => 'lines_open > 0',
        'to_pay' => "(EXISTS (SELECT 1 FROM {documents} d WHERE d.order_id = {orders}.id AND d.to_pay > 0) OR (pay_until IS NOT NULL AND status <> 'cancelled'))",
    ];

    public string $state;
    public string $period;

    /**
     * Unknown values filter nothing.
     *
     * @param string $state `open`, `incomplete`, `to_pay`, or `all`
     * @param string $period A year in Poland, such as `2026`, or `all`
     */
    public function __construct(string $state = self::ALL, string $period = self::ALL)
    {
        $this->state = isset(self::STATES[$state]) ? $state : self::ALL;
        $this->period = preg_match('/^[0-9]{4}$/D', $period) === 1 ? $period : self::ALL;
    }

    /** The condition on orders of this state and period, and its values. @return array{string, list<string>} */
    public function orders(): array
    {
        [$within, $ends] = $this->within('placed_at');
        return ["$within AND " . self::STATES[$this->state], $ends];
    }

    /** The condition on a column with a time in UTC, and its values. @return array{string, list<string>} */
    public function within(string $column): array
    {
        $begin = static fn (int $year): string => (new DateTimeImmutable(sprintf('%04d-01-01', $year), new DateTimeZone('Europe/Warsaw')))->setTimezone(new DateTimeZone('UTC'))->format('Y-m-d H:i:s');
        return $this->period === self::ALL ? ['1 = 1', []] : ["$column >= ? AND $column < ?", [$begin((int) $this->period), $begin((int) $this->period + 1)]];
    }

    /**
     * The choices on the wire, each state with the count of the chosen period.
     *
     * @param callable(self): int $count of the orders that a filter leaves
     * @param string $first time of the list's first order, in UTC
     * @param string $last time of its last order
     * @return array<string, mixed>
     */
    public function choices(callable $count, string $first, string $last): array
    {
        $year = static fn (string $time): int => (int) Day::inPoland("$time UTC");
        $states = array_map(fn (string $state): array => ['key' => $state, 'count' => $count(new self($state, $this->period))], array_keys(self::STATES));
        return [
            // A shop that sends everything at once has no such orders.
            'states' => array_values(array_filter($states, fn (array $one): bool => $one['count'] > 0 || !in_array($one['key'], array_diff(['incomplete'], [$this->state]), true))),
            'state' => $this->state,
            'periods' => [['key' => self::ALL, 'label' => 'Od początku'], ...array_map(static fn (int $one): array => ['key' => (string) $one], range($year($last), $year($first)))],
            'period' => $this->period,
        ];
    }
}
