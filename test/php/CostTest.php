<?php

/** Shows that nothing that a stranger sends is dear: each field of each body, with many signs of several kinds and many rows. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Cart\{Cart, ExtraField, Line};
use ShopElements\Http\{Api, CartCalls, Csrf, Request};

final class CostTest extends CartTestCase
{
    /** Milliseconds of the processor. */
    private const MOST = 50 * SLOWER;
    private const SIZES = [10, 100, 1000, 10_000, 90_000];

    /** The least of three tries: other tests use the processor's caches. */
    private static function cost(\Closure $before, \Closure $do): float
    {
        $used = static fn (): float => ($now = getrusage())['ru_utime.tv_sec'] * 1e3 + $now['ru_utime.tv_usec'] / 1e3 + $now['ru_stime.tv_sec'] * 1e3 + $now['ru_stime.tv_usec'] / 1e3;
        $least = INF;
        for ($tries = 0; $tries < 3 && $least > self::MOST; $tries += 1) {
            $before();
            $begun = $used();
            $do();
            $least = min($least, $used() - $begun);
        }
        return $least;
    }

    /** @return array<string, string> texts of so many bytes, or a few less */
    private static function texts(int $size): array
    {
        $parts = ['a', '1', ' ', '1 ', 'a.', '-', 'ż', '111.', '1,', 'tel ', "\u{200b}", '(', '%'];
        $texts = array_map(static fn (string $part): string => str_repeat($part, max(1, intdiv($size, strlen($part)))), array_combine($parts, $parts));
        return $texts + ['mail' => 'a@' . str_repeat('a-', intdiv($size, 2)) . '.', 'hosts' => 'a@' . str_repeat('a.', intdiv($size, 2))];
    }

    /** @return array<string, array{string, mixed}> path and body by what is long in it */
    private static function bodies(string $text): array
    {
        $places = static fn (string ...$names): array => array_fill_keys($names, $text);
        $fields = array_map(static fn (string $name): array => ['/koszyk', ['extra_field' => ['name' => $name, 'value' => $text]]], ['t' => 't', 'n' => 'n', 'd' => 'd', 'p' => 'p', 'e' => 'e']);
        return $fields + [
            'name' => ['/koszyk', ['extra_field' => ['name' => $text, 'value' => 'x']]],
            'notes' => ['/koszyk', ['client_comments' => $text]],
            'carrier' => ['/koszyk', ['carrier' => ['id' => $text]]],
            'address' => ['/koszyk', ['new_address' => $places(...array_keys(self::ADDRESS))]],
            'contact' => ['/koszyk', ['inpost_contact' => $places('email', 'phone')]],
            'locker' => ['/koszyk', ['inpost_data' => $places(...array_keys(self::LOCKER))]],
            'product' => ['/koszyk', ['add_product' => $text]],
            'seen' => ['/koszyk', ['confirm' => true, 'seen' => $places('revision', 'cart_id')]],
            'add' => ['/do-koszyka', ['id' => 1, 'quantity' => $text]],
            'suggest' => ['/api/suggest', ['query' => $text]],
            'lookup' => ['/api/lookup', ['rows' => array_fill(0, min(100, max(1, intdiv(400_000, strlen($text) * 2))), $places('code', 'name'))]],
        ];
    }

    public function testCostsLittleWhateverIsLong(): void
    {
        $names = ['t' => 'text', 'n' => 'number', 'd' => 'date', 'p' => 'tel', 'e' => 'email'];
        $this->memory->asked = array_map(static fn (string $name, string $type): ExtraField => new ExtraField($name, $name, $type), array_keys($names), $names);
        $api = new Api($this->shop, $this->buyer, new Csrf(null));
        $dear = [];
        foreach (self::SIZES as $size) {
            foreach (self::texts($size) as $kind => $text) {
                foreach (self::bodies($text) as $name => [$path, $body]) {
                    $request = new Request('POST', $path, headers: ['accept' => 'application/json'], body: (string) json_encode($body));
                    $cost = self::cost(fn () => $this->memory->carts = [], fn () => $api->answer($request));
                    $dear += $cost > self::MOST ? ["$name, $size of \"$kind\"" => $cost] : [];
                }
            }
        }
        self::assertSame([], $dear);
    }

    public function testCostsLittleHoweverManyRowsAreSent(): void
    {
        $product = $this->memory->products[3];
        $lines = array_map(static fn (int $id): Line => new Line($id, $product, 1, 1000), range(1001, 1500));
        $dear = [];
        foreach (self::SIZES as $size) {
            $ids = range(1, $size);
            $bodies = [
                'quantity' => ['quantity' => array_fill_keys(array_map(static fn (int $id): string => "x$id", $ids), 2), 'cartToUpdate' => 7],
                'move' => ['move' => ['ids' => $ids, 'cartId' => 9]],
                'products' => ['add_products' => array_fill(0, $size, ['id' => 1, 'quantity' => 1])],
                'unknown' => array_fill_keys(array_map(static fn (int $id): string => "x$id", $ids), 1),
            ];
            foreach ($bodies as $name => $body) {
                $json = (string) json_encode($body);
                $cost = self::cost(
                    function () use ($lines): void {
                        $this->memory->carts['anna'] = new Cart(7, children: [new Cart(8, $lines), new Cart(9)]);
                    },
                    fn () => (new CartCalls($this->shop, $this->buyer))->answer($json),
                );
                $dear += $cost > self::MOST ? ["$name, $size rows" => $cost] : [];
            }
        }
        self::assertSame([], $dear);
    }
}
