<?php

/** Stores withdrawals in the package's table. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use ShopElements\Http\CartAnswer;
use ShopElements\Shop\Withdrawals;
use ShopElements\Texts;

/** @phpstan-import-type Receipt from Withdrawals */
final readonly class PdoWithdrawals implements Withdrawals
{
    /**
     * @param Closure(Receipt): mixed $mail sends the receipt; the statement is already stored, even if sending fails
     * @param string $number format of a receipt's number, for `sprintf`
     * @param string $zone time zone of receipts
     */
    public function __construct(private Db $db, private Closure $mail, private string $number = 'OD/%05d', private Texts $texts = new Texts(), private string $zone = 'Europe/Warsaw')
    {
    }

    public function receive(string $key, string $name, string $contract, string $email, array $lines): ?array
    {
        [$digest, $body] = [hash('sha256', $key), hash('sha256', CartAnswer::json([$name, $contract, $email, $lines]))];
        $isNew = false;
        $row = $this->db->atOnce("withdrawal $digest", function () use ($digest, $body, $name, $contract, $email, $lines, &$isNew): ?array {
            $sql = 'SELECT * FROM {withdrawals} WHERE digest = ?';
            $isNew = $this->db->one($sql, $digest) === null;
            if ($isNew) {
                $insert = 'INSERT INTO {withdrawals} (digest, body, name, contract, email, statement, received_at) VALUES (?, ?, ?, ?, ?, ?, ?)';
                $this->db->run($insert, $digest, $body, $name, $contract, $email, $this->statement($name, $contract, $lines), Db::now());
            }
            return $this->db->one($sql, $digest);
        });
        if ($row === null || $row['body'] !== $body) {
            return null;
        }
        $receivedAt = (new DateTimeImmutable($row['received_at'], new DateTimeZone('UTC')))->setTimezone(new DateTimeZone($this->zone));
        $receipt = ['number' => sprintf($this->number, $row['id']), 'received_at' => $receivedAt->format('c'), 'statement' => $row['statement'], 'email' => $row['email']];
        try {
            $isNew && ($this->mail)($receipt);
        } catch (\Throwable $fault) {
            error_log("Receipt $receipt[number] was not sent: {$fault->getMessage()}");
        }
        return $receipt;
    }

    /** @param list<array{id: int|string, quantity: string}> $lines */
    private function statement(string $name, string $contract, array $lines): string
    {
        $text = Texts::fill($lines === [] ? $this->texts->withdrawalWhole : $this->texts->withdrawalPart, ['contract' => $contract]);
        $rows = array_map(fn (array $line): string => Texts::fill($this->texts->withdrawalLine, $line), $lines);
        return implode("\n", [$text, ...$rows, $name]);
    }
}
