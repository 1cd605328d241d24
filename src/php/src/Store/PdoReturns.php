<?php

/** Returns and complaints in the package's tables, counted under the lock of their order. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\ExtraField;
use ShopElements\Day;
use ShopElements\Http\CartAnswer;
use ShopElements\Limits;
use ShopElements\Shop\Returns;
use ShopElements\Shop\SentReturn;
use ShopElements\Shop\Shop;
use ShopElements\Texts;
use Throwable;

/** @phpstan-type SentLine array{id: int|string, quantity: int, name: string, unit: string, fields: array<string, string>, photos: list<string>, text: string} */
final readonly class PdoReturns implements Returns
{
    public const RECEIVED = 'received';
    /** Its goods can be returned again, so it is final. */
    public const REJECTED = 'rejected';
    /** By status, as the elements display them. */
    public const WORDS = [self::RECEIVED => 'Wysłane', 'accepted' => 'Przyjęte', self::REJECTED => 'Odrzucone', 'settled' => 'Rozliczone'];

    /**
     * @param int $days how long lines can be returned: from the last delivery with a day, else from the order
     * @param list<ExtraField> $fields questions: with the scope `line` for each line, any other for the whole return; no files, consents and choices
     * @param list<string> $statuses of orders whose goods have arrived; of an order with `addDelivery`, what was delivered can be returned in any
     * @param string $number format of a return's number, for `sprintf` with year and id
     * @param (Closure(array<string, mixed>, array<string, mixed>): mixed)|null $written called with the stored return (`id`, `number`, `buyer`, `text`, `lines`, `note`) and the order on the wire: sends mails to the seller and the buyer
     * @param int $photos most photos of a line, if the shop has `uploads`
     * @param int $photoBytes most bytes of a photo
     */
    public function __construct(
        private Db $db,
        private int $days = 14,
        private array $fields = [],
        private array $statuses = ['shipped', 'delivered'],
        private string $number = 'R/%d/%03d',
        private ?Closure $written = null,
        private int $photos = 5,
        private int $photoBytes = 8_000_000,
    ) {
    }

    public function of(Shop $shop, Buyer $buyer, array $order): array
    {
        $rows = Db::rowId($order['id'] ?? '') === null ? [] : self::rows($this->db, (int) $order['id']);
        $taken = self::taken($rows);
        $arrived = array_map(fn (array $one): int => $this->arrived($order, $one), $order['lines'] ?? []);
        if (array_sum($arrived) === 0) {
            return $order;
        }
        $until = $this->until($order);
        $isLate = $until < Day::inPoland();
        $lines = array_map(static fn (array $one, int $all): array => $one + [
            'returnable' => $isLate ? 0 : max(0, $all - ($taken[$one['id']] ?? 0)),
            'returned' => $taken[$one['id']] ?? 0,
        ], $order['lines'], $arrived);
        $photos = $shop->uploads === null ? [] : ['upload_url' => "{$shop->paths->uploads}/" . self::PHOTOS . $order['id'], 'photos' => $this->photos, 'photo_bytes' => $this->photoBytes];
        // As with a cancellation, colleagues who see the order only read.
        $isOwn = ($this->db->one('SELECT buyer FROM {orders} WHERE id = ?', $order['id'])['buyer'] ?? null) === $buyer->key;
        $action = $isOwn && array_sum(array_column($lines, 'returnable')) > 0 ? [['name' => self::ACTION]] : [];
        return [
            'lines' => $lines,
            'actions' => [...$order['actions'] ?? [], ...$action],
            'return' => ['until' => $until, ...$photos, 'fields' => array_map(static fn (ExtraField $one): array => $one->wire([]), $this->fields)],
            'returns' => array_map(self::wire(...), $rows),
        ] + $order;
    }

    public function place(Shop $shop, Buyer $buyer, string $order, SentReturn $sent, string $key, callable $find): ?array
    {
        $keys = new PdoKeys($this->db);
        [$digest, $asked] = [hash('sha256', $key), hash('sha256', CartAnswer::json([$order, $sent]))];
        [$stored, $now] = [null, null];
        $done = $this->db->atOnce("order $order", function () use ($shop, $buyer, $sent, $key, $keys, $digest, $asked, $find, &$stored, &$now): ?array {
            $now = $find();
            if ($now === null) {
                return null;
            }
            $first = $key === '' ? null : $keys->first($buyer->key, self::ACTION, $digest);
            if ($first !== null) {
                return $first['asked'] === $asked ? [200, $first['answer']] : [422, $shop->texts->otherBody];
            }
            $refusal = $this->refusal($shop, $buyer, $now, $sent);
            if ($refusal !== null) {
                return $refusal;
            }
            $stored = $this->store($buyer, $now, $sent);
            $shop->uploads?->seal($buyer->key, array_merge([], ...array_column($stored['lines'], 'photos')));
            $sentence = Texts::fill($shop->texts->returnSent, ['number' => $stored['number']]);
            $key === '' || $keys->keep($buyer->key, self::ACTION, $digest, $asked, $sentence);
            return [200, $sentence];
        });
        try {
            $stored === null || $this->written === null || ($this->written)($stored, $now);
        } catch (Throwable $fault) {
            error_log("Mails about $stored[number] were not sent: {$fault->getMessage()}");
        }
        return $done;
    }

    /** Sets a return's status: `received`, `accepted`, `rejected`, `settled` or one of the shop's own, with its text. A rejected return stays rejected: false. @param list<array<string, mixed>> $documents such as a label or a correcting invoice */
    public function setStatus(int $return, string $status, string $text = '', array $documents = []): bool
    {
        $order = $this->db->one('SELECT order_id FROM {returns} WHERE id = ?', $return)['order_id'] ?? null;
        return $order !== null && $this->db->atOnce("order $order", function () use ($return, $status, $text, $documents): bool {
            $before = $this->db->one('SELECT status FROM {returns} WHERE id = ?', $return)['status'] ?? self::REJECTED;
            if ($before === self::REJECTED) {
                return false;
            }
            $this->db->run('UPDATE {returns} SET status = ?, status_text = ?, documents = ? WHERE id = ?', $status, $text, CartAnswer::json($documents), $return);
            return true;
        });
    }

    /** An order's returns for the shop, the last one first. @return list<array{id: int, number: string, buyer: string, status: string, text: string, photos: list<string>}> `photos` can be opened with `Uploads::open` of this buyer */
    public function all(int $order): array
    {
        return array_map(static fn (array $row): array => [
            'id' => (int) $row['id'], 'number' => $row['number'], 'buyer' => $row['buyer'], 'status' => $row['status'],
            'text' => self::text($row), 'photos' => array_merge([], ...array_column($row['content']['lines'], 'photos')),
        ], self::rows($this->db, $order));
    }

    /** As pairs of label and text, for an order's page. @return list<array{string, string}> */
    public static function facts(Db $db, int $order): array
    {
        return array_map(static fn (array $row): array => ["Zwrot lub reklamacja $row[number]", self::text($row)], self::rows($db, $order));
    }

    /** Removes what a person wrote, photos and answers from an order's returns. */
    public static function erase(Db $db, int $order): void
    {
        $db->run('UPDATE {uploads} SET kept = 0, sent_at = ? WHERE field = ?', PdoUploads::LONG_AGO, self::PHOTOS . $order);
        foreach (self::rows($db, $order) as $row) {
            $lines = array_map(static fn (array $one): array => ['photos' => [], 'fields' => (object) [], 'text' => ''] + $one, $row['content']['lines']);
            $db->run('UPDATE {returns} SET buyer = ?, content = ? WHERE id = ?', "erased $order", CartAnswer::json(['lines' => $lines, 'fields' => (object) [], 'text' => '', 'note' => '']), $row['id']);
        }
    }

    /** @return list<array<string, mixed>> with `content` and `documents` as arrays */
    private static function rows(Db $db, int $order): array
    {
        return array_map(static fn (array $row): array => ['content' => json_decode($row['content'], true), 'documents' => json_decode($row['documents'] ?? '[]', true)] + $row, $db->all('SELECT * FROM {returns} WHERE order_id = ? ORDER BY id DESC', $order));
    }

    /** @param array<string, mixed> $row @return array<string, mixed> */
    private static function wire(array $row): array
    {
        return [
            'number' => $row['number'],
            'status' => $row['status'],
            ...$row['status_text'] === '' ? [] : ['status_text' => $row['status_text']],
            'lines' => array_map(static fn (array $one): array => ['id' => $one['id'], 'quantity' => $one['quantity']], $row['content']['lines']),
            'documents' => $row['documents'],
        ];
    }

    /** @param array<string, mixed> $row */
    private static function text(array $row): string
    {
        $status = $row['status_text'] !== '' ? $row['status_text'] : self::WORDS[$row['status']] ?? $row['status'];
        $documents = array_map(static fn (array $one): array => [(string) ($one['label'] ?? $one['number'] ?? ''), (string) ($one['url'] ?? '')], $row['documents']);
        $lines = [$status . ', ' . Day::polish(Day::inPoland($row['sent_at'])), self::listed($row['content']), ...array_merge([], ...$documents)];
        return implode("\n", array_filter($lines, static fn (string $one): bool => $one !== ''));
    }

    /** @param array{lines: list<SentLine>, text: string, note: string} $content */
    private static function listed(array $content): string
    {
        $lines = array_map(static fn (array $one): string => "$one[name]: $one[quantity] $one[unit]" . ($one['text'] === '' ? '' : " ($one[text])"), $content['lines']);
        return implode("\n", array_filter([...$lines, $content['text'], $content['note']], static fn (string $one): bool => $one !== ''));
    }

    /** @param list<array<string, mixed>> $rows @return array<array-key, int> by line, without what was rejected */
    private static function taken(array $rows): array
    {
        $taken = [];
        foreach ($rows as $row) {
            foreach ($row['status'] === self::REJECTED ? [] : $row['content']['lines'] as $line) {
                $taken[$line['id']] = ($taken[$line['id']] ?? 0) + (int) $line['quantity'];
            }
        }
        return $taken;
    }

    /** How much of a line has reached the buyer. @param array<string, mixed> $order @param array<string, mixed> $line */
    private function arrived(array $order, array $line): int
    {
        $isWhole = ($order['deliveries'] ?? []) === [] && in_array($order['status'] ?? '', $this->statuses, true);
        return $isWhole ? (int) $line['quantity'] - (int) ($line['cancelled'] ?? 0) : (int) ($line['delivered'] ?? 0);
    }

    /** @param array<string, mixed> $order */
    private function until(array $order): string
    {
        $days = array_filter(array_map(static fn (array $one): ?string => Day::iso((string) ($one['date'] ?? '')), $order['deliveries'] ?? []));
        return Day::inPoland($days === [] ? $order['date'] : max($days), $this->days);
    }

    /** @param array<string, mixed> $order @return ?array{int, string} */
    private function refusal(Shop $shop, Buyer $buyer, array $order, SentReturn $sent): ?array
    {
        $texts = $shop->texts;
        $ids = array_map(strval(...), array_column($sent->lines, 'id'));
        if (!in_array(self::ACTION, array_column($order['actions'] ?? [], 'name'), true)) {
            return [409, $texts->notReturned];
        }
        if ($ids === [] || count(array_unique($ids)) < count($ids) || min(array_column($sent->lines, 'quantity')) < 1) {
            return [422, $texts->returnEmpty];
        }
        $lines = array_column($order['lines'], null, 'id');
        foreach ($sent->lines as $one) {
            $line = $lines[$one['id']] ?? ['returnable' => 0, 'name' => $one['id'], 'unit' => ''];
            if ($one['quantity'] > $line['returnable']) {
                return [409, Texts::fill($texts->returnMost, ['name' => $line['name'], 'amount' => trim("$line[returnable] $line[unit]")])];
            }
        }
        $faults = [
            ...array_map(fn (array $one): ?string => $this->fieldFault($texts, $one['fields'], true), $sent->lines),
            $this->photoFault($shop, $buyer, (int) $order['id'], array_column($sent->lines, 'photos')),
            $this->fieldFault($texts, $sent->fields, false),
            mb_strlen($sent->note) > Limits::MESSAGE['max'] ? Texts::fill($texts->messageLong, ['max' => (string) Limits::MESSAGE['max']]) : null,
        ];
        $fault = array_values(array_filter($faults, is_string(...)))[0] ?? null;
        return $fault === null ? null : [422, $fault];
    }

    /** @return list<ExtraField> */
    private function asked(bool $isOfLine): array
    {
        return array_values(array_filter($this->fields, static fn (ExtraField $one): bool => ($one->scope === ExtraField::LINE) === $isOfLine));
    }

    /** @param array<string, string> $sent */
    private function fieldFault(Texts $texts, array $sent, bool $isOfLine): ?string
    {
        foreach ($this->asked($isOfLine) as $field) {
            $value = $field->read($sent[$field->name] ?? '');
            $fault = $field->required && trim($value) === '' ? Texts::fill($texts->fieldMissing, ['name' => $field->label]) : $field->fault($value, $texts);
            if ($fault !== null) {
                return $fault;
            }
        }
        return null;
    }

    /** A photo belongs to one line of one return. @param list<list<string>> $photos of each line */
    private function photoFault(Shop $shop, Buyer $buyer, int $order, array $photos): ?string
    {
        $all = array_merge([], ...$photos);
        $used = $all === [] ? [] : array_merge([], ...array_column($this->all($order), 'photos'));
        $known = array_filter(array_diff($all, $used), static fn (string $id): bool => $shop->uploads?->find($buyer->key, self::PHOTOS . $order, $id) !== null);
        return match (true) {
            max(array_map(count(...), $photos)) > $this->photos => Texts::fill($shop->texts->photosMost, ['amount' => $this->photos]),
            count(array_unique($known)) < count($all) => $shop->texts->photoLost,
            default => null,
        };
    }

    /** @param array<string, mixed> $order @return array<string, mixed> the stored return */
    private function store(Buyer $buyer, array $order, SentReturn $sent): array
    {
        $lines = array_column($order['lines'], null, 'id');
        $content = [
            'lines' => array_map(fn (array $one): array => [
                'id' => $lines[$one['id']]['id'],
                'quantity' => $one['quantity'],
                'name' => (string) $lines[$one['id']]['name'],
                'unit' => (string) $lines[$one['id']]['unit'],
                'photos' => $one['photos'],
            ] + $this->answers($one['fields'], true), $sent->lines),
            'note' => $sent->note,
        ] + $this->answers($sent->fields, false);
        $this->db->run("INSERT INTO {returns} (order_id, buyer, number, sent_at, content) VALUES (?, ?, '', ?, ?)", $order['id'], $buyer->key, Db::now(), CartAnswer::json($content));
        $id = $this->db->lastId();
        $number = sprintf($this->number, (int) Day::inPoland(), $id);
        $this->db->run('UPDATE {returns} SET number = ? WHERE id = ?', $number, $id);
        return ['id' => $id, 'number' => $number, 'buyer' => $buyer->key, 'text' => self::listed($content)] + $content;
    }

    /** Answers by name, and as a text with the labels of today. @param array<string, string> $sent @return array{fields: object, text: string} */
    private function answers(array $sent, bool $isOfLine): array
    {
        [$values, $texts] = [[], []];
        foreach ($this->asked($isOfLine) as $field) {
            $value = $field->read($sent[$field->name] ?? '');
            if ($value !== '') {
                $values[$field->name] = $value;
                $texts[] = "$field->label: " . ($field->options[$value] ?? $value);
            }
        }
        return ['fields' => (object) $values, 'text' => implode(', ', $texts)];
    }
}
