<?php

/** A buyer’s cart. Actions change it in place; the store saves it. */

declare(strict_types=1);

namespace ShopElements\Cart;

final class Cart
{
    /**
     * @param int|string $id 0 until it has been saved
     * @param list<Line> $lines in display order; in a master cart the children contain the lines
     * @param int|string|null $carrier id of the chosen carrier
     * @param ?int $carrierNet the carrier's price set by a trader, in grosze
     * @param int|string|null $payment id of the chosen payment
     * @param int|string|null $method method of an instant payment, such as `blik`
     * @param int|string|null $project id of the chosen project
     * @param int|string|null $deliveryAddress id of a saved address; null: the buyer’s own address
     * @param int|string|null $invoiceAddress id of a saved address; null: the buyer’s own address
     * @param array<string, string> $locker the seven `inpost_point_…` fields; empty without a locker
     * @param string $email contact for the parcel locker
     * @param string $phone contact for the parcel locker
     * @param string $notes the buyer’s notes
     * @param bool $isPaymentBegun the cart is locked until the payment succeeds or is abandoned
     * @param ?string $voucher code of the voucher
     * @param int $discount discount of the voucher on the goods, in per cent
     * @param array<string, string> $extraFields the values of the further fields, by name
     * @param string $name default: `Texts::$cartName`
     * @param list<Cart> $children child carts of a master cart: they contain the lines, the master all choices
     * @param ?string $begunAs the cart as JSON at the start of its payment; this state is paid and ordered
     * @param list<int|string> $gone lines whose product is no longer offered, until the buyer has seen the message
     */
    public function __construct(
        public readonly int|string $id,
        public array $lines = [],
        public int|string|null $carrier = null,
        public ?int $carrierNet = null,
        public int|string|null $payment = null,
        public int|string|null $method = null,
        public int|string|null $project = null,
        public int|string|null $deliveryAddress = null,
        public int|string|null $invoiceAddress = null,
        public array $locker = [],
        public string $email = '',
        public string $phone = '',
        public string $notes = '',
        public bool $isPaymentBegun = false,
        public ?string $voucher = null,
        public int $discount = 0,
        public array $extraFields = [],
        public string $name = '',
        public array $children = [],
        public ?string $begunAs = null,
        public array $gone = [],
    ) {
    }

    /** @return list<self> this cart and its children */
    public function parts(): array
    {
        return [$this, ...$this->children];
    }

    /** The part with this id. */
    public function part(int|string $id): ?self
    {
        return array_values(array_filter($this->parts(), static fn (self $one): bool => (string) $one->id === (string) $id))[0] ?? null;
    }

    /** The cart or child whose payment has begun, if any: then the whole cart is locked. */
    public function begun(): ?self
    {
        return array_values(array_filter($this->parts(), static fn (self $one): bool => $one->isPaymentBegun))[0] ?? null;
    }

    /** @return list<Line> the lines of this cart and its children */
    public function allLines(): array
    {
        return array_merge([], ...array_column($this->parts(), 'lines'));
    }

    /** All lines by id, for looking up many ids. @return array<array-key, Line> by id; the first, where two have one */
    public function linesById(): array
    {
        return array_column(array_reverse($this->allLines()), null, 'id');
    }

    public function line(int|string $id): ?Line
    {
        foreach ($this->allLines() as $line) {
            if ((string) $line->id === (string) $id) {
                return $line;
            }
        }
        return null;
    }

    /**
     * A guest’s cart becomes part of the account’s, to be saved and deleted by the caller in one transaction. Nothing is lost: of the same
     * product the quantities are added, at most up to the stock, and never below either cart's. The account’s prices, choices and
     * notes stay; the guest’s fill its empty ones. A price that a trader set for the guest is replaced by the product’s price.
     */
    public function take(self $guest): void
    {
        $part = $this->children[0] ?? $this;
        foreach ($guest->allLines() as $line) {
            $same = array_values(array_filter($part->lines, static fn (Line $one): bool => (string) $one->product->id === (string) $line->product->id))[0] ?? null;
            if ($same === null) {
                $part->lines[] = new Line(null, $line->product, $line->quantity, $line->isAgreed ? $line->product->netAt($line->quantity) : $line->net, $line->extraFields, false);
            } else {
                $same->setQuantity(max($same->quantity, $line->quantity, min($same->quantity + $line->quantity, $line->product->most() ?? Product::MOST)));
                $same->extraFields += $line->extraFields;
            }
        }
        // A locker moves together with its carrier.
        foreach ([['carrier', 'locker', 'email', 'phone'], ['payment', 'method'], ['voucher', 'discount'], ['project'], ['deliveryAddress'], ['invoiceAddress']] as $group) {
            foreach ($this->{$group[0]} === null ? $group : [] as $choice) {
                $this->$choice = $guest->$choice;
            }
        }
        $this->notes = $this->notes ?: $guest->notes;
        $this->extraFields = array_filter($this->extraFields, strlen(...)) + array_filter($guest->extraFields, strlen(...)) + $this->extraFields;
    }

    /** Clones lines and children too. */
    public function __clone()
    {
        $this->lines = array_map(static fn (Line $line): Line => clone $line, $this->lines);
        $this->children = array_map(static fn (self $child): self => clone $child, $this->children);
    }
}
