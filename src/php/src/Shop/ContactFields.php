<?php

/** Contact fields of an order, which every buyer fills in, a guest too. The fields start with the data of the account. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\ExtraField;
use ShopElements\Contact;

final class ContactFields
{
    private const NAMES = ['contact_name' => 'name', 'contact_phone' => 'phone', 'contact_email' => 'email', 'contact_company' => 'company', 'contact_nip' => 'nip'];

    /** For `Shop::$extraFields`: `ContactFields::of(...)`. @return list<ExtraField> */
    public static function of(Cart $cart, Buyer $buyer): array
    {
        $known = static fn (string ...$names): string => trim(implode(' ', array_map(static fn (string $one): string => (string) ($buyer->client[$one] ?? ''), $names)));
        $nip = static fn (string $text): ?string => Contact::nip($text) === null ? 'NIP: nieprawidłowy numer. Sprawdź, czy ma 10 cyfr bez pomyłki.' : null;
        return [
            new ExtraField('contact_name', 'Imię i nazwisko', required: true, max: 100, known: $known('first_name', 'last_name')),
            new ExtraField('contact_phone', 'Telefon', 'tel', required: true, known: $known('phone')),
            new ExtraField('contact_email', 'E-mail', 'email', required: true, known: $known('email')),
            new ExtraField('contact_company', 'Firma', max: 200, known: $known('company')),
            new ExtraField('contact_nip', 'NIP', max: 20, help: 'Podaj, jeśli kupujesz na firmę.', check: $nip, known: $known('nip')),
        ];
    }

    /** The contact data in an order: the buyer's answers, else what the account knows. @param array<string, mixed> $cart as it was ordered @return array{name: string, phone: string, email: string, company: string, nip: string} */
    public static function in(array $cart): array
    {
        $answers = array_column($cart['extra_fields'] ?? [], 'value', 'name');
        $else = ['name' => $cart['client_name'] ?? '', 'phone' => $cart['inpost_phone_number'] ?? '', 'email' => $cart['customer']['email'] ?? $cart['inpost_email'] ?? ''];
        return array_map(static fn (string $name): string => (string) ($answers[$name] ?? $else[self::NAMES[$name]] ?? ''), array_flip(self::NAMES));
    }
}
