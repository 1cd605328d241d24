<?php

/** Tests that every kind of carrier can be set up, and that each carrier has exactly one kind. */

declare(strict_types=1);

namespace ShopElements\Test;

use ReflectionClassConstant;
use ShopElements\Bridge\WordPressDeliveries;
use ShopElements\Cart\{Carrier, CarrierKind, Cart};

final class CarrierKindTest extends CartTestCase
{
    public function testEveryKindCanBeSetUpInWordPress(): void
    {
        $tables = (new ReflectionClassConstant(WordPressDeliveries::class, 'TABLES'))->getValue();
        $types = array_keys($tables['carriers'][1]['type'][1]);
        $kinds = array_map(static fn (string $type): string => CarrierKind::of($type)->value, $types);
        self::assertEqualsCanonicalizing(array_column(CarrierKind::cases(), 'value'), $kinds);
    }

    public function testAnOrderIsRefusedForWhatItsCarrierNeedsFirst(): void
    {
        $this->done(['add_product' => 1]);
        $carriers = $this->memory->carriers($this->buyer, new Cart(0));
        $kinds = array_map(static fn (Carrier $one): string => $one->kind()->value, $carriers);
        self::assertEqualsCanonicalizing(array_column(CarrierKind::cases(), 'value'), $kinds);
        foreach ($carriers as $carrier) {
            $kind = $carrier->kind();
            $this->done(['carrier' => ['id' => $carrier->id]]);
            $slot = $kind->isQuoted() ? 'delivery_price' : array_key_first($kind->needs()) ?? 'payment_id';
            self::assertArrayHasKey($slot, $this->post(['confirm' => true])[2], $kind->value);
            self::assertSame($kind->needs(), $kind->unmet([]));
        }
    }

    public function testACarrierIsOfOneKind(): void
    {
        $carriers = array_map(static fn (string $type): Carrier => new Carrier(1, 'A', $type, 0), ['parcelLocker', 'pickup', 'courier']);
        self::assertSame([true, false, false], array_map(static fn (Carrier $one): bool => $one->isLocker(), $carriers));
        self::assertSame([false, true, false], array_map(static fn (Carrier $one): bool => $one->isPickup(), $carriers));
    }

    public function testWhatACartStillNeedsFollowsFromItsCarrier(): void
    {
        $point = ['inpost_point_code' => 'WAW12A'];
        $contact = ['inpost_email' => 'a@b.example', 'inpost_phone_number' => '601234567'];
        $unmet = static fn (CarrierKind $kind, array $cart): array => array_keys($kind->unmet($cart));
        self::assertSame(['inpost', 'inpost_contact'], $unmet(CarrierKind::Locker, ['inpost_point_code' => null]));
        self::assertSame(['inpost_contact'], $unmet(CarrierKind::Locker, ['inpost_phone_number' => ''] + $point + $contact));
        self::assertSame([], $unmet(CarrierKind::Locker, $point + $contact));
        self::assertSame([], $unmet(CarrierKind::Courier, []));
    }
}
