<?php

/** Uses SQLite, MySQL and PostgreSQL alike: locks, transactions, bound values. */

declare(strict_types=1);

namespace ShopElements\Store;

use ArrayObject;
use Closure;
use PDO;
use PDOStatement;
use ShopElements\Action\Fields;
use Throwable;

final readonly class Db
{
    public string $dialect;
    /** @var ArrayObject<int, string> MySQL's locks of the current transaction */
    private ArrayObject $locks;
    /** @var ArrayObject<string, mixed> results of `once` in the current transaction */
    private ArrayObject $read;

    /**
     * @param PDO $pdo the connection: SQLite, MySQL or MariaDB, PostgreSQL
     * @param string $prefix of the package’s tables
     */
    public function __construct(public PDO $pdo, public string $prefix = 'shop_')
    {
        $this->locks = new ArrayObject();
        $this->read = new ArrayObject();
        $pdo->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
        $this->dialect = $pdo->getAttribute(PDO::ATTR_DRIVER_NAME);
        if ($this->dialect === 'sqlite') {
            $pdo->exec('PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON');
        }
        if ($this->dialect === 'mysql') {
            $pdo->setAttribute(PDO::ATTR_EMULATE_PREPARES, false);
            // The buyer's lock excludes other requests. Gap locks would be superfluous, and two of them can deadlock.
            $pdo->exec('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
        }
    }

    /**
     * Runs `$work` in a transaction with an exclusive lock for this name, taken before anything is read; within one of the same name, in that.
     *
     * @template T
     * @param Closure(): T $work
     * @return T
     */
    public function atOnce(string $name, Closure $work): mixed
    {
        $lock = $this->lock($name);
        if (in_array($lock, $this->locks->getArrayCopy(), true)) {
            return $work();
        }
        match ($this->dialect) {
            // SQLite allows one writer at a time, for any name.
            'sqlite' => $this->pdo->exec('BEGIN IMMEDIATE'),
            'mysql' => $this->run('SELECT GET_LOCK(?, 30)', $lock)->fetchColumn() === 1
                ? $this->pdo->exec('START TRANSACTION')
                : throw new \RuntimeException('The cart is locked by another request.'),
            // The lock's id is a number, and both need one round trip.
            default => $this->pdo->exec('BEGIN; SELECT pg_advisory_xact_lock(' . hexdec(substr($lock, 0, 15)) . ')'),
        };
        $this->locks[] = $lock;
        try {
            $done = $work();
            $this->pdo->exec('COMMIT');
            return $done;
        } catch (Throwable $bug) {
            try {
                $this->pdo->exec('ROLLBACK');
            } catch (Throwable) {
                // A full disk or a lost connection has ended the transaction; `$bug` says why.
            }
            throw $bug;
        } finally {
            if ($this->dialect === 'mysql') {
                foreach ($this->locks as $taken) {
                    $this->run('SELECT RELEASE_LOCK(?)', $taken)->fetchColumn();
                }
            }
            $this->locks->exchangeArray([]);
            $this->read->exchangeArray([]);
        }
    }

    /**
     * Calls `$read` once in a transaction, and again after `run` has changed a table in `$key`, such as `{carriers}`.
     *
     * @template T
     * @param Closure(): T $read
     * @return T
     */
    public function once(string $key, Closure $read): mixed
    {
        if (!$this->isLocked()) {
            return $read();
        }
        if (!isset($this->read[$key])) {
            $this->read[$key] = $read();
        }
        return $this->read[$key];
    }

    /** Takes one more name's lock until the transaction ends, unless another request holds it. It does not wait, so that two requests never wait for each other. */
    public function alsoAtOnce(string $name): bool
    {
        $lock = $this->lock($name);
        $isTaken = match ($this->dialect) {
            'sqlite' => true,
            'mysql' => $this->run('SELECT GET_LOCK(?, 0)', $lock)->fetchColumn() === 1,
            default => $this->run('SELECT pg_try_advisory_xact_lock(?)', hexdec(substr($lock, 0, 15)))->fetchColumn() === true,
        };
        if ($isTaken) {
            $this->locks[] = $lock;
        }
        return $isTaken;
    }

    /** Whether the work of `atOnce` runs. */
    public function isLocked(): bool
    {
        return count($this->locks) > 0;
    }

    private function lock(string $name): string
    {
        return hash('sha256', $this->prefix . $name);
    }

    /** Runs a statement with bound values; in `$sql`, `{carts}` is the table with its prefix. */
    public function run(string $sql, int|string|null ...$values): PDOStatement
    {
        if ($this->dialect === 'pgsql') {
            // PostgreSQL refuses broken characters, and ends a text at a zero byte. Without them such a value simply matches no row.
            $values = array_map(static fn (int|string|null $one): int|string|null => is_string($one) ? Fields::clean($one) : $one, $values);
        }
        $statement = $this->pdo->prepare($this->named($sql));
        $statement->execute($values);
        str_starts_with($sql, 'SELECT') || $this->forget($sql);
        return $statement;
    }

    /** Forgets what `once` has read of the tables in this statement. */
    private function forget(string $sql): void
    {
        preg_match_all('/\{\w+\}/', $sql, $tables);
        foreach (array_keys($this->read->getArrayCopy()) as $key) {
            if (str_replace($tables[0], '', $key) !== $key) {
                unset($this->read[$key]);
            }
        }
    }

    /** The statement with prefixes in place of `{…}`. */
    public function named(string $sql): string
    {
        return (string) preg_replace('/\{(\w+)\}/', "$this->prefix$1", $sql);
    }

    /** All rows of a query. @return list<array<string, mixed>> by column */
    public function all(string $sql, int|string|null ...$values): array
    {
        return $this->run($sql, ...$values)->fetchAll(PDO::FETCH_ASSOC);
    }

    /** The first row of a query; null if there is none. @return ?array<string, mixed> by column */
    public function one(string $sql, int|string|null ...$values): ?array
    {
        return $this->all($sql, ...$values)[0] ?? null;
    }

    /** All rows of a query with a list: `SELECT * FROM towary WHERE kod IN (?)`. No values, no rows. @param list<int|string> $values @return list<array<string, mixed>> */
    public function among(string $sql, array $values): array
    {
        $places = implode(', ', array_fill(0, count($values), '?'));
        return $values === [] ? [] : $this->all(str_replace('(?)', "($places)", $sql), ...$values);
    }

    /** The id of the row inserted last. */
    public function lastId(): int
    {
        return (int) $this->pdo->lastInsertId();
    }

    /** A row's id as a browser sends it; null unless it is a whole number from 1 to 999,999,999. */
    public static function rowId(int|string $id): ?int
    {
        return preg_match('/^[1-9]\d{0,8}$/D', (string) $id) === 1 ? (int) $id : null;
    }

    /** The numeric ids among those from a browser. @param list<int|string> $ids @return list<int> */
    public static function rowIds(array $ids): array
    {
        return array_values(array_filter(array_map(self::rowId(...), $ids), is_int(...)));
    }

    /** The current time in UTC in the tables' format, or this many seconds earlier. */
    public static function now(int $ago = 0): string
    {
        return gmdate('Y-m-d H:i:s', time() - $ago);
    }
}
