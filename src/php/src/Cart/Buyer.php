<?php

/** The visitor as the shop knows them. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Buyer
{
    /**
     * @param string $key id of the cart's owner, an account or a session; never displayed
     * @param array<string, mixed> $client data for `<shop-cart client>`; with `address_city` it is an invoice address
     * @param list<array{id: int|string, name: string, identifier?: string}> $projects the buyer may choose one of them
     * @param bool $isTrader may change prices for the client
     * @param bool $isTest cannot order
     * @param bool $isBlocked cannot order until the branch allows it
     * @param int $overdue overdue amount in grosze; above 0 the buyer cannot order
     * @param ?int $limit remaining merchant limit, in grosze; null if there is no limit
     * @param int $overLimit overdue part of the limit, in grosze
     * @param 'company'|'sole-trader'|'consumer'|null $kind legal kind of the buyer; null: unknown
     * @param string $person name of the person for colleagues and sellers; without it the person cannot send, approve or request quotes
     * @param string $company id of the company that the person buys for; never displayed
     * @param bool $isOverseer may see all orders, requests and quotes of the company
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
        public ?string $kind = null,
        public string $person = '',
        public string $company = '',
        public bool $isOverseer = false,
    ) {
    }

    /** The company whose orders the person may see; null for none. */
    public function oversees(): ?string
    {
        return $this->isOverseer && $this->company !== '' ? $this->company : null;
    }

    public function hasAddress(): bool
    {
        return ($this->client['address_city'] ?? '') !== '';
    }
}
