<?php

/** Tests which bodies are readable, and that every response contains the cart. */

declare(strict_types=1);

namespace ShopElements\Test;

final class BodyTest extends CartTestCase
{
    public function testLoadsAnEmptyCartWithAnId(): void
    {
        $cart = $this->done('');
        self::assertSame([[], '0.00', null], [$cart['items'], $cart['prices']['total_gross'], $cart['carrier']]);
        self::assertSame($cart, $this->done('{}'));
        self::assertMatchesRegularExpression('/^[\da-f]{32}$/', $cart['revision']);
    }

    /** @dataProvider nonsense */
    public function testRefusesUnreadableBodies(string $body, int $status = 400): void
    {
        self::assertSame([$status, []], array_slice($this->post($body), 0, 2));
    }

    /** @return iterable<array{0: string, 1?: int}> */
    public static function nonsense(): iterable
    {
        foreach (['{"quantity": ', '[1]', '"text"', 'null', '{"nothing": 1}', "\xff", '{"a": "\ud800"}', '{"carrier": 4}', '{"carrier": {"id": ""}}'] as $body) {
            yield [$body];
        }
        foreach (['{"confirm": 1}', '{"confirm": true, "remove": {}}', '{"confirm": true, "seen": "all"}', '{"confirm": true, "seen": {"cart_id": []}}', str_repeat('[', 600)] as $body) {
            yield [$body];
        }
        yield [str_repeat(' ', 1_000_001), 413];
    }

    public function testShowsAReplacementForABrokenCharacter(): void
    {
        $this->memory->products[3] = new \ShopElements\Cart\Product(3, "\xb3om", 2);
        self::assertSame("\u{fffd}om", $this->done(['add_product' => 3])['items'][0]['product_name']);
    }
}
