<?php

/** The lists of orders in the package's tables: the buyer's, the company's, requests that wait for this person, quotes, orders with a return. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Held;
use ShopElements\Day;
use ShopElements\Shop\ActingHistory;
use ShopElements\Shop\FilteredHistory;
use ShopElements\Shop\Paths;
use ShopElements\Shop\Views;

final readonly class PdoViews implements Views, FilteredHistory, ActingHistory
{
    private const PAGE = 20;
    /** Requests that are no orders yet, by `buyer` or `company`; they precede the list's orders. */
    private const OPEN = "kind = 'approval' AND NOT EXISTS (SELECT 1 FROM {orders} o WHERE o.cart_id = c.cart_id) AND ";
    private const TO_APPROVE = "kind = 'approval' AND state = 'waiting' AND (valid_until IS NULL OR valid_until >= ?) AND buyer <> ? AND company = ?
        AND EXISTS (SELECT 1 FROM {held_steps} s WHERE s.cart_id = c.cart_id AND s.place = c.step AND s.person = ?)";

    /**
     * @param PdoHistory $history the orders
     * @param PdoHeld $held the frozen carts
     * @param bool $hasQuotes whether the shop has `quotes`
     * @param Paths $paths with the URLs of frozen carts
     */
    public function __construct(public PdoHistory $history, private PdoHeld $held, private bool $hasQuotes = true, private Paths $paths = new Paths())
    {
    }

    public function filtered(string $state, string $period): self
    {
        return new self($this->history->filtered($state, $period), $this->held, $this->hasQuotes, $this->paths);
    }

    public function page(Buyer $buyer, int $page, string $query): array
    {
        return $this->history->page($buyer, $page, $query);
    }

    public function order(Buyer $buyer, string $id): ?array
    {
        return $this->history->order($buyer, $id);
    }

    public function act(Buyer $buyer, string $id, string $action, string $text, string $key): ?array
    {
        return $this->history->act($buyer, $id, $action, $text, $key);
    }

    public function view(Buyer $buyer, string $view, int $page, string $query): array
    {
        if ($buyer->person === '') {
            return $this->page($buyer, $page, $query);
        }
        $waiting = [self::TO_APPROVE, [Day::inPoland(), $buyer->key, $buyer->company, $buyer->key]];
        $hasSteps = !$buyer->isTrader && $this->held->db->one('SELECT place FROM {held_steps} WHERE person = ? LIMIT 1', $buyer->key) !== null;
        $views = [
            ['key' => 'mine'],
            ...$buyer->oversees() === null ? [] : [['key' => 'company']],
            ...$hasSteps ? [['key' => 'to_approve', 'count' => $this->count(...$waiting)]] : [],
            ...$this->hasQuotes ? [['key' => 'quotes']] : [],
            ...$this->history->hasReturns($buyer) ? [['key' => 'returns']] : [],
        ];
        $view = in_array($view, array_column($views, 'key'), true) ? $view : 'mine';
        return ['views' => $views, 'view' => $view] + match ($view) {
            'to_approve' => $this->heldPage($waiting[0], $waiting[1], $page, $query),
            'quotes' => $this->heldPage("kind = 'quote' AND " . PdoHeld::SEEN, PdoHeld::seenBy($buyer), $page, $query),
            'returns' => $this->history->withReturns($buyer, $page, $query),
            'company' => $this->after($this->history->ofCompany($buyer, $page, $query), self::OPEN . 'company = ?', [$buyer->company], $page, $query),
            default => $this->after($this->page($buyer, $page, $query), self::OPEN . 'buyer = ?', [$buyer->key], $page, $query),
        };
    }

    /** Orders, preceded by requests that are no orders yet, in lists of all states. @param array<string, mixed> $orders @param list<string> $values @return array<string, mixed> */
    private function after(array $orders, string $where, array $values, int $page, string $query): array
    {
        [$within, $ends] = $this->history->filter->within('sent_at');
        $open = $query === '' ? $this->held->db->all("SELECT * FROM {held} c WHERE $where AND $within ORDER BY sent_at DESC, cart_id DESC LIMIT 100", ...$values, ...$ends) : [];
        $states = array_map(static fn (array $one): array => $one['key'] === OrderFilter::ALL ? ['count' => $one['count'] + count($open)] + $one : $one, $orders['states'] ?? []);
        $orders = ($states === [] ? [] : ['states' => $states]) + $orders;
        if ($this->history->filter->state !== OrderFilter::ALL) {
            return $orders;
        }
        return ['orders' => [...$page === 0 ? array_map($this->wire(...), $open) : [], ...$orders['orders']], 'total' => $orders['total'] + count($open)] + $orders;
    }

    /** @param list<string|null> $values @return array<string, mixed> */
    private function heldPage(string $where, array $values, int $page, string $query): array
    {
        $patterns = Spelling::patterns($query);
        $named = $patterns === [] ? '1 = 1' : '(' . implode(' AND ', array_fill(0, count($patterns), "words LIKE ? ESCAPE '!'")) . ' OR number = ?)';
        $values = [...$values, ...$patterns, ...$patterns === [] ? [] : [$query]];
        [$from, $size] = [$page * self::PAGE, self::PAGE];
        $rows = $this->held->db->all("SELECT * FROM {held} c WHERE $where AND $named ORDER BY sent_at DESC, cart_id DESC LIMIT $size OFFSET $from", ...$values);
        return ['orders' => array_map($this->wire(...), $rows), 'total' => $this->count("$where AND $named", $values), 'size' => self::PAGE];
    }

    /** @param list<string|null> $values */
    private function count(string $where, array $values): int
    {
        return (int) $this->held->db->run("SELECT COUNT(*) FROM {held} c WHERE $where", ...$values)->fetchColumn();
    }

    /** @param array<string, mixed> $row @return array<string, mixed> */
    private function wire(array $row): array
    {
        $held = $this->held->of($row);
        return array_filter([
            'id' => ($held->kind === Held::QUOTE ? 'q' : 'a') . $held->id,
            'kind' => $held->kind,
            'number' => $held->number,
            'date' => $held->at,
            'status' => $held->state(),
            'by' => $held->by,
            'to' => array_values($held->waitsFor()),
            'until' => $held->until,
            'url' => $this->paths->heldCart($held->id),
        ]) + array_diff_key(PdoHistory::ordered(json_decode($row['cart'], true, flags: JSON_THROW_ON_ERROR)), ['lines' => 1]);
    }
}
