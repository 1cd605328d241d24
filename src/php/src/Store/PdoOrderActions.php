<?php

/** What a buyer can do about an order in the package's tables: cancel it or what is not sent yet, and write to the shop. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Http\CartAnswer;
use ShopElements\Limits;
use ShopElements\Texts;

final readonly class PdoOrderActions
{
    /**
     * @param ?Goods $goods cancels orders and puts their goods back; without it buyers cancel nothing
     * @param list<string> $cancellable the statuses in which an order may be cancelled whole, unless it is paid
     * @param (Closure(array<string, mixed>, string): mixed)|null $written called with the row of the order and the action, after it is stored; sends mails
     */
    public function __construct(private Db $db, private ?Goods $goods = null, private array $cancellable = ['placed'], private ?Closure $written = null, private Texts $texts = new Texts())
    {
    }

    /**
     * The order on the wire with its actions and messages.
     *
     * @param array<string, mixed> $row of `orders`
     * @param array<string, mixed> $order in the wire's format
     * @return array<string, mixed>
     */
    public function of(array $row, array $order, bool $isOwn): array
    {
        return [...$order, 'actions' => $this->actions($row, $order, $isOwn), 'messages' => self::messages($row)];
    }

    /** @param array<string, mixed> $row @return array{messages_count?: int} */
    public static function count(array $row): array
    {
        return ['messages_count' => count(self::messages($row))];
    }

    /** The shop's own message, such as an answer. False if there is no such order. */
    public function answer(int $order, string $by, string $text): bool
    {
        return $this->db->atOnce("order $order", function () use ($order, $by, $text): bool {
            $row = $this->db->one('SELECT * FROM {orders} WHERE id = ?', $order);
            return $row !== null && $this->add($row, ['text' => $text, 'by' => $by, 'own' => false]);
        });
    }

    /**
     * @param callable(): ?array{array<string, mixed>, array<string, mixed>} $find the row and the order on the wire as they are now
     * @return ?array{int, string}
     */
    public function act(Buyer $buyer, int $order, string $action, string $text, string $key, callable $find): ?array
    {
        $keys = new PdoKeys($this->db);
        [$digest, $asked, $text] = [hash('sha256', $key), hash('sha256', CartAnswer::json([$order, $action, $text])), trim(str_replace("\r\n", "\n", $text))];
        $done = $this->db->atOnce("order $order", function () use ($buyer, $order, $action, $text, $key, $keys, $digest, $asked, $find): ?array {
            $seen = $find();
            if ($seen === null) {
                return null;
            }
            $first = $key === '' ? null : $keys->first($buyer->key, 'order', $digest);
            if ($first !== null) {
                return $first['asked'] === $asked ? [200, $first['answer']] : [422, $this->texts->otherBody];
            }
            [$row, $wire] = $seen;
            if (!in_array($action, array_column($this->actions($row, $wire, $row['buyer'] === $buyer->key), 'name'), true)) {
                return [409, $this->texts->notCancelled];
            }
            if ($action === 'message' && ($text === '' || mb_strlen($text) > Limits::MESSAGE['max'])) {
                return [422, Texts::fill($this->texts->messageLong, ['max' => (string) Limits::MESSAGE['max']])];
            }
            match ($action) {
                'message' => $this->add($row, ['text' => $text, 'by' => $buyer->person, 'own' => true]),
                'cancel' => $this->goods?->cancel($order),
                default => (new OrderDeliveries($this->db))->cancel($order, array_column(array_map(static fn (array $one): array => ['id' => $one['id'], 'quantity' => $one['cancelled'] + $one['open']], $wire['lines']), 'quantity', 'id')),
            };
            $sentence = $action === 'message' ? '' : $this->texts->cancelled;
            $key === '' || $keys->keep($buyer->key, 'order', $digest, $asked, $sentence);
            return [200, $sentence, $row];
        });
        isset($done[2]) && $this->written !== null && ($this->written)($done[2], $action);
        return $done === null ? null : [$done[0], $done[1]];
    }

    /** @param array<string, mixed> $row @param array<string, mixed> $order @return list<array{name: string, text?: string}> */
    private function actions(array $row, array $order, bool $isOwn): array
    {
        $open = $this->goods === null || !$isOwn || $row['status'] === 'cancelled' ? [] : array_filter($order['lines'], static fn (array $one): bool => ($one['open'] ?? 0) > 0);
        $goods = implode('; ', array_map(static fn (array $one): string => "$one[name], $one[open] $one[unit]", $open));
        $isWhole = $this->goods !== null && $isOwn && $row['lines_open'] === null && $row['paid_at'] === null && in_array($row['status'], $this->cancellable, true);
        return [
            ...$isWhole ? [['name' => 'cancel', 'text' => $this->texts->cancelWhole]] : [],
            ...$open === [] ? [] : [['name' => 'cancel_open', 'text' => Texts::fill($this->texts->cancelOpen, ['goods' => $goods])]],
            ['name' => 'message'],
        ];
    }

    /** @param array<string, mixed> $row @param array{text: string, by: string, own: bool} $message */
    private function add(array $row, array $message): bool
    {
        $all = [...self::messages($row), ['at' => strtr(Db::now() . 'Z', ' ', 'T')] + $message];
        return $this->db->run('UPDATE {orders} SET messages = ? WHERE id = ?', CartAnswer::json($all), $row['id'])->rowCount() === 1;
    }

    /** @param array<string, mixed> $row @return list<array<string, mixed>> */
    private static function messages(array $row): array
    {
        return json_decode($row['messages'] ?? '[]', true);
    }
}
