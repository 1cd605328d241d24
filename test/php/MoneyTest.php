<?php

/** Tests that prices are read as people mean them, or refused, and that an order of priced goods never costs 0. */

declare(strict_types=1);

namespace ShopElements\Test;

use InvalidArgumentException;
use ShopElements\Bridge\TwigExtension;
use ShopElements\Cart\{Carrier, Line, Money, Product, UnreadablePrice, VatRate};

final class MoneyTest extends CartTestCase
{
    /** @return iterable<string, array{int|float|string|null, ?int}> */
    public static function prices(): iterable
    {
        $read = [
            '12.34' => 1234, '47.6200' => 4762, '42.9000' => 4290, '12.500' => 1250, '12,50' => 1250, '0,500' => 50, ' 12,5 ' => 1250,
            '1 234.50' => 123450, "1\u{a0}234,50" => 123450, "12\u{202f}345\u{202f}678,9" => 1234567890, '1.234,50' => 123450,
            '1,234.50' => 123450, '1.234.567' => 123456700, '1 234,500' => 123450, '00012.10' => 1210, '-5' => -500, "\u{2212}5,00" => -500,
            '42,90 zł' => 4290, '42.90 PLN' => 4290, '0' => 0, '0.00' => 0, '99999999.99' => 9999999999,
        ];
        foreach ($read as $text => $grosze) {
            yield (string) $text => [(string) $text, $grosze];
        }
        $none = ['12.345', '33.3333', '1,234', '1.234', '12,500', '', ' ', 'abc', 'od 5', '1e3', '0x1F', '1,2,3', '1 23', '12 3456', '.5', '5.', '5-7', "\u{661}\u{662}", "12.5\0", '999999999.00', '12 EUR'];
        foreach ($none as $text) {
            yield "no price: $text" => [$text, null];
        }
        foreach ([['47.62', 47.62, 4762], ['a sum of floats', 1.1 * 3, 330], ['12', 12, 1200], ['-3.5', -3.5, -350]] as [$name, $number, $grosze]) {
            yield "as a number: $name" => [$number, $grosze];
        }
        foreach (['12.345' => 12.345, '100/3' => 100 / 3, 'NAN' => NAN, 'INF' => INF, '1e20' => 1e20, 'nothing' => null] as $name => $number) {
            yield "no price: number $name" => [$number, null];
        }
    }

    /** @dataProvider prices */
    public function testReadsAPriceOrRefusesIt(int|float|string|null $written, ?int $grosze): void
    {
        if ($grosze !== null) {
            self::assertSame($grosze, Money::read($written, 'KLE-25, cena'));
            return;
        }
        $this->expectException(UnreadablePrice::class);
        $this->expectExceptionMessage('KLE-25, cena: ');
        Money::read($written, 'KLE-25, cena');
    }

    public function testReadsRatesAsNumbersAndWords(): void
    {
        $rates = array_map(static fn (int|string $vat): int|string => (new Product(1, 'Klej', 1000, $vat))->vat, [23, '8', '0', 'zw', 'np', 'oo']);
        self::assertSame([23, 8, 0, 'zw', 'np', 'oo'], $rates);
        self::assertSame([1230, 1080, 1000, 1000, 1000, 1000], array_map(static fn (int|string $vat): int => Money::gross(1000, $vat), $rates));
        self::assertSame(["23\u{a0}%", 'zw.', 'np.', 'oo'], array_map(VatRate::shown(...), ['23', 'zw', 'np', 'oo']));
        self::assertSame([23, 8, 0, 5], array_map(VatRate::of(...), ['23.00', '8.0', '0.00', '5,0']));
        foreach (['23.5', '', 'vat', '-8', '100'] as $vat) {
            try {
                self::fail((string) (new Carrier(1, 'Kurier', 'courier', 1000, $vat))->vat);
            } catch (InvalidArgumentException $fault) {
                self::assertStringContainsString("\"$vat\" is not a VAT rate", $fault->getMessage());
            }
        }
    }

    public function testNamesTheUnreadablePrice(): void
    {
        $this->expectExceptionMessage('"12.345" is not a valid amount');
        Money::read('12.345');
    }

