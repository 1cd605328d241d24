<?php

/** A buyer's earlier orders in the package's tables: carts as they were ordered, status, documents, overdue amounts. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Money;
use ShopElements\Day;
use ShopElements\Http\CartAnswer;
use ShopElements\Shop\ActingHistory;
use ShopElements\Shop\FilteredHistory;

/**
 * @phpstan-import-type Delivery from OrderDeliveries
 * @phpstan-type Document array{kind?: string, label?: string, url: string, number?: string, ksef_number?: string, ksef_hash?: string, seller_nip?: string, date?: string, due_date?: string, account?: string}
 */
final readonly class PdoHistory implements FilteredHistory, ActingHistory
{
    private const PAGE = 20;
    /** Prefix of the id of a cart that is not an order yet. */
    private const BEGUN = 'koszyk-';

    /**
     * @param string $number the format of an order’s number, for its id
     * @param string $orderPath the URL of an order’s page, to which the guid is appended; '' if there is none
     * @param (Closure(array<string, mixed>): ?array<string, mixed>)|null $transfer returns, for the cart of an order paid in advance
     *     (`upfront_manual_wire`), the account to which the buyer transfers the money: `recipient`, `account`, and optionally `title` (`{number}` is the order's), `split_payment`, `white_list` and `days` until it expires
     * @param (Closure(array<string, mixed>, string): ?string)|null $pay payment URL of an unpaid order, by its cart and guid
     * @param ?DuePayments $due cancels orders that have waited too long, before orders are shown
     * @param OrderFilter $filter of the lists; see `filtered`
     * @param string $askUrl URL of the page on which a buyer asks about lines that were not sent; `{number}` is the order's
     * @param ?PdoOrderActions $actions what buyers can do about their orders; null for nothing
     */
    public function __construct(
        public Db $db,
        private string $number = 'ZAM/%05d',
        public string $orderPath = '',
        private ?Closure $transfer = null,
        private ?Closure $pay = null,
        private ?DuePayments $due = null,
        public OrderFilter $filter = new OrderFilter(),
        private string $askUrl = '',
        private ?PdoOrderActions $actions = null,
    ) {
    }

    public function filtered(string $state, string $period): self
    {
        return new self(...['filter' => new OrderFilter($state, $period)] + get_object_vars($this));
    }

    /** Adds a document, such as an invoice, to an order. `$toPay` is the unpaid amount in grosze; it is overdue when `due_date`, YYYY-MM-DD or DD.MM.YYYY, has passed. @param Document $document */
    public function addDocument(int $order, array $document, int $toPay = 0): void
    {
        $sql = 'INSERT INTO {documents} (order_id, due_date, to_pay, content) VALUES (?, ?, ?, ?)';
        $this->db->run($sql, $order, isset($document['due_date']) ? Day::iso($document['due_date']) : null, $toPay, CartAnswer::json($document));
    }

    /** Adds what was sent at once. Lines have the ids of `order`; more than was ordered, an unknown line and a tracking that is no web address throw. @param Delivery $delivery */
    public function addDelivery(int $order, array $delivery): void
    {
        (new OrderDeliveries($this->db))->add($order, $delivery);
    }

    /** Sets what will not be sent. @param array<int|string, int> $quantities by the id of a line */
    public function setCancelled(int $order, array $quantities): void
    {
        (new OrderDeliveries($this->db))->cancel($order, $quantities);
    }

    /** Sets an order's status: `placed`, `confirmed`, `shipped`, `delivered`, `cancelled`, or a status of the shop’s own. */
    public function setStatus(int $order, string $status): void
    {
        $this->db->run('UPDATE {orders} SET status = ? WHERE id = ?', $status, $order);
    }

    /** Marks an order as paid. False if it was already paid, so that no mail is sent twice. */
    public function setPaid(int $order): bool
    {
        return $this->db->run('UPDATE {orders} SET paid_at = ?, pay_until = NULL WHERE id = ? AND paid_at IS NULL', Db::now(), $order)->rowCount() === 1;
    }

    public function page(Buyer $buyer, int $page, string $query): array
    {
        return $this->list($buyer, 'buyer = ?', $buyer->key, $page, $query);
    }

    /** Like `page`, for all orders of the buyer's company; empty without the right to see them. @return array<string, mixed> */
    public function ofCompany(Buyer $buyer, int $page, string $query): array
    {
        return $this->list($buyer, 'company = ?', $buyer->oversees(), $page, $query);
    }

    /** Like `page`, for the orders with a return or complaint: the buyer's, or the company's with the right to see them. @return array<string, mixed> */
    public function withReturns(Buyer $buyer, int $page, string $query): array
    {
        [$whose, $of] = $this->whose($buyer);
        return $this->list($buyer, "$whose = ? AND guid IN (SELECT guid FROM {orders} JOIN {returns} ON {returns}.order_id = {orders}.id)", $of, $page, $query, false);
    }

    public function hasReturns(Buyer $buyer): bool
    {
        [$whose, $of] = $this->whose($buyer);
        return $this->db->one("SELECT r.id FROM {returns} r JOIN {orders} o ON o.id = r.order_id WHERE o.$whose = ? LIMIT 1", $of) !== null;
    }

    /** @return array{string, string} column and value */
    private function whose(Buyer $buyer): array
    {
        $company = $buyer->oversees();
        return $company === null ? ['buyer', $buyer->key] : ['company', $company];
    }

    /** @param bool $hasBegun whether a cart whose payment has begun is listed too @return array{orders: list<array<string, mixed>>, total: int, size: int} */
    private function list(Buyer $buyer, string $whose, ?string $of, int $page, string $query, bool $hasBegun = true): array
    {
        $this->due?->endLate();
        $patterns = Spelling::patterns($query);
        $named = array_fill(0, count($patterns), "words LIKE ? ESCAPE '!'");
        // Searches by product, by the guid of the order's page, or by number: exactly, or by its digits only.
        $id = preg_match('/(\d{1,9})$/D', $query, $figures) === 1 ? (int) $figures[1] : 0;
        $isNumber = $query === ($figures[0] ?? '') || Spelling::plain($query) === Spelling::plain($this->numbered($id));
        $isFound = $named === [] ? '1 = 1' : '(' . implode(' AND ', $named) . ') OR guid = ? OR id = ?';
        $values = [$of, ...$patterns, ...($named === [] ? [] : [$query, $isNumber ? $id : 0])];
        $found = "FROM {orders} WHERE $whose AND ($isFound) AND ";
        [$isLeft, $ends] = $this->filter->orders();
        [$from, $size] = [$page * self::PAGE, self::PAGE];
        $rows = $this->db->all("SELECT * $found$isLeft ORDER BY id DESC LIMIT $size OFFSET $from", ...$values, ...$ends);
        $today = substr(Db::now(), 0, 10);
        $late = $this->db->one("SELECT COUNT(*) AS n, SUM(to_pay) AS amount FROM {documents} d JOIN {orders} o ON o.id = d.order_id
            WHERE $whose AND d.to_pay > 0 AND d.due_date < ?", $of, $today) ?? ['n' => 0];
        $begun = $hasBegun && $query === '' && $this->filter->period === OrderFilter::ALL && ($first = $this->begun($buyer)) !== null ? [$first] : [];
        $documents = $this->documentsOf(array_column($rows, 'id'));
        $placed = array_map(fn (array $row): array => $this->wire($row, $documents[$row['id']] ?? []), $rows);
        $orders = [...$page === 0 ? $begun : [], ...$placed];
        $counts = [];
        // The list's own state is also one of the choices.
        $count = function (OrderFilter $one) use ($found, $values, $begun, &$counts): int {
            [$isLeft, $ends] = $one->orders();
            return $counts[$one->state] ??= (int) $this->db->run("SELECT COUNT(*) $found$isLeft", ...$values, ...$ends)->fetchColumn() + count($begun);
        };
        $all = $this->db->one("SELECT COUNT(*) AS n, MIN(placed_at) AS earliest, MAX(placed_at) AS latest {$found}1 = 1", ...$values) ?? ['n' => 0];
        return [
            'orders' => array_map(static fn (array $one): array => array_diff_key($one, ['lines' => 1, 'deliveries' => 1, 'ask_url' => 1]), $orders),
            'total' => $count($this->filter),
            'size' => self::PAGE,
        ] + ((int) $all['n'] < 2 ? [] : $this->filter->choices($count, $all['earliest'], $all['latest'])) + ((int) $late['n'] === 0 ? [] : ['overdue' => ['amount' => Money::text((int) $late['amount']), 'count' => (int) $late['n'], 'invoices' => $this->lateInvoices($whose, $of, $today)]]);
    }

    /** The oldest overdue invoices, each with the days since its due date. @return list<array{number: string, days: int}> */
    private function lateInvoices(string $whose, ?string $of, string $today): array
    {
        $rows = $this->db->all("SELECT d.content, d.due_date FROM {documents} d JOIN {orders} o ON o.id = d.order_id
            WHERE $whose AND d.to_pay > 0 AND d.due_date < ? ORDER BY d.due_date, d.id LIMIT 10", $of, $today);
        return array_map(static fn (array $one): array => [
            'number' => (string) (($document = json_decode($one['content'], true))['number'] ?? $document['label'] ?? ''),
            'days' => (int) (new \DateTimeImmutable($one['due_date']))->diff(new \DateTimeImmutable($today))->days,
        ], $rows);
    }

    public function order(Buyer $buyer, string $id): ?array
    {
        if (str_starts_with($id, self::BEGUN)) {
            $begun = $this->begun($buyer);
            return ($begun['id'] ?? null) === $id ? $begun : null;
        }
        $this->due?->endLate();
        $row = $this->db->one('SELECT * FROM {orders} c WHERE id = ? AND ' . PdoHeld::SEEN, Db::rowId($id), ...PdoHeld::seenBy($buyer));
        if ($row === null) {
            return null;
        }
        return $this->whole($row, $buyer);
    }

    /** @param array<string, mixed> $row @return array<string, mixed> */
    private function whole(array $row, Buyer $buyer): array
    {
        $cart = json_decode($row['cart'], true, flags: JSON_THROW_ON_ERROR);
        $order = $this->wire($row, $this->documentsOf([$row['id']])[$row['id']] ?? []) + OrderDetails::of($cart, $row['status']) + ['steps' => OrderDetails::steps($cart, $row['status'], $row['placed_at'])];
        return $this->actions === null ? $order : $this->actions->of($row, $order, $row['buyer'] === $buyer->key);
    }

    /** The order for the link of a guest, who may read and pay it: without actions and messages. @return ?array<string, mixed> */
    public function linked(string $guid): ?array
    {
        $row = $this->db->one('SELECT * FROM {orders} WHERE guid = ?', $guid);
        return $row === null ? null : array_diff_key($this->whole($row, new Buyer('')), array_flip(['actions', 'messages', 'messages_count', 'by', 'return', 'returns']));
    }

    public function act(Buyer $buyer, string $id, string $action, string $text, string $key): ?array
    {
        $find = function () use ($buyer, $id): ?array {
            $row = $this->db->one('SELECT * FROM {orders} c WHERE id = ? AND ' . PdoHeld::SEEN, Db::rowId($id), ...PdoHeld::seenBy($buyer));
            return $row === null ? null : [$row, $this->whole($row, $buyer)];
        };
        return $this->actions?->act($buyer, (int) Db::rowId($id), $action, $text, $key, $find);
    }

    /** The order of a cart. @return ?array{number: string, url: string} */
    public function orderOf(int $cart): ?array
    {
        $row = $this->db->one('SELECT id, guid FROM {orders} WHERE cart_id = ?', $cart);
        return $row === null ? null : ['number' => $this->numbered((int) $row['id']), 'url' => $this->orderPath . $row['guid']];
    }

    /** A cart whose buyer left during the payment: the list of orders contains it, so that the buyer can continue the payment. @return ?array<string, mixed> */
    private function begun(Buyer $buyer): ?array
    {
        $row = $this->db->one('SELECT id, begun_at, used_at, begun_as FROM {carts} WHERE buyer = ? AND is_open = 1 AND payment_begun = 1', $buyer->key);
        $cart = json_decode($row['begun_as'] ?? '[]', true);
        return !isset($cart['begun']['url']) ? null : [
            'id' => self::BEGUN . $row['id'],
            'number' => "Koszyk $row[id]",
            'date' => strtr(($row['used_at'] ?? $row['begun_at']) . 'Z', ' ', 'T'),
            'status_text' => 'Czeka na płatność',
            'documents' => [],
            'payment' => OrderPayment::begun($cart),
        ] + self::ordered($cart);
    }

    /**
     * An order's cart as the buyer saw it, for the order’s page; null for other buyers.
     *
     * @param ?Buyer $buyer null is the shop itself, which sees all
     * @return ?array{id: int, number: string, placed_at: string, status: string, cart: array<string, mixed>, payment: ?array<string, mixed>, approvedFor: ?string} `approvedFor`: the buyer whose order this person has approved; `cart.sent`: labels and texts of what came of it
     */
    public function seen(?Buyer $buyer, string $guid): ?array
    {
        $this->due?->endLate();
        $isGuid = preg_match('/^[\da-f-]{36}$/D', $guid) === 1;
        [$seen, $values] = $buyer === null ? ['1 = 1', []] : [PdoHeld::SEEN, PdoHeld::seenBy($buyer)];
        $row = $isGuid ? $this->db->one("SELECT * FROM {orders} c WHERE guid = ? AND $seen", $guid, ...$values) : null;
        if ($row === null) {
            return null;
        }
        [$id, $number, $cart] = [(int) $row['id'], $this->numbered((int) $row['id']), json_decode($row['cart'], true)];
        $cart += ['sent' => [...OrderDeliveries::facts($row, $cart), ...PdoReturns::facts($this->db, $id)]];
        $approved = $buyer === null ? null : $this->db->one('SELECT person FROM {held_steps} WHERE cart_id = ? AND person = ? AND decided_at IS NOT NULL', $row['cart_id'], $buyer->key);
        return ['id' => $id, 'number' => $number, 'placed_at' => $row['placed_at'], 'status' => $row['status'], 'cart' => $cart, 'payment' => OrderPayment::of($row, $cart, $number, $this->transfer, $this->pay), 'approvedFor' => $approved === null ? null : $row['person']];
    }

    public function numbered(int $order): string
    {
        return sprintf($this->number, $order);
    }

    /** @param array<string, mixed> $row @param list<array<string, mixed>> $documents of this order @return array<string, mixed> */
    private function wire(array $row, array $documents): array
    {
        $cart = json_decode($row['cart'], true, flags: JSON_THROW_ON_ERROR);
        $number = $this->numbered((int) $row['id']);
        return OrderDeliveries::of($row, [
            'id' => $row['id'],
            'number' => $number,
            'date' => strtr("$row[placed_at]Z", ' ', 'T'),
            'status' => $row['status'],
            ...$row['person'] === null ? [] : ['by' => $row['person']],
            'documents' => $this->documents($row, $documents),
            'payment' => OrderPayment::of($row, $cart, $number, $this->transfer, $this->pay),
        ] + PdoOrderActions::count($row) + self::ordered($cart), $this->askUrl);
    }

    /** The sums and lines of a list's entry. @param array<string, mixed> $cart in the wire's format @return array<string, mixed> */
    public static function ordered(array $cart): array
    {
        $items = OrderDetails::lines($cart);
        return [
            'total_net' => $cart['prices']['total_net'],
            'total_gross' => $cart['prices']['total_gross'],
            'currency' => $cart['currency']['iso_code'],
            'lines_count' => count($items),
            'lines' => array_map(static fn (array $one): array => [
                'id' => $one['id'],
                'index' => $one['index'],
                ...isset($one['buyer_code']) ? ['buyer_code' => $one['buyer_code']] : [],
                'product_id' => $one['product_id'] ?? null,
                'name' => $one['product_name'],
                'quantity' => $one['quantity'],
                'unit' => $one['unit'],
                'price_net' => $one['prices']['net'],
                'price_gross' => $one['prices']['gross'],
                'total_net' => $one['prices']['total_net'] ?? null,
                'total_gross' => $one['prices']['total_gross'] ?? null,
            ], $items),
        ];
    }

    /** The documents of all these orders, by order: one statement for a page. @param list<int|string> $orders @return array<array-key, list<array<string, mixed>>> */
    private function documentsOf(array $orders): array
    {
        $documents = [];
        foreach ($this->db->among('SELECT order_id, to_pay, content FROM {documents} WHERE order_id IN (?) ORDER BY id', $orders) as $row) {
            $documents[$row['order_id']][] = $row;
        }
        return $documents;
    }

    /** Links to the order’s own page until the order has documents. @param array<string, mixed> $row @param list<array<string, mixed>> $rows @return list<array<string, mixed>> */
    private function documents(array $row, array $rows): array
    {
        $written = static fn (array $one): array
            => json_decode($one['content'], true) + ($one['to_pay'] > 0 ? ['to_pay' => Money::text($one['to_pay'])] : []);
        if ($rows !== [] || $this->orderPath === '') {
            return array_map($written, $rows);
        }
        $date = substr($row['placed_at'], 0, 10);
        return [['kind' => 'order', 'label' => 'Potwierdzenie zamówienia', 'url' => $this->orderPath . $row['guid'], 'date' => $date]];
    }
}
