<?php

/** Stores Idempotency-Keys for 24 hours, and counts calls. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Shop\Keys;
use ShopElements\Shop\Throttle;

final readonly class PdoKeys implements Keys, Throttle
{
    private const DAY = 24 * 3600;

    public function __construct(private Db $db)
    {
    }

    public function first(string $buyer, string $action, string $key): ?array
    {
        $sql = 'SELECT asked, answer FROM {keys} WHERE buyer = ? AND action = ? AND said = ? AND kept_at >= ?';
        return $this->db->one($sql, $buyer, $action, $key, Db::now(self::DAY));
    }

    public function keep(string $buyer, string $action, string $key, string $request, string $answer): void
    {
        // Deletes expired keys, a few at a time, and this key if it exists.
        $sql = 'SELECT buyer, action, said FROM {keys} WHERE ';
        $own = $this->db->all("$sql buyer = ? AND action = ? AND said = ?", $buyer, $action, $key);
        foreach ([...$own, ...$this->db->all("$sql kept_at < ? LIMIT 100", Db::now(self::DAY))] as $one) {
            $this->db->run('DELETE FROM {keys} WHERE buyer = ? AND action = ? AND said = ?', ...array_values($one));
        }
        $this->db->run('INSERT INTO {keys} VALUES (?, ?, ?, ?, ?, ?)', $buyer, $action, $key, $request, $answer, Db::now());
    }

    public function wait(string $who, string $call, int $most, int $seconds): int
    {
        [$who, $call] = [substr(hash('sha256', $who), 0, 40), "limit $call"];
        $own = $this->db->one('SELECT COUNT(*) AS calls FROM {keys} WHERE buyer = ? AND action = ? AND kept_at >= ?', $who, $call, Db::now($seconds));
        if ((int) ($own['calls'] ?? 0) >= $most) {
            return $seconds;
        }
        $this->keep($who, $call, bin2hex(random_bytes(32)), '', '');
        return 0;
    }
}
