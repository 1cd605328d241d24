<?php

/** A shop for tests: all its parts, in memory. */

declare(strict_types=1);

namespace ShopElements\Test;

use Closure;
use ShopElements\Cart\{Address, Buyer, Carrier, Cart, ExtraField, Line, Payment, Product};
use ShopElements\Shop\{Addresses, CartStore, Favourites, History, Keys, Lists, Lockers, Lookup, Offer, Orders, Search, Shop, Tokens};

final class MemoryShop implements
    Addresses,
    CartStore,
    Favourites,
    History,
    Keys,
    Lists,
    Lockers,
    Lookup,
    Offer,
    Orders,
    Search,
    Tokens
{
    /** @var array<string, Cart> */
    public array $carts = [];
    /** @var list<array<string, mixed>> */
    public array $orders = [];
    /** @var array<string, array{asked: string, answer: string}> */
    public array $keys = [];
    /** @var list<Address> */
    public array $saved = [];
    /** @var array<string, list<array<string, string>>> */
    public array $named = [];
    /** @var array<string, bool> */
    public array $marked = [];
    /** @var ?list<Payment> */
    public ?array $payments = null;
    /** @var array<int, Product> */
    public array $products;
    /** @var list<ExtraField> */
    public array $extraFields = [];
    private int $id = 70;

    public function __construct()
    {
        $this->products = array_column([
            new Product(1, 'Klej', 4290, sku: 'KLE-1', unit: 'worek', stock: 640, minimal: 3700, more: ['url' => '/p/1']),
            new Product(2, 'Płyta', 3180, vat: 8, sku: 'GIP-1', least: 5, step: 5, stock: 300),
            new Product(3, 'Usługa', 1000, vat: 5),
            new Product(4, 'Wyprzedany', 1000, stock: 0),
        ], null, 'id');
    }

    public function shop(mixed ...$other): Shop
    {
        $all = ['carts', 'offer', 'orders', 'keys', 'addresses', 'favourites', 'search', 'lookup', 'history', 'lists', 'tokens', 'lockers'];
        return new Shop(...($other + array_fill_keys($all, $this) + ['extraFields' => fn (): array => $this->extraFields]));
    }

    public function atOnce(string $buyer, Closure $work): mixed
    {
        return $work();
    }

    public function look(string $buyer): Cart
    {
        return isset($this->carts[$buyer]) ? clone $this->carts[$buyer] : new Cart(0);
    }

    public function open(string $buyer): Cart
    {
        $this->carts[$buyer] ??= new Cart(++$this->id);
        return clone $this->carts[$buyer];
    }

    public function save(string $buyer, Cart $cart): void
    {
        foreach ($cart->parts() as $part) {
            $part->lines = array_map(fn (Line $line): Line => new Line($line->id ?? ++$this->id, $line->product, $line->quantity, $line->net, $line->extraFields), $part->lines);
        }
        $this->carts[$buyer] = clone $cart;
    }

    public function product(int|string $id, Buyer $buyer): ?Product
    {
        return $this->products[(int) $id] ?? null;
    }

    public function carriers(Buyer $buyer, Cart $cart): array
    {
        return [
            new Carrier(1, 'Kurier', 'courier', 1990, delivery: ['from' => '2026-12-01', 'to' => '2026-12-03']),
            new Carrier(2, 'Paczkomat', 'parcelLocker', 1490),
            new Carrier(3, 'Odbiór', 'pickup', 0),
            new Carrier(4, 'Transport', 'transportShop', 0),
        ];
    }

    public function payments(Buyer $buyer, Cart $cart): array
    {
        $all = $this->payments ?? [
            new Payment(1, 'Online', null, true, [['id' => 'blik', 'name' => 'BLIK'], ['id' => 'karta', 'name' => 'Karta']]),
            new Payment(2, 'Przelew', 'manual_wire'),
            new Payment(3, 'Przedpłata', 'upfront_manual_wire'),
            new Payment(5, 'Pobranie'),
        ];
        return (string) $cart->carrier === '2' ? array_slice($all, 0, 3) : $all;
    }

    public function place(Buyer $buyer, Cart $cart, array $seen): string
    {
        $this->orders[] = $seen;
        unset($this->carts[$buyer->key]);
        return '/zamowienie/' . count($this->orders);
    }

    public function first(string $buyer, string $action, string $key): ?array
    {
        return $this->keys["$buyer $action $key"] ?? null;
    }

    public function keep(string $buyer, string $action, string $key, string $request, string $answer): void
    {
        $this->keys["$buyer $action $key"] = ['asked' => $request, 'answer' => $answer];
    }

    public function all(Buyer $buyer): array
    {
        return [new Address(8, 'Budowa', 'Polna', '1', '', 'Łódź', '90-001', 'Łódź', 'PL', 'łódzkie'), ...$this->saved];
    }

    public function add(Buyer $buyer, Address $new): void
    {
        $this->saved[] = new Address(...['id' => ++$this->id] + get_object_vars($new));
    }

    public function mark(Buyer $buyer, int|string $product, bool $isFavourite): bool
    {
        $this->marked[(string) $product] = $isFavourite;
        return isset($this->products[(int) $product]);
    }

    public function suggest(string $query, Buyer $buyer): array
    {
        return ['products' => [['id' => 1, 'title' => "Klej $query"]], 'categories' => []];
    }

    public function complete(string $query, string $index, int $size): array
    {
        return array_fill(0, min($size, 2), "$query w $index");
    }

    public function search(string $query, int $productsPage, int $contentsPage, int $size, Buyer $buyer): array
    {
        $hits = ['results' => [['title' => $query, 'links' => [['url' => '/p/1']]]], 'total' => 1];
        return ['products' => $hits, 'contents' => ['results' => [], 'total' => 0]];
    }

    public function find(array $row, Buyer $buyer): array
    {
        return ($row['code'] ?? '') === 'KLE-1' ? ['product' => ['id' => 1, 'title' => 'Klej']] : ['product' => null, 'message' => 'Nie ma'];
    }

    public function page(Buyer $buyer, int $page, string $query): array
    {
        return ['orders' => [['id' => 1, 'number' => "$query $page"]], 'total' => 1];
    }

    public function order(Buyer $buyer, string $id): ?array
    {
        return $id === '1' ? ['id' => 1, 'lines' => []] : null;
    }

    public function lists(Buyer $buyer): array
    {
        $wire = static fn (string $name, array $rows): array => ['id' => $name, 'name' => $name, 'rows_count' => count($rows)];
        return array_map($wire, array_keys($this->named), $this->named);
    }

    public function list(Buyer $buyer, string $id): ?array
    {
        return isset($this->named[$id]) ? ['id' => $id, 'name' => $id, 'rows' => $this->named[$id]] : null;
    }

    public function keepList(Buyer $buyer, string $name, array $rows): ?array
    {
        $this->named[$name] = $rows;
        return ['id' => $name, 'name' => $name, 'rows_count' => count($rows)];
    }

    public function forgetList(Buyer $buyer, string $id): void
    {
        unset($this->named[$id]);
    }

    public function token(Buyer $buyer): array
    {
        return ['token' => "t-$buyer->key"];
    }

    public function points(array $query): array
    {
        return ['items' => [], 'page' => (int) ($query['page'] ?? 1)];
    }

    public function point(string $code): ?array
    {
        return $code === 'WAW12A' ? ['inpost_point_code' => $code, 'inpost_point_city' => 'Warszawa'] : null;
    }
}
