<?php

/** Base class: sends bodies of the contract to a cart as a buyer. */

declare(strict_types=1);

namespace ShopElements\Test;

use PHPUnit\Framework\TestCase;
use ShopElements\Cart\Buyer;
use ShopElements\Http\CartCalls;
use ShopElements\Shop\Shop;

abstract class CartTestCase extends TestCase
{
    protected const ADDRESS = [
        'name' => 'Budowa', 'street' => 'Polna', 'house_no' => '1', 'flat_no' => '', 'city' => 'Łódź',
        'zip_code' => '90-001', 'post' => 'Łódź', 'country' => 'PL', 'region' => 'łódzkie',
    ];
    protected const LOCKER = [
        'inpost_point_code' => 'WAW12A', 'inpost_point_street' => 'Puławska', 'inpost_point_building_number' => '1',
        'inpost_point_flat_number' => '', 'inpost_point_city' => 'Radom', 'inpost_point_province' => 'x', 'inpost_point_post_code' => '02-670',
    ];
    protected MemoryShop $memory;
    protected Shop $shop;
    protected Buyer $buyer;

    protected function setUp(): void
    {
        $this->memory = new MemoryShop();
        $this->shop = $this->memory->shop();
        $this->buyer = new Buyer('anna', ['name' => 'Nowak', 'address_city' => 'Łódź'], [['id' => 3, 'name' => 'Sady']]);
    }

    /** @return array{int, array<string, mixed>, array<string, mixed>} status, cart, messages */
    protected function post(mixed $body, string $key = ''): array
    {
        $text = is_string($body) ? $body : (string) json_encode($body === [] ? (object) [] : $body);
        $response = (new CartCalls($this->shop, $this->buyer))->answer($text, $key);
        $answer = json_decode($response->body, true, flags: JSON_THROW_ON_ERROR);
        return [$response->status, $answer['cart'] ?? [], $answer['messages']];
    }

    /** @return array<string, mixed> */
    protected function done(mixed $body): array
    {
        [$status, $cart, $messages] = $this->post($body);
        self::assertSame(200, $status, (string) json_encode($messages, JSON_UNESCAPED_UNICODE));
        return $cart;
    }

    protected function refused(mixed $body, string $slot, string $sentence, int $status = 422): void
    {
        $before = $this->done([]);
        [$actual, $cart, $messages] = $this->post($body);
        self::assertSame($status, $actual);
        self::assertStringContainsString($sentence, implode(' ', $messages[$slot]['messages'] ?? ['nothing in this slot']));
        self::assertSame('error', $messages[$slot]['status']);
        self::assertTrue($messages[$slot]['scroll']);
        self::assertSame($before, $cart);
    }

    /** @return array<string, mixed> a cart that can be ordered */
    protected function ready(): array
    {
        $this->done(['add_product' => 1]);
        $this->done(['carrier' => ['id' => 1]]);
        return $this->done(['payment' => ['id' => 5]]);
    }

    protected function as(mixed ...$what): void
    {
        $this->buyer = new Buyer(...$what + get_object_vars($this->buyer));
    }
}
