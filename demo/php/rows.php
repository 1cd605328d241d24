<?php
/** Decides how the rows of one visitor are read and written: PDO SQLite, every value bound. */
declare(strict_types=1);

namespace Shop;

use PDO;

/** Ids arrive as numbers or as text; nothing else is one. */
function scalar(mixed $raw): int|string|null
{
    return is_int($raw) || is_string($raw) ? $raw : null;
}

function json(mixed $data): string
{
    return json_encode($data, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
}

final class Rows
{
    /** @param string $visitor whose rows these are; the session's id may change, this stays */
    public function __construct(private readonly PDO $db, public readonly string $visitor)
    {
    }

    /** The lock is taken before anything is read: of two requests at once the second sees what the first did. */
    public function atOnce(callable $work): mixed
    {
        $this->db->exec('BEGIN IMMEDIATE');
        try {
            $done = $work();
            $this->db->exec('COMMIT');
            return $done;
        } catch (\Throwable $bug) {
            $this->db->exec('ROLLBACK');
            throw $bug;
        }
    }

    /** The visitor's open cart, begun by whatever needs one first; the very first one is not empty, to have something to show. */
    public function cart(): object
    {
        $open = $this->open();
        if ($open !== null) {
            return $open;
        }
        $isFirst = $this->all('SELECT id FROM carts WHERE visitor = ?', $this->visitor) === [];
        $this->run('INSERT OR IGNORE INTO carts (visitor) VALUES (?)', $this->visitor);
        // Carts that nobody ordered end some day; a few at a time, so that no request works long.
        $this->run("DELETE FROM carts WHERE id IN (SELECT id FROM carts WHERE is_open = 1 AND begun_at < datetime('now', '-90 days') LIMIT 100)");
        if ($isFirst) {
            $this->run('INSERT OR IGNORE INTO lines (cart_id, product_id, quantity, net) SELECT ?, id, least, net FROM products WHERE is_sample', $this->open()->id);
        }
        return $this->open();
    }

    private function open(): ?object
    {
        return $this->all('SELECT * FROM carts WHERE visitor = ? AND is_open = 1', $this->visitor)[0] ?? null;
    }

    /** Of a visitor without a cart those with which it will begin: to look at them writes nothing. @return list<object> */
    public function lines(): array
    {
        $id = $this->open()?->id;
        return $id === null
            ? $this->all('SELECT *, id AS product_id, least AS quantity, net AS listed_net FROM products WHERE is_sample ORDER BY id')
            : $this->all('SELECT products.*, lines.*, products.net AS listed_net, lines.net AS net FROM lines JOIN products ON products.id = product_id WHERE cart_id = ? ORDER BY lines.id', $id);
    }

    public function line(mixed $id): ?object
    {
        return array_column($this->lines(), null, 'id')[scalar($id) ?? ''] ?? null;
    }

    /** The chosen carrier at the price that holds for this cart. */
    public function carrier(): ?object
    {
        $cart = $this->cart();
        $carrier = $this->find('carriers', $cart->carrier_id);
        if ($carrier !== null) {
            $carrier->net = $cart->carrier_net ?? $carrier->net;
        }
        return $carrier;
    }

    /** @return list<object> */
    public function addresses(): array
    {
        $columns = 'id, name, street, house_no, flat_no, city, zip_code, post, country, region';
        return $this->all("SELECT $columns FROM addresses WHERE visitor IS NULL OR visitor = ? ORDER BY id", $this->visitor);
    }

    public function find(string $table, mixed $id): ?object
    {
        return $this->all("SELECT * FROM $table WHERE id = ?", scalar($id))[0] ?? null;
    }

    /** @return array{} no message: the answer's cart says it all */
    public function set(string $column, int|string|null $value): array
    {
        $this->run("UPDATE carts SET $column = ? WHERE id = ?", $value, $this->cart()->id);
        return [];
    }

    /** @return list<object> */
    public function all(string $sql, int|string|null ...$values): array
    {
        return $this->run($sql, ...$values)->fetchAll(PDO::FETCH_OBJ);
    }

    public function run(string $sql, int|string|null ...$values): \PDOStatement
    {
        $statement = $this->db->prepare($sql);
        $statement->execute($values);
        return $statement;
    }
}
