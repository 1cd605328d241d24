<?php
/** Decides who one can be in the PHP shop: a buyer with projects, a trader who acts for that buyer, a client without an address. */
declare(strict_types=1);

namespace Shop;

/** @return array<string, array{slug: string, name: string, summary: string, person: string, company: string, trader: ?string, limit: int, client: array<string, mixed>}> */
function visitors(): array
{
    $client = [
        'shop_id' => 4711,
        'name' => 'Wykończenia Nowak sp. z o.o.',
        'nip' => '1234563218',
        'first_name' => 'Anna',
        'last_name' => 'Nowak',
        'phone' => '601 234 567',
        'email' => 'anna@nowak.example',
        'address_street' => 'Puławska',
        'address_house_no' => '182',
        'address_country' => 'PL',
        'address_city' => 'Warszawa',
        'address_zip_code' => '02-670',
        'address_voivodeship' => 'mazowieckie',
        'is_specialist' => true,
        'projects' => [
            ['id' => 1, 'name' => 'Osiedle Sady, etap II', 'identifier' => 'SADY-2'],
            ['id' => 2, 'name' => 'Hala w Błoniu', 'identifier' => 'BLONIE'],
        ],
    ];
    $buyer = [
        'slug' => 'kupujacy',
        'name' => 'Kupująca',
        'summary' => 'Trzy pozycje w koszyku',
        'person' => 'Anna Nowak',
        'company' => $client['name'],
        'trader' => null,
        // What is left of the merchant limit, in grosze.
        'limit' => 500_000,
        'client' => $client,
    ];
    $trader = [
        'slug' => 'handlowiec',
        'name' => 'Przedstawiciel handlowy',
        'summary' => 'Zmienia ceny za klienta',
        'trader' => 'Piotr Zieliński',
        'client' => $client + ['trader_shop_id' => 42],
    ] + $buyer;
    $newcomer = [
        'slug' => 'bez-adresu',
        'name' => 'Klient bez adresu',
        'summary' => 'Zamówi z odbiorem, a z dostawą dopiero po wyborze adresu',
        'client' => ['address_street' => '', 'address_house_no' => '', 'address_city' => '', 'address_zip_code' => '', 'address_voivodeship' => ''] + $client,
    ] + $buyer;
    return ['kupujacy' => $buyer, 'handlowiec' => $trader, 'bez-adresu' => $newcomer];
}
