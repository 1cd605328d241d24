<?php

/** Tests the prices of a cart, and the limits of a trader's changes. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Cart\{Money, Rounding};

final class PricesTest extends CartTestCase
{
    public function testLetsTradersChangePrices(): void
    {
        $cart = $this->ready();
        $price = fn (string $net, mixed $id = null): array => ['add_discount' => [
            'id' => $id ?? $cart['items'][0]['id'], 'cartId' => $cart['id'], 'discount_price' => $net,
        ]];
        $this->refused($price('40.00'), 'add_discount', 'tylko przedstawiciel');
        $this->refused(['add_carrier_discount' => ['id' => 1, 'discount_price' => '9.00']], 'add_carrier_discount', 'tylko');
        $this->as(isTrader: true);
        $now = $this->done($price('40.00'));
        self::assertSame(['42.90', '40.00', true], [$now['items'][0]['prices']['oryginal_net'], $now['items'][0]['prices']['net'], $now['has_shop_discount']]);
        $this->refused($price('36.99'), 'add_discount', "niższa niż 37,00\u{a0}zł");
        $this->refused($price('999999999.00'), 'add_discount', 'Nieprawidłowa');
        $this->refused($price('40.00', 5), 'add_discount', 'nie ma już w koszyku');
        self::assertSame(400, $this->post($price('40'))[0]);
        $carrier = fn (int $id, string $net): array => ['add_carrier_discount' => ['id' => $id, 'discount_price' => $net]];
        self::assertSame('9.00', $this->done($carrier(1, '9.00'))['carrier']['price']['net']);
        $this->refused($carrier(1, '0.99'), 'add_carrier_discount', 'Minimalna');
        $this->refused($carrier(2, '9.00'), 'add_carrier_discount', 'nie można zmienić');
        $this->refused($carrier(1, '999999999.00'), 'add_carrier_discount', 'Nieprawidłowa');
        $this->done(['carrier' => ['id' => 3]]);
        $this->refused($carrier(3, '9.00'), 'add_carrier_discount', 'nie można zmienić');
    }

    public function testReadsAPriceAsPeopleTypeIt(): void
    {
        $typed = ['42,90' => 4290, '42.9' => 4290, '1 234' => 123400, "1\u{a0}234,5" => 123450, '' => null, 'od 5' => null, '1,2,3' => null];
        self::assertSame(array_values($typed), array_map(fn (int|string $one): ?int => Money::typed((string) $one), array_keys($typed)));
    }

    public function testRoundsByOrderIfConfigured(): void
    {
        $this->memory->products[3] = new \ShopElements\Cart\Product(3, 'Śruba', 2, vat: 23);
        $this->memory->products[5] = new \ShopElements\Cart\Product(5, 'Nit', 2, vat: 23);
        $this->done(['add_product' => 3]);
        self::assertSame('0.04', $this->done(['add_product' => 5])['prices']['gross']);
        $this->shop = $this->memory->shop(rounding: Rounding::Order, more: fn (): array => ['department_name' => 'Radom']);
        $cart = $this->done([]);
        self::assertSame(['0.05', 'Radom'], [$cart['prices']['gross'], $cart['department_name']]);
        self::assertSame([['rate' => 23, 'net' => '0.04', 'vat' => '0.01', 'gross' => '0.05']], $cart['prices']['vat']);
        $this->memory->carts['anna']->voucher = 'WIOSNA';
        $this->memory->carts['anna']->discount = 50;
        $cart = $this->done([]);
        self::assertSame(['0.02', '0.05', 'WIOSNA'], [$cart['prices']['net'], $cart['prices']['total_gross_only_products'], $cart['voucher']['voucher_code']]);
    }

    /** [Z20], [Z24] */
    public function testSendsReductionsAndDepositsOutsideVat(): void
    {
        $this->as(isTrader: true);
        $this->memory->products[5] = $product = new \ShopElements\Cart\Product(5, 'Kostka', 10000, before: 12500, lowest: 11200, deposit: 3500, unitPrice: 500, unitPriceOf: 'm²');
        $cart = $this->done(['add_products' => [['id' => 5, 'quantity' => 2]]]);
        [$line, $deposit] = $cart['items'];
        $reduction = ['price_before' => ['net' => '125.00', 'gross' => '153.75'], 'lowest_price' => ['net' => '112.00', 'gross' => '137.76', 'basis' => '30-days'], 'percent' => 11, 'unit_price' => ['net' => '5.00', 'gross' => '6.15', 'unit' => 'm²']];
        self::assertSame($reduction, array_intersect_key($line, $reduction));
        self::assertSame($reduction, array_intersect_key(\ShopElements\Store\PdoSearch::wire($product), $reduction));
        [$dropped] = (new \ShopElements\Http\CartAnswer($this->shop, $this->buyer))->widget($this->memory->open('anna'))['carts'][0]['items'];
        self::assertSame($reduction, array_intersect_key($dropped, $reduction));
        self::assertSame(['deposit', $line['id'], 'Kaucja (zwrotna): Kostka', 2], [$deposit['kind'], $deposit['belongs_to'], $deposit['product_name'], $deposit['quantity']]);
        self::assertSame(['net' => '35.00', 'gross' => '35.00', 'total_net' => '70.00', 'total_gross' => '70.00'], $deposit['prices']);
        self::assertSame(['200.00', '70.00', '316.00'], [$cart['prices']['total_net'], $cart['prices']['deposit_total'], $cart['prices']['total_gross']]);
        self::assertSame(['46.00'], array_column($cart['prices']['vat'], 'vat'));
        $this->refused(['quantity' => [$deposit['id'] => 1], 'cartToUpdate' => $cart['id']], 'quantity', 'nie ma');
        self::assertSame($cart, $this->done(['remove' => ['id' => $deposit['id'], 'cartId' => $cart['id']]]));
        // An individual price is not an announced reduction.
        $now = $this->done(['add_discount' => ['id' => $line['id'], 'cartId' => $cart['id'], 'discount_price' => '90.00']]);
        self::assertSame([], array_intersect_key($now['items'][0], $reduction));
    }

    public function testCalculatesFreeLinesAndDeliveries(): void
    {
        $this->as(isTrader: true);
        $cart = $this->done(['add_product' => 3, 'add_product_quantity' => 999_999]);
        $price = ['id' => $cart['items'][0]['id'], 'cartId' => $cart['id'], 'discount_price' => '99999999.99'];
        self::assertSame('104999894989500.01', $this->done(['add_discount' => $price])['prices']['gross']);
        $this->shop = $this->memory->shop(rounding: Rounding::Order);
        self::assertSame('104999894989500.01', $this->done([])['prices']['gross']);
        $line = $this->memory->carts['anna']->lines[0];
        $this->memory->carts['anna']->lines = array_fill(0, 500, $line);
        self::assertSame('52499947494750005.25', $this->done([])['prices']['gross']);
    }
}