    public function testRefusesGroszeThatAreZloty(): void
    {
        self::assertSame([4290, 4290, 4290, -5], array_map(static fn (int|float|string $net): int => (new Product('KLE-25', 'Klej', $net))->net, [4290, '4290', 4290.0, -5]));
        foreach (['42.90', 42.9, '42,90', '', '1e3', 1e20] as $net) {
            try {
                new Product('KLE-25', 'Klej', $net);
                self::fail("sold for $net");
            } catch (UnreadablePrice $fault) {
                self::assertStringStartsWith('KLE-25, Klej, net: ', $fault->getMessage());
                self::assertStringContainsString('is not a valid whole number of grosze', $fault->getMessage());
            }
        }
        $this->expectExceptionMessage('2, Kurier, net: 19.9 is not a valid whole number of grosze');
        new Carrier(2, 'Kurier', 'courier', 19.9);
    }

    public function testRefusesAnAmbiguousTypedPrice(): void
    {
        self::assertSame([null, null, null, 123400, 1234], array_map(Money::typed(...), ['1.234', '12.500', '12,500', '1 234', '12,34']));
    }

    public function testPrintsNothingForAnUnreadablePrice(): void
    {
        if (!is_file('/usr/share/php/Twig/autoload.php')) {
            self::markTestSkipped('Twig is not here: apt-get install php-twig');
        }
        require_once '/usr/share/php/Twig/autoload.php';
        $twig = new \Twig\Environment(new \Twig\Loader\ArrayLoader(['page' => '[{{ amount|zloty }}]']));
        $twig->addExtension(new TwigExtension());
        $warned = [];
        set_error_handler(static function (int $level, string $message) use (&$warned): bool {
            return $level === E_USER_WARNING && array_push($warned, $message) > 0;
        });
        $printed = array_map(static fn (mixed $amount): string => $twig->render('page', ['amount' => $amount]), [
            '12,50', '1 234.50', '42.9000', 47.62, '104999894989500.01', new \Twig\Markup('12.5', 'UTF-8'), 12.345, '', 100 / 3, null, true, 'brak', [],
        ]);
        restore_error_handler();
        self::assertSame([
            "[12,50\u{a0}zł]", "[1\u{a0}234,50\u{a0}zł]", "[42,90\u{a0}zł]", "[47,62\u{a0}zł]", "[104\u{a0}999\u{a0}894\u{a0}989\u{a0}500,01\u{a0}zł]", "[12,50\u{a0}zł]",
            ...array_fill(0, 7, '[]'),
        ], $printed);
        self::assertCount(7, $warned);
        self::assertStringContainsString('12.345 is not a valid amount', $warned[0]);
    }

    public function testRefusesAnOrderThatCostsNothing(): void
    {
        $this->memory->products[5] = new Product(5, 'Próbka', 0);
        $this->memory->products[6] = new Product(6, 'Rabat', -500);
        $this->memory->products[7] = new Product(7, 'Na zapytanie', 0, more: ['onRequestAvailableToOrder' => true]);
        $with = function (int ...$ids): array {
            $this->memory->carts = [];
            array_map(fn (int $id): array => $this->done(['add_product' => $id]), $ids);
            $this->done(['carrier' => ['id' => 1]]);
            $this->done(['payment' => ['id' => 5]]);
            return $this->post(['confirm' => true]);
        };
        foreach ([[5], [5, 7]] as $ids) {
            [$status, $cart, $messages] = $with(...$ids);
            self::assertSame([422, count($ids)], [$status, count($cart['items'])]);
            self::assertSame(["Nie można złożyć zamówienia na kwotę 0,00\u{a0}zł. Skontaktuj się ze swoim oddziałem."], $messages['0']['messages']);
        }
        self::assertStringContainsString('Rabat: cena jest błędna', $with(1, 6)[2]['0']['messages'][0]);
        self::assertSame([], $this->memory->orders);
        self::assertSame([200, 200, 200], [$with(1, 5)[0], $with(1, 7)[0], $with(7)[0]]);
        $with(5);
        $this->memory->carts['anna']->lines[] = new Line(99, $this->memory->products[1], 1, 4290);
        $this->memory->carts['anna']->discount = 101;
        self::assertSame(422, $this->post(['confirm' => true])[0]);
    }
}
