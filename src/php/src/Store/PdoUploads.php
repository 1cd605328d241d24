<?php

/** Stores buyers' files in a folder outside of the web root, and what is known of them in the package's tables. */

declare(strict_types=1);

namespace ShopElements\Store;

use RuntimeException;
use ShopElements\Shop\Uploads;

/** @phpstan-import-type UploadedFile from Uploads */
final readonly class PdoUploads implements Uploads
{
    /** A file sent at this time is deleted with the next that are forgotten. */
    public const LONG_AGO = '2000-01-01 00:00:00';
    private const DAY = 24 * 3600;
    /** Of a buyer, without those of orders. */
    private const MOST_FILES = 20;
    private const MOST_BYTES = 50_000_000;
    private const COLUMNS = 'id, name, type, size';
    /** Of a cart, and of an order: neither is deleted. */
    private const OF_CART = 1;
    private const OF_ORDER = 2;

    /** @param string $folder that no URL of the web server leads to; it is created if it is missing */
    public function __construct(private Db $db, private string $folder)
    {
    }

    public function receive(string $buyer, string $field, string $name, string $type, string $content): ?array
    {
        return $this->db->atOnce($buyer, function () use ($buyer, $field, $name, $type, $content): ?array {
            $this->forgetUnused();
            $all = $this->db->one('SELECT COUNT(*) AS files, COALESCE(SUM(size), 0) AS bytes FROM {uploads} WHERE buyer = ? AND kept < ?', $buyer, self::OF_ORDER);
            $file = ['id' => bin2hex(random_bytes(16)), 'name' => $name, 'type' => $type, 'size' => strlen($content)];
            if ((int) ($all['files'] ?? 0) >= self::MOST_FILES || (int) ($all['bytes'] ?? 0) + $file['size'] > self::MOST_BYTES) {
                return null;
            }
            if (!is_dir($this->folder) && !mkdir($this->folder, 0o700, true) || file_put_contents($this->path($file['id']), $content) !== $file['size']) {
                throw new RuntimeException("A file could not be written to $this->folder.");
            }
            $this->db->run('INSERT INTO {uploads} (id, name, type, size, buyer, field, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)', ...[...array_values($file), $buyer, $field, Db::now()]);
            return $file;
        });
    }

    public function find(string $buyer, string $field, string $id): ?array
    {
        return $this->known($this->db->one('SELECT ' . self::COLUMNS . ' FROM {uploads} WHERE id = ? AND buyer = ? AND field = ?', $id, $buyer, $field));
    }

    public function keep(string $buyer, string $field, string $id): void
    {
        $this->db->run('UPDATE {uploads} SET kept = 0 WHERE buyer = ? AND field = ? AND kept = ?', $buyer, $field, self::OF_CART);
        $this->db->run('UPDATE {uploads} SET kept = ? WHERE id = ? AND buyer = ? AND kept = 0', self::OF_CART, $id, $buyer);
    }

    public function seal(string $buyer, array $ids): void
    {
        foreach ($ids as $id) {
            $this->db->run('UPDATE {uploads} SET kept = ? WHERE id = ? AND buyer = ?', self::OF_ORDER, $id, $buyer);
        }
    }

    public function open(string $buyer, string $id): ?array
    {
        $file = $this->known($this->db->one('SELECT ' . self::COLUMNS . ' FROM {uploads} WHERE id = ? AND buyer = ?', $id, $buyer));
        return $file === null ? null : ['file' => $file, 'content' => (string) file_get_contents($this->path($file['id']))];
    }

    /** @param ?array<string, mixed> $row @return ?UploadedFile null if the file itself is gone */
    private function known(?array $row): ?array
    {
        return $row === null || !is_file($this->path($row['id'])) ? null : ['id' => $row['id'], 'name' => $row['name'], 'type' => $row['type'], 'size' => (int) $row['size']];
    }

    /** Deletes a few at a time of the files that are a day old and of no cart and no order. */
    private function forgetUnused(): void
    {
        foreach ($this->db->all('SELECT id FROM {uploads} WHERE kept = 0 AND sent_at < ? LIMIT 20', Db::now(self::DAY)) as ['id' => $id]) {
            $this->db->run('DELETE FROM {uploads} WHERE id = ?', $id);
            is_file($this->path($id)) && unlink($this->path($id));
        }
    }

    /** Ids of the table only: never a name from a request. */
    private function path(string $id): string
    {
        return "$this->folder/$id";
    }
}
