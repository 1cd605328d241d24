<?php

/** Decides what the shop knows of who is there. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Buyer
{
    /**
     * @param string $key whose cart it is: of an account or of a session, never shown
     * @param array<string, mixed> $client what the template gives `<shop-cart client>`; with `address_city` it is an invoice address
     * @param list<array{id: int|string, name: string, identifier?: string}> $projects
     * @param bool $isTrader may change prices for the client
     * @param bool $isTest orders nothing
     * @param bool $isBlocked orders nothing until the branch says so
     * @param int $overdue unpaid after the deadline, in grosze: orders nothing
     * @param ?int $limit what is left of the merchant limit, in grosze; null is none
     * @param int $overLimit what is unpaid of it after the deadline, in grosze
     */
    public function __construct(
        public string $key,
        public array $client = [],
        public array $projects = [],
        public bool $isTrader = false,
        public bool $isTest = false,
        public bool $isBlocked = false,
        public int $overdue = 0,
        public ?int $limit = null,
        public int $overLimit = 0,
    ) {
    }

    public function hasAddress(): bool
    {
        return ($this->client['address_city'] ?? '') !== '';
    }
}
