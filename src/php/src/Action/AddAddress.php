<?php

/** Decides which new addresses are accepted (rule A5). Choosing the new address is a separate step (rule A7), except for the invoice's (rule A10). */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Address;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Contact;
use ShopElements\Pasted;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class AddAddress implements Action
{
    private const NAMES = ['name', 'street', 'house_no', 'flat_no', 'city', 'zip_code', 'post', 'country', 'region'];
    private const MOST = 200;

    /** @param array<string, string> $fields */
    private function __construct(private array $fields, private string $nip, private string $purpose)
    {
    }

    public static function read(Fields $body): self
    {
        $sent = $body->object('new_address');
        $text = static fn (string $name): string => $name === 'zip_code' ? Pasted::postCode($sent->text($name)) : Pasted::text($sent->text($name));
        $purpose = $sent->has('purpose') ? $sent->text('purpose') : 'delivery';
        if (!in_array($purpose, ['invoice', 'delivery'], true)) {
            throw new Unreadable();
        }
        return new self(array_map($text, array_combine(self::NAMES, self::NAMES)), $sent->has('nip') ? Pasted::code($sent->text('nip')) : '', $purpose);
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $faults = $this->faults($shop->texts);
        if ($shop->addresses === null || $faults !== []) {
            return Outcome::refused('new_address', $faults === [] ? $shop->texts->otherAddress : $faults);
        }
        $nip = $shop->invoiceByBuyer ? (string) Contact::nip($this->nip) : '';
        $before = array_column($shop->addresses->all($buyer), 'id');
        $shop->addresses->add($buyer, new Address(null, ...$this->fields, nip: $nip));
        if ($shop->invoiceByBuyer && $this->purpose === 'invoice') {
            $cart->invoiceAddress = array_values(array_diff(array_column($shop->addresses->all($buyer), 'id'), $before))[0] ?? $cart->invoiceAddress;
        }
        return Outcome::done();
    }

    /** @return list<string> */
    private function faults(Texts $texts): array
    {
        $length = fn (string $name): int => mb_strlen($this->fields[$name]);
        $long = array_filter(self::NAMES, static fn (string $name): bool => $length($name) > self::MOST);
        $tooLong = static fn (string $name): string
            => Texts::fill($texts->tooLong, ['name' => $name, 'amount' => self::MOST]);
        return [...array_values(array_map($tooLong, $long)), ...array_keys(array_filter([
            'Nazwa: Wymagane minimum 3 znaki' => $length('name') < 3,
            'Ulica: Wymagane minimum 3 znaki' => $length('street') < 3,
            'Nr domu: Ilość znaków musi zawierać sie między 1 a 10' => $length('house_no') < 1 || $length('house_no') > 10,
            'Nr lokalu: Ilość znaków musi być mniejsza niż 10' => $length('flat_no') > 10,
            'Miasto: Wymagane minimum 3 znaki' => $length('city') < 3,
            'Kod pocztowy: Wymagany kod w formacie 00-000' => !preg_match('/^\d{2}-\d{3}$/D', $this->fields['zip_code']),
            'Poczta: Wymagane minimum 3 znaki' => $length('post') < 3,
            'Kraj: Nieprawidłowe dane' => !preg_match('/^[A-Z]{2}$/D', $this->fields['country']),
            'Region: Wymagane minimum 3 znaki' => $length('region') < 3,
            $texts->wrongNip => $this->nip !== '' && Contact::nip($this->nip) === null,
        ]))];
    }
}
