<?php

/** Stores frozen carts of both kinds in the package's tables: state, steps, history. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;
use ShopElements\Day;
use ShopElements\Http\CartAnswer;

final readonly class PdoHeld
{
    /**
     * SQL for rows `c` of orders or frozen carts that a person may see: their own; of their company either all, or those with the person in a step.
     */
    public const SEEN = '(buyer = ? OR company = ? OR (company = ? AND EXISTS (SELECT 1 FROM {held_steps} s WHERE s.cart_id = c.cart_id AND s.person = ?)))';
    /** The next state by action. An approval in several steps keeps its state until the last step. */
    private const NEXT = [
        Held::APPROVAL => ['approve' => 'approved', 'reject' => 'rejected', 'withdraw' => 'required', 'confirm' => 'ordered'],
        Held::QUOTE => ['withdraw' => 'offered', 'decline_quote' => 'declined', 'confirm' => 'ordered'],
    ];
    /** The name of the history event, by action. */
    private const EVENTS = ['approve' => 'approved', 'reject' => 'rejected', 'withdraw' => 'withdrawn', 'decline_quote' => 'Rezygnacja z oferty', 'confirm' => 'ordered', 'note' => 'note'];

    /**
     * @param PdoCarts $carts storage of the carts
     * @param PdoHistory $history the orders, with their numbers
     * @param Closure(string): Buyer $buyerOf returns the owner of a frozen cart with current data, by `key`
     */
    public function __construct(public Db $db, public PdoCarts $carts, public PdoHistory $history, private Closure $buyerOf)
    {
    }

    public function find(string $kind, Buyer $person, int|string $id): ?Held
    {
        $row = $this->db->one(
            'SELECT * FROM {held} c WHERE cart_id = ? AND kind = ? AND ' . self::SEEN,
            Db::rowId($id),
            $kind,
            ...self::seenBy($person),
        );
        return $row === null ? null : $this->of($row);
    }

    /** @return array{string, ?string, string, string} the values of `SEEN` */
    public static function seenBy(Buyer $person): array
    {
        return [$person->key, $person->oversees(), $person->company, $person->key];
    }

    /** @param array<string, mixed> $row */
    public function of(array $row): Held
    {
        $order = $this->history->orderOf((int) $row['cart_id']);
        $state = (string) $row['state'];
        $events = $this->db->all('SELECT at, person, what, note FROM {held_events} WHERE cart_id = ? AND kind = ? ORDER BY id', $row['cart_id'], $row['kind']);
        $held = new Held(
            id: $row['cart_id'],
            kind: $row['kind'],
            owner: ($this->buyerOf)($row['buyer']),
            cart: $this->carts->held((int) $row['cart_id'], $order !== null) ?? throw new \LogicException("There is no cart $row[cart_id]."),
            number: $row['number'],
            state: $state,
            by: $row['person'],
            at: self::time($row['sent_at']),
            until: $row['valid_until'],
            steps: $row['kind'] === Held::APPROVAL && $state !== 'ordered' ? $this->steps((int) $row['cart_id'], (int) $row['step'], $state) : [],
            step: (int) $row['step'],
            reasons: json_decode((string) $row['reasons'], true) ?? [],
            history: array_map(static fn (array $one): array => ['at' => self::time($one['at']), 'by' => $one['person'], 'what' => $one['what'], 'text' => (string) $one['note']], $events),
            order: $order,
        );
        return $held->sealed(json_decode($row['cart'], true, flags: JSON_THROW_ON_ERROR));
    }

    /** @return list<array{label: string, who: array<array-key, string>, state: string, at: ?string}> */
    private function steps(int $cart, int $present, string $state): array
    {
        $rows = $this->db->all('SELECT * FROM {held_steps} WHERE cart_id = ? ORDER BY place, name', $cart);
        $steps = [];
        foreach (array_unique(array_column($rows, 'place')) as $place) {
            $own = array_filter($rows, static fn (array $row): bool => $row['place'] === $place);
            $decided = array_filter($own, static fn (array $row): bool => $row['decided_at'] !== null);
            $at = array_values($decided)[0]['decided_at'] ?? null;
            $steps[] = [
                'label' => array_values($own)[0]['label'],
                'who' => array_column($decided ?: $own, 'name', 'person'),
                'state' => $at === null ? 'waiting' : ((int) $place === $present && $state === 'rejected' ? 'rejected' : 'approved'),
                'at' => $at === null ? null : self::time($at),
            ];
        }
        return $steps;
    }

    /**
     * Freezes an open cart, or sends a frozen one again. The number of the request consists of year and id.
     *
     * @param list<array{label: string, who: array<array-key, string>}> $steps
     * @param list<string> $reasons
     * @param array<string, mixed> $seen the cart in the wire's format
     * @return ?Held null if somebody was faster
     */
    public function hold(string $kind, Buyer $owner, Cart $cart, string $state, string $number, ?string $until, array $steps, array $reasons, array $seen, string $note): ?Held
    {
        $row = $this->db->one('SELECT state FROM {held} WHERE cart_id = ? AND kind = ?', $cart->id, $kind);
        $isOpen = $this->db->run('UPDATE {carts} SET is_open = NULL WHERE id = ? AND is_open = 1', $cart->id)->rowCount() === 1;
        $values = [$state, 0, $until, Db::now(), $owner->person, CartAnswer::json($reasons), CartAnswer::json($seen + ['client' => $owner->client]), Spelling::ofCart($cart, $seen)];
        if ($row !== null) {
            $sql = 'UPDATE {held} SET state = ?, step = ?, valid_until = ?, sent_at = ?, person = ?, reasons = ?, cart = ?, words = ? WHERE cart_id = ? AND kind = ? AND state = ?';
            $isHeld = $this->db->run($sql, ...[...$values, $cart->id, $kind, $row['state']])->rowCount() === 1;
        } else {
            $isHeld = $isOpen || $this->db->one('SELECT kind FROM {held} WHERE cart_id = ?', $cart->id) !== null;
            $sql = 'INSERT INTO {held} (state, step, valid_until, sent_at, person, reasons, cart, words, cart_id, kind, number, buyer, company) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
            $isHeld && $this->db->run($sql, ...[...$values, $cart->id, $kind, sprintf($number, (int) Day::inPoland(), $cart->id), $owner->key, $owner->company]);
        }
        if (!$isHeld) {
            return null;
        }
        $kind === Held::APPROVAL && $this->writeSteps((int) $cart->id, $steps);
        $this->write((int) $cart->id, $kind, $owner->person, 'sent', $note);
        return $this->find($kind, $owner, $cart->id);
    }

    /** @param list<array{label: string, who: array<array-key, string>}> $steps */
    private function writeSteps(int $cart, array $steps): void
    {
        $this->db->run('DELETE FROM {held_steps} WHERE cart_id = ?', $cart);
        foreach ($steps as $place => ['label' => $label, 'who' => $who]) {
            foreach ($who as $person => $name) {
                $this->db->run('INSERT INTO {held_steps} (cart_id, place, person, label, name) VALUES (?, ?, ?, ?, ?)', $cart, $place, (string) $person, $label, $name);
            }
        }
    }

    /** `HeldCarts::judge` for both kinds. */
    public function judge(Buyer $person, Held $held, string $action, string $text): bool
    {
        $isMore = $action === 'approve' && !$held->isLastStep();
        $next = $isMore || $action === 'note' ? $held->state : self::NEXT[$held->kind][$action];
        if (!$this->claim($held, $next, $held->step + (int) $isMore)) {
            return false;
        }
        if ($action === 'approve' || $action === 'reject') {
            $this->db->run('UPDATE {held_steps} SET decided_at = ? WHERE cart_id = ? AND place = ? AND person = ?', Db::now(), $held->id, $held->step, $person->key);
        }
        $this->write((int) $held->id, $held->kind, $person->person, self::EVENTS[$action], $text);
        return true;
    }

    /** Changes the state only if it is still that of `$held`. A request or quote that has expired meanwhile can no longer be decided; the rules check for an earlier end. */
    public function claim(Held $held, string $state, int $step = 0): bool
    {
        $isTimed = in_array($held->state(), ['waiting', 'answered'], true);
        // The counter changes the row in any case: MySQL counts only rows that change.
        $sql = 'UPDATE {held} SET state = ?, step = ?, changes = changes + 1 WHERE cart_id = ? AND kind = ? AND state = ? AND step = ?'
            . ($isTimed ? ' AND (valid_until IS NULL OR valid_until >= ?)' : '');
        return $this->db->run($sql, $state, $step, $held->id, $held->kind, $held->state, $held->step, ...$isTimed ? [Day::inPoland()] : [])->rowCount() === 1;
    }

    /** Adds to the history, which is never edited. */
    public function write(int $cart, string $kind, string $person, string $what, string $text): void
    {
        $this->db->run('INSERT INTO {held_events} (cart_id, kind, at, person, what, note) VALUES (?, ?, ?, ?, ?, ?)', $cart, $kind, Db::now(), $person, $what, $text);
    }

    private static function time(string $stored): string
    {
        return strtr("{$stored}Z", ' ', 'T');
    }
}
