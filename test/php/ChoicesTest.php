<?php

/** Tests the choices of delivery, payment, addresses and others, and the rejection of invalid ones. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Cart\Carrier;
use ShopElements\Cart\Money;

final class ChoicesTest extends CartTestCase
{
    public function testChoosesDeliveryAndPayment(): void
    {
        self::assertSame('19.90', $this->done(['carrier' => ['id' => '1']])['carrier']['price']['net']);
        $this->refused(['carrier' => ['id' => 9]], '0', 'dostawa nie jest dostępna');
        self::assertSame(5, $this->done(['payment' => ['id' => 5]])['payment']['id']);
        $this->refused(['payment' => ['id' => 9]], 'payment_id', 'płatność nie jest dostępna');
        self::assertSame(1, $this->done(['carrier' => ['id' => 1]])['carrier']['id']);
        [$status, $cart, $messages] = $this->post(['carrier' => ['id' => 2]]);
        self::assertSame([200, null, 'warning'], [$status, $cart['payment'], $messages['payment_id']['status']]);
        $cart = $this->done(['payment_method' => ['payment_id' => 1, 'method_id' => 'karta']]);
        self::assertSame(['payment_id' => 1, 'method_id' => 'karta'], $cart['payment_params']['payment_method']);
        self::assertSame($cart, $this->done(['payment' => ['id' => 1]]));
        $this->refused(['payment_method' => ['payment_id' => 1, 'method_id' => 'x']], 'payment_id', 'sposób płatności');
        $this->refused(['payment_method' => ['payment_id' => 9, 'method_id' => 'x']], 'payment_id', 'płatność nie jest');
        self::assertNull($this->done(['payment' => ['id' => 2]])['payment_params']);
        $this->as(overLimit: 100, limit: 5000);
        $this->refused(['payment' => ['id' => 3]], 'payment_id', 'zaległych');
        self::assertSame('1.00', $this->done([])['availablePayments'][1]['merchantLimit']['amount_after_deadline']);
    }

    public function testPromisesADeliveryAndStatesTheLimitAfterTheOrder(): void
    {
        $promise = ['from' => '2026-12-01', 'to' => '2026-12-03'];
        $this->as(limit: 10000);
        $cart = $this->done(['carrier' => ['id' => 1]]);
        self::assertSame([$promise, $promise], [$cart['availableCarriers'][0]['delivery'], $cart['carrier']['delivery']]);
        self::assertArrayNotHasKey('delivery', $cart['availableCarriers'][1]);
        [, $transfer, $upfront] = $cart['availablePayments'];
        self::assertSame(10000 - Money::read($cart['prices']['total_gross']), Money::read($transfer['limit_left']));
        self::assertArrayNotHasKey('limit_left', $upfront);
        // The order would exceed it.
        $this->as(limit: 100);
        self::assertArrayNotHasKey('limit_left', $this->done([])['availablePayments'][1]);
        self::assertSame($promise, (new Carrier(1, 'Kurier', 'courier', 1990, delivery: $promise))->at(500)->delivery);
    }

    public function testChoosesAddressesProjectAndNotes(): void
    {
        self::assertSame('Polna', $this->done(['delivery_address' => ['id' => '8']])['delivery_address']['street']);
        self::assertNull($this->done(['delivery_address' => ['id' => null]])['delivery_address']);
        $this->refused(['delivery_address' => ['id' => 9]], '0', 'adres nie jest');
        self::assertSame('Nowak', $this->done([])['invoice_address']['name']);
        self::assertSame(8, $this->done(['invoice_address' => ['id' => 8]])['invoice_address']['id']);
        $this->refused(['invoice_address' => ['id' => 'x']], '0', 'adres nie jest');
        self::assertSame(400, $this->post(['invoice_address' => ['id' => null]])[0]);
        self::assertSame('Sady', $this->done(['project' => ['id' => 3]])['project']['name']);
        $this->refused(['project' => ['id' => 4]], '0', 'projekt');
        self::assertSame("<b>\n", $this->done(['client_comments' => "<b>\n\0"])['client_comments']);
        $this->refused(['client_comments' => str_repeat('ż', 2001)], '0', 'najwyżej 2000');
    }

    public function testSavesAnAddressOrNamesEachFault(): void
    {
        $cart = $this->done(['new_address' => ['name' => ' Magazyn '] + self::ADDRESS]);
        self::assertSame('Magazyn', $cart['addresses'][1]['name']);
        [$status, , $messages] = $this->post(['new_address' => array_fill_keys(array_keys(self::ADDRESS), '')]);
        self::assertSame([422, 8], [$status, count($messages['new_address']['messages'])]);
        $this->refused(['new_address' => ['name' => str_repeat('a', 201)] + self::ADDRESS], 'new_address', 'najwyżej 200');
        $this->refused(['new_address' => ['flat_no' => '12345678901'] + self::ADDRESS], 'new_address', 'Nr lokalu');
        $plot = ['house_no' => 'dz. ew. 123/45'] + self::ADDRESS;
        $this->refused(['new_address' => $plot], 'new_address', 'między 1 a 10');
        $this->shop = $this->memory->shop(houseNumberMax: 20);
        $cart = $this->done(['new_address' => $plot]);
        self::assertSame([20, 'dz. ew. 123/45'], [$cart['house_no_max'], end($cart['addresses'])['house_no']]);
        $this->refused(['new_address' => ['house_no' => str_repeat('1', 21)] + $plot], 'new_address', 'między 1 a 20');
        $site = ['phone' => '601 202 303', 'driver_note' => 'Brama od podwórza'];
        $savedSite = fn (): array => array_intersect_key(array_slice($this->done(['new_address' => $site + self::ADDRESS])['addresses'], -1)[0], $site);
        self::assertSame(['phone' => '', 'driver_note' => ''], $savedSite());
        $this->shop = $this->memory->shop(siteContact: true);
        self::assertSame([$site, true], [$savedSite(), $this->done([])['can_add_site_contact']]);
        $this->refused(['new_address' => ['phone' => '12'] + self::ADDRESS], 'new_address', 'Telefon na miejscu');
        $this->refused(['new_address' => ['driver_note' => str_repeat('ż', 201)] + self::ADDRESS], 'new_address', 'Uwagi dla kierowcy: najwyżej 200');
        $this->shop = $this->memory->shop(addresses: null);
        $this->refused(['new_address' => self::ADDRESS], 'new_address', 'adres');
        $this->refused(['delivery_address' => ['id' => 8]], '0', 'adres');
        $this->refused(['invoice_address' => ['id' => 8]], '0', 'adres');
    }

    public function testChoosesALockerThatTheShopKnows(): void
    {
        $this->refused(['inpost_data' => self::LOCKER], 'inpost', 'tylko przy dostawie do paczkomatu');
        $this->done(['carrier' => ['id' => 2]]);
        self::assertSame('Warszawa', $this->done(['inpost_data' => self::LOCKER])['inpost_point_city']);
        $this->refused(['inpost_data' => ['inpost_point_code' => ' '] + self::LOCKER], 'inpost', 'Nie wybrano');
        $this->refused(['inpost_data' => ['inpost_point_code' => 'X'] + self::LOCKER], 'inpost', 'X nie przyjmuje');
        $this->shop = $this->memory->shop(lockers: null);
        self::assertSame('Radom', $this->done(['inpost_data' => self::LOCKER])['inpost_point_city']);
        $this->refused(['inpost_data' => ['inpost_point_city' => str_repeat('a', 201)] + self::LOCKER], 'inpost', 'nie przyjmuje');
        self::assertArrayNotHasKey('inpost_point_code', $this->done(['carrier' => ['id' => 1]]));
    }

    public function testSavesTheParcelsContact(): void
    {
        $cart = $this->done(['inpost_contact' => ['email' => ' a@b.example ', 'phone' => '601 234 567']]);
        self::assertSame(['a@b.example', '601 234 567'], [$cart['inpost_email'], $cart['inpost_phone_number']]);
        $this->refused(['inpost_contact' => ['email' => 'ab', 'phone' => '12']], 'inpost_contact', 'minimum 3');
        $this->refused(['inpost_contact' => ['email' => 'anna', 'phone' => '601234567']], 'inpost_contact', 'E-mail');
    }
}
