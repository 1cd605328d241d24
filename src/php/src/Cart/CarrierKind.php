<?php

/** The kind of a carrier and its consequences: the destination of the goods, the required choices, and the allowed prices. */

declare(strict_types=1);

namespace ShopElements\Cart;

enum CarrierKind: string
{
    case Locker = 'locker';
    case Pickup = 'pickup';
    /** The shop's own transport; its type contains the brand: transportShop for "shop". */
    case Transport = 'transport';
    case Courier = 'courier';

    /** @param ?string $brand the page's brand; without it, any brand in the type counts as the shop's own */
    public static function of(?string $type, ?string $brand = null): self
    {
        $brand ??= mb_substr((string) $type, strlen('transport'));
        return match (true) {
            $type === 'parcelLocker' => self::Locker,
            $type === 'pickup' => self::Pickup,
            $type === 'transport' . mb_strtoupper(mb_substr($brand, 0, 1)) . mb_substr($brand, 1) => self::Transport,
            default => self::Courier,
        };
    }

    /** Whether the goods go to an address of the buyer. */
    public function goesToAddress(): bool
    {
        return match ($this) {
            self::Locker, self::Pickup => false,
            self::Transport, self::Courier => true,
        };
    }

    /** Whether a net price of zero means “not priced yet”. */
    public function isQuoted(): bool
    {
        return $this === self::Transport;
    }

    /** Whether traders cannot change this carrier's price. */
    public function isFree(): bool
    {
        return $this === self::Pickup;
    }

    /**
     * Required choices before an order, by their slot.
     *
     * @return array<string, ?string> the slot in which the first step reports the missing choice; null if the second step asks for it
     */
    public function needs(): array
    {
        return match ($this) {
            self::Locker => ['inpost' => 'no_locker', 'inpost_contact' => null],
            self::Pickup, self::Transport, self::Courier => [],
        };
    }

    /** The required choices that are missing in the cart's fields on the wire. @param array<string, mixed> $cart @return array<string, ?string> */
    public function unmet(array $cart): array
    {
        $has = static fn (string $name): bool => (string) ($cart[$name] ?? '') !== '';
        return array_filter($this->needs(), static fn (string $slot): bool => !match ($slot) {
            'inpost' => $has('inpost_point_code'),
            'inpost_contact' => $has('inpost_email') && $has('inpost_phone_number'),
        }, ARRAY_FILTER_USE_KEY);
    }
}
