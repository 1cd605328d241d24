<?php

/** All parts of a shop. An omitted part is disabled: its calls are not answered. */

declare(strict_types=1);

namespace ShopElements\Shop;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\ExtraField;
use ShopElements\Cart\Held;
use ShopElements\Cart\Rounding;
use ShopElements\Limits;
use ShopElements\Texts;

final readonly class Shop
{
    /**
     * @param ?Keys $keys without it a lost response cannot be repeated
     * @param ?Lockers $lockers without it the browser's data of a locker are trusted
     * @param (Closure(Cart, Buyer): array<string, mixed>)|null $more further fields of the cart on the wire: `department_name` …
     * @param (Closure(Cart, Buyer): list<ExtraField>)|null $extraFields further fields for this buyer to fill in
     * @param ?Approvals $approvals requests for approval; without it no order needs approval
     * @param ?Quotes $quotes without it nobody can request a quote
     * @param (Closure(Held, string, Buyer): mixed)|null $mails called last in the transaction of `send_for_approval`, `approve`, `reject`, `withdraw`,
     *     `ask_quote`, `decline_quote` or `note`, with the frozen cart as it is then, that action, and the person: sends or queues mails
     * @param bool $invoiceByBuyer whether the buyer may enter the invoice address with a tax number
     * @param int $houseNumberMax longest house number of a new address, at most 20
     * @param bool $siteContact whether a delivery address may have a phone on site and a note for the driver
     * @param ?BuyerCodes $buyerCodes the buyer’s own symbols on the lines of the cart
     * @param ?Uploads $uploads files of further fields; without it there is no field of the type `file`
     * @param ?GuestOrders $guestOrders sends guests a link to their order; without it nobody can ask for one
     * @param ?Returns $returns returns and complaints of an order's lines; photos need `uploads`
     * @param list<Partner> $partners other origins whose pages may use suggestions, search and lookup, and add to the cart
     */
    public function __construct(
        public CartStore $carts,
        public Offer $offer,
        public Orders $orders,
        public ?Keys $keys = null,
        public ?Addresses $addresses = null,
        public ?Favourites $favourites = null,
        public ?Search $search = null,
        public ?Lookup $lookup = null,
        public ?History $history = null,
        public ?Lists $lists = null,
        public ?Tokens $tokens = null,
        public ?Lockers $lockers = null,
        public ?Provider $provider = null,
        public Rounding $rounding = Rounding::Line,
        public ?Closure $more = null,
        public ?Closure $extraFields = null,
        public array $partners = [],
        public Paths $paths = new Paths(),
        public Texts $texts = new Texts(),
        public bool $invoiceByBuyer = false,
        public ?CompanyRegister $companies = null,
        public ?Approvals $approvals = null,
        public ?Quotes $quotes = null,
        public ?Closure $mails = null,
        public ?Withdrawals $withdrawals = null,
        public int $houseNumberMax = Limits::HOUSE_NUMBER_MAX,
        public bool $siteContact = false,
        public ?BuyerCodes $buyerCodes = null,
        public ?Uploads $uploads = null,
        public ?GuestOrders $guestOrders = null,
        public ?Returns $returns = null,
    ) {
    }

    /** Of a new address: the contract knows no longer one. */
    public function longestHouseNumber(): int
    {
        return min($this->houseNumberMax, Limits::ADDRESS['house_no']['max']);
    }

    /** Whether the shop has carts at their own URLs. */
    public function holds(): bool
    {
        return $this->approvals !== null || $this->quotes !== null;
    }

    /** The same shop for the calls of one frozen cart; null if there is none with this id, or the person may not see it. */
    public function at(Buyer $person, int|string $id): ?self
    {
        $carts = HeldStore::at($this, $person, $id);
        return $carts === null ? null : new self(...['carts' => $carts, 'addresses' => $this->addresses === null ? null : $carts] + get_object_vars($this));
    }

    /** The owner of the cart that this person's calls change; somebody else only at the URL of a frozen cart. */
    public function ownerFor(Buyer $person): Buyer
    {
        return $this->carts instanceof HeldStore ? $this->carts->owner : $person;
    }

    /** An order with what of it can be returned; null if the person may not see it. @return ?array<string, mixed> in the wire's format */
    public function order(Buyer $person, string $id): ?array
    {
        $order = $this->history?->order($person, $id);
        return $order === null || $this->returns === null ? $order : $this->returns->of($this, $person, $order);
    }

    /** A file of a further field; null if it is gone, or not this buyer's. @return ?array{id: string, name: string, type: string, size: int} */
    public function fileOf(ExtraField $field, string $id, Buyer $person): ?array
    {
        return $field->type !== 'file' || $id === '' ? null : $this->uploads?->find($this->ownerFor($person)->key, $field->name, $id);
    }

    /** The fields of the cart's owner. An approver has consents besides. @return list<ExtraField> */
    public function fieldsFor(Cart $cart, Buyer $person): array
    {
        $owner = $this->ownerFor($person);
        $fields = $this->extraFields === null ? [] : ($this->extraFields)($cart, $owner);
        $others = $this->extraFields === null || $person->key === $owner->key ? [] : ($this->extraFields)($cart, $person);
        $names = array_column($fields, 'name');
        return [...$fields, ...array_filter($others, static fn (ExtraField $one): bool => $one->type === 'consent' && !in_array($one->name, $names, true))];
    }
}
