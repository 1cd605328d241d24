<?php

/** Caches a register's responses for hours, with the time of the request (rule A13). */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Shop\CompanyRegister;

final readonly class CachedRegister implements CompanyRegister
{
    /**
     * @param int $hours lifetime of a stored response in hours
     */
    public function __construct(private CompanyRegister $register, private Db $db, private int $hours = 12)
    {
    }

    public function find(string $nip): array
    {
        $since = Db::now($this->hours * 3600);
        $this->db->run('DELETE FROM {companies} WHERE checked_at < ?', $since);
        $cached = $this->db->one('SELECT answer FROM {companies} WHERE nip = ?', $nip);
        if ($cached !== null) {
            return json_decode((string) $cached['answer'], true);
        }
        $answer = $this->register->find($nip);
        $this->db->run('DELETE FROM {companies} WHERE nip = ?', $nip);
        $this->db->run('INSERT INTO {companies} (nip, answer, checked_at) VALUES (?, ?, ?)', $nip, json_encode($answer, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE), Db::now());
        return $answer;
    }
}
