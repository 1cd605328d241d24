<?php

/** Saves a new address (rule A5). Choosing it is a separate step (rule A7), except for the invoice's address (rule A10). */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Address;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Contact;
use ShopElements\Limits;
use ShopElements\Pasted;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class AddAddress implements Action
{
    private const NAMES = ['name', 'street', 'house_no', 'flat_no', 'city', 'zip_code', 'post', 'country', 'region'];
    /** Optional, only in a shop with `siteContact`. */
    private const SITE = ['phone', 'driver_note'];
    /** Labels of the long text fields, for their error messages. */
    private const LABELS = ['name' => 'Nazwa', 'street' => 'Ulica', 'city' => 'Miasto', 'post' => 'Poczta', 'region' => 'Region', 'phone' => 'Telefon na miejscu', 'driver_note' => 'Uwagi dla kierowcy'];

    /** @param array<string, string> $fields */
    private function __construct(private array $fields, private string $nip, private string $purpose)
    {
    }

    public static function read(Fields $body): self
    {
        $sent = $body->object('new_address');
        $text = static fn (string $name): string => $name === 'zip_code' ? strtoupper(Pasted::postCode($sent->text($name))) : Pasted::text($sent->text($name));
        $purpose = $sent->has('purpose') ? $sent->text('purpose') : 'delivery';
        if (!in_array($purpose, ['invoice', 'delivery'], true)) {
            throw new Unreadable();
        }
        $names = [...self::NAMES, ...array_filter(self::SITE, $sent->has(...))];
        return new self(array_map($text, array_combine($names, $names)) + array_fill_keys(self::SITE, ''), $sent->has('nip') ? Pasted::code($sent->text('nip')) : '', $purpose);
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $faults = $this->faults($shop->texts, $shop->longestHouseNumber());
        if ($shop->addresses === null || $faults !== []) {
            return Outcome::refused('new_address', $faults === [] ? $shop->texts->otherAddress : $faults);
        }
        $nip = $shop->invoiceByBuyer ? (string) $this->taxNumber() : '';
        $before = array_column($shop->addresses->all($buyer), 'id');
        $fields = $shop->siteContact ? $this->fields : [...$this->fields, ...array_fill_keys(self::SITE, '')];
        $shop->addresses->add($buyer, new Address(null, ...$fields, nip: $nip));
        if ($shop->invoiceByBuyer && $this->purpose === 'invoice') {
            $cart->invoiceAddress = array_values(array_diff(array_column($shop->addresses->all($buyer), 'id'), $before))[0] ?? $cart->invoiceAddress;
        }
        return Outcome::done();
    }

    /** @return array{format: string, pattern: non-empty-string} */
    private function taxFormat(): array
    {
        return Limits::TAX_NUMBERS[$this->fields['country']] ?? ['format' => '', 'pattern' => Limits::ADDRESS['nip']['pattern']];
    }

    /** As its country writes it; null if it is none. */
    private function taxNumber(): ?string
    {
        $number = strtoupper((string) preg_replace('~[\s./-]~', '', $this->nip));
        return $this->fields['country'] === 'PL' ? Contact::nip($this->nip) : (preg_match($this->taxFormat()['pattern'], $number) === 1 ? $number : null);
    }

    /** @return list<string> */
    private function faults(Texts $texts, int $houseNumberMax): array
    {
        $isLong = fn (string $name): bool => mb_strlen($this->fields[$name]) > Limits::ADDRESS[$name]['max'];
        $isShort = fn (string $name): bool => mb_strlen($this->fields[$name]) < Limits::ADDRESS[$name]['min'];
        $isOther = fn (string $name): bool => preg_match(Limits::ADDRESS[$name]['pattern'], $this->fields[$name]) !== 1;
        $tooLong = static fn (string $name): string
            => Texts::fill($texts->tooLong, ['name' => self::LABELS[$name], 'amount' => Limits::ADDRESS[$name]['max']]);
        ['format' => $format, 'pattern' => $pattern] = Limits::POST_CODES[$this->fields['country']] ?? ['format' => ''] + Limits::ADDRESS['zip_code'];
        return [...array_map($tooLong, array_values(array_filter(array_keys(self::LABELS), $isLong))), ...array_keys(array_filter([
            'Nazwa: Wymagane minimum 3 znaki' => $isShort('name'),
            'Ulica: Wymagane minimum 3 znaki' => $isShort('street'),
            "Nr domu: Ilość znaków musi zawierać sie między 1 a $houseNumberMax" => $isShort('house_no') || mb_strlen($this->fields['house_no']) > $houseNumberMax,
            'Nr lokalu: Ilość znaków musi być mniejsza niż 10' => $isLong('flat_no'),
            'Miasto: Wymagane minimum 3 znaki' => $isShort('city'),
            "Kod pocztowy: Wymagany kod w formacie $format" => preg_match($pattern, $this->fields['zip_code']) !== 1,
            'Poczta: Wymagane minimum 3 znaki' => $isShort('post'),
            'Kraj: Nieprawidłowe dane' => $isOther('country'),
            'Region: Wymagane minimum 3 znaki' => $isShort('region'),
            'Telefon na miejscu: Podaj numer telefonu, na przykład 601 234 567.' => $isOther('phone'),
            $this->fields['country'] === 'PL' ? $texts->wrongNip : "Wymagany numer VAT w formacie {$this->taxFormat()['format']}" => $this->nip !== '' && $this->taxNumber() === null,
        ]))];
    }
}
