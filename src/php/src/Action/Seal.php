<?php

/** The state of the person's screen when they ordered, approved …: the action is refused if the cart differs. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\ExtraField;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class Seal
{
    /** Maximum number of changed consents in one refusal: a body may name thousands. */
    private const NAMED = 20;

    /**
     * @param array<string, string> $seen values displayed to the person
     * @param array<string, string> $consents versions of the consents that were read, by name
     */
    private function __construct(private array $seen, private array $consents)
    {
    }

    public static function read(Fields $body): self
    {
        $seen = $body->has('seen') ? $body->object('seen') : Fields::parse('{}');
        $facts = [];
        foreach (['cart_id' => 'id', 'revision' => 'digits', 'total_gross' => 'decimal', 'delivery_address_id' => 'id'] as $name => $kind) {
            if ($seen->has($name)) {
                $facts[$name] = (string) match ($kind) {
                    'id' => $seen->id($name),
                    'decimal' => self::plain($seen->decimal($name)),
                    default => is_string($seen->at($name)) ? $seen->text($name) : $seen->decimal($name),
                };
            }
        }
        $read = $seen->has('consents') ? $seen->object('consents') : Fields::parse('{}');
        $names = $read->names();
        return new self($facts, array_combine($names, array_map($read->text(...), $names)));
    }

    public function cartId(): ?string
    {
        return $this->seen['cart_id'] ?? null;
    }

    public function hasRevision(): bool
    {
        return isset($this->seen['revision']);
    }

    /** The refusal if the cart differs from the screen; null if it does not. @param array<string, mixed> $now the cart in the wire's format */
    public function refusal(array $now, Cart $cart, Shop $shop, Buyer $buyer): ?Outcome
    {
        $fields = self::consents($cart, $shop, $buyer);
        $others = array_filter($this->consents, static fn (string $version, int|string $name): bool => ($fields[$name] ?? null)?->version !== $version, ARRAY_FILTER_USE_BOTH);
        if ($others !== []) {
            $labels = array_map(static fn (int|string $name): string => ($fields[$name] ?? null)?->label ?? (string) $name, array_keys(array_slice($others, 0, self::NAMED, true)));
            return Outcome::refused('confirm', array_map(static fn (string $label): string => Texts::fill($shop->texts->otherConsent, ['name' => $label]), $labels), 409);
        }
        return $this->isAsSeen($now) ? null : Outcome::refused('confirm', $shop->texts->otherCart, 409);
    }

    /** @return array<int|string, ExtraField> the consents of the cart, by name */
    public static function consents(Cart $cart, Shop $shop, Buyer $buyer): array
    {
        $fields = array_column($shop->fieldsFor($cart, $buyer), null, 'name');
        return array_filter($fields, static fn (ExtraField $one): bool => $one->type === 'consent');
    }

    /** Compares only the values that the buyer’s page has sent. @param array<string, mixed> $cart */
    private function isAsSeen(array $cart): bool
    {
        $now = [
            'cart_id' => $cart['id'],
            'revision' => $cart['revision'],
            'total_gross' => self::plain($cart['prices']['total_gross']),
            'delivery_address_id' => $cart['delivery_address']->id ?? '',
        ];
        foreach ($this->seen as $name => $value) {
            if ($value !== (string) $now[$name]) {
                return false;
            }
        }
        return true;
    }

    /** "12.50" and 12.5 are the same number. */
    private static function plain(string $amount): string
    {
        return str_contains($amount, '.') ? rtrim(rtrim($amount, '0'), '.') : $amount;
    }
}
