<?php

/** Tests adding, changing and removing products in a cart. */

declare(strict_types=1);

namespace ShopElements\Test;

final class LinesTest extends CartTestCase
{
    public function testAddsProductsAndCountsThem(): void
    {
        $this->done(['add_product' => '1']);
        $cart = $this->done(['add_product' => 1, 'add_product_quantity' => '2.0']);
        self::assertSame([3, '128.70', '158.30'], [$cart['items'][0]['quantity'], $cart['prices']['net'], $cart['prices']['gross']]);
        self::assertSame('/p/1', $cart['items'][0]['url']);
        self::assertSame(5, $this->done(['add_product' => 2])['items'][1]['quantity']);
        $this->refused(['add_product' => 99], 'quantity', 'nie ma już w ofercie');
        $this->refused(['add_product' => 4], 'quantity', 'chwilowo niedostępny');
        $this->refused(['add_product' => 1, 'add_product_quantity' => 0], 'quantity', 'minimalna ilość');
        $this->refused(['add_product' => 1, 'add_product_quantity' => 1.5], 'quantity', 'minimalna ilość');
        $this->refused(['add_product' => 2, 'add_product_quantity' => 3], 'quantity', 'wielokrotnością 5');
        $this->refused(['add_product' => 1, 'add_product_quantity' => 638], 'quantity', 'dostępna ilość to 640');
        $this->refused(['add_product' => 3, 'add_product_quantity' => 1_000_000], 'quantity', 'dostępna ilość to 999999');
        self::assertSame(400, $this->post(['add_product' => 1, 'add_product_quantity' => 'dwa'])[0]);
    }

    public function testAddsTheValidOnesOfSeveralProducts(): void
    {
        [$status, $cart, $messages] = $this->post(['add_products' => [['id' => 1, 'quantity' => 2], ['id' => 9, 'quantity' => 1]]]);
        self::assertSame([422, 1], [$status, count($cart['items'])]);
        self::assertStringStartsWith('9: ', $messages['add_products']['messages'][0]);
        self::assertSame(200, $this->post(['add_products' => [['id' => 3, 'quantity' => '4']]])[0]);
        self::assertSame(400, $this->post(['add_products' => array_fill(0, 101, ['id' => 1, 'quantity' => 1])])[0]);
        self::assertSame(400, $this->post(['add_products' => [7]])[0]);
        self::assertSame(400, $this->post(['add_products' => ['a' => 1]])[0]);
    }

    public function testChecksEachQuantityAlone(): void
    {
        $this->done(['add_product' => 1]);
        $cart = $this->done(['add_product' => 2]);
        [$first, $second] = array_column($cart['items'], 'id');
        [$status, $now, $messages] = $this->post(['quantity' => [$first => 7, $second => 6, 999 => 1], 'cartToUpdate' => "$cart[id]"]);
        self::assertSame([422, 7, 5], [$status, ...array_column($now['items'], 'quantity')]);
        self::assertCount(2, $messages['quantity']['messages']);
        self::assertSame(8, $this->done(['quantity' => [$first => 8.0], 'cartToUpdate' => $cart['id']])['items'][0]['quantity']);
        $this->refused(['quantity' => [$first => 1.5], 'cartToUpdate' => $cart['id']], 'quantity', 'liczbą całkowitą');
        $this->refused(['quantity' => [$first => 9], 'cartToUpdate' => 1], 'quantity', 'nie jest już dostępny');
        self::assertSame(400, $this->post(['quantity' => [$first => -1], 'cartToUpdate' => $cart['id']])[0]);
        self::assertSame(400, $this->post('{"quantity": [1], "cartToUpdate": 1}')[0]);
    }

    public function testRemovesALineOfThisCartOnly(): void
    {
        $cart = $this->done(['add_product' => 1]);
        $id = $cart['items'][0]['id'];
        self::assertCount(1, $this->done(['remove' => ['id' => $id, 'cartId' => 1]])['items']);
        self::assertCount(1, $this->done(['remove' => ['id' => 1, 'cartId' => $cart['id']]])['items']);
        self::assertSame([], $this->done(['remove' => ['id' => "$id", 'cartId' => $cart['id']]])['items']);
    }
}
