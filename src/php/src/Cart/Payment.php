<?php

/** A payment that a buyer can choose. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Payment
{
    /** The provider decides first: the order waits for `BegunPayment`. */
    public const DEFERRED = 'deferred_payment';

    /**
     * @param int|string $id the page posts it when the buyer chooses this
     * @param string $name name displayed to the buyer
     * @param ?string $hook `manual_wire`, `upfront_manual_wire`, `self::DEFERRED`, or null
     * @param bool $isInstant whether it is paid online at once, by one of its methods
     * @param list<array{id: int|string, name: string, imgUrl?: string}> $methods of an instant payment
     * @param array<string, mixed> $more further fields of the payment on the wire: `split_payment`, `seller_account`, `until` (due day), `text` (a sentence)
     */
    public function __construct(
        public int|string $id,
        public string $name,
        public ?string $hook = null,
        public bool $isInstant = false,
        public array $methods = [],
        public array $more = [],
    ) {
    }
}
