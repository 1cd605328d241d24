<?php

/** Stores lists in the package's table. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Buyer;
use ShopElements\Http\CartAnswer;
use ShopElements\Shop\Lists;

final readonly class PdoLists implements Lists
{
    /** Lists per buyer. */
    private const MAX_LISTS = 100;
    /** Characters of all lists of a buyer. */
    private const MOST = 2_000_000;

    public function __construct(private Db $db)
    {
    }

    public function lists(Buyer $buyer): array
    {
        $sql = 'SELECT id, name, rows_count FROM {lists} WHERE buyer = ? ORDER BY saved_at DESC, id DESC';
        return $this->db->all($sql, $buyer->key);
    }

    public function list(Buyer $buyer, string $id): ?array
    {
        $sql = 'SELECT id, name, rows_count, content FROM {lists} WHERE buyer = ? AND id = ?';
        $row = $this->db->one($sql, $buyer->key, Db::rowId($id));
        return $row === null ? null : ['rows' => json_decode($row['content'], true)] + array_diff_key($row, ['content' => 1]);
    }

    public function keepList(Buyer $buyer, string $name, array $rows): ?array
    {
        return $this->db->atOnce($buyer->key, function () use ($buyer, $name, $rows): ?array {
            // Compares digests, because to some databases "Łuk" and "luk" are the same name.
            $digest = hash('sha256', $name);
            $values = [$name, CartAnswer::json($rows), count($rows), Db::now()];
            $old = $this->db->one('SELECT id FROM {lists} WHERE buyer = ? AND digest = ?', $buyer->key, $digest);
            $others = $this->db->one('SELECT SUM(LENGTH(content)) AS size FROM {lists} WHERE buyer = ? AND digest <> ?', $buyer->key, $digest);
            if ((int) ($others['size'] ?? 0) + strlen($values[1]) > self::MOST) {
                return null;
            }
            if ($old !== null) {
                $sql = 'UPDATE {lists} SET name = ?, content = ?, rows_count = ?, saved_at = ? WHERE id = ?';
                $this->db->run($sql, ...[...$values, $old['id']]);
            } elseif (count($this->lists($buyer)) >= self::MAX_LISTS) {
                return null;
            } else {
                $sql = 'INSERT INTO {lists} (name, content, rows_count, saved_at, buyer, digest) VALUES (?, ?, ?, ?, ?, ?)';
                $this->db->run($sql, ...[...$values, $buyer->key, $digest]);
            }
            return ['id' => $old['id'] ?? $this->db->lastId(), 'name' => $name, 'rows_count' => count($rows)];
        });
    }

    public function forgetList(Buyer $buyer, string $id): void
    {
        $this->db->run('DELETE FROM {lists} WHERE buyer = ? AND id = ?', $buyer->key, Db::rowId($id));
    }
}
