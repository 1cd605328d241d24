<?php

/** Storage of frozen carts: the common part of approvals and quotes. Called inside the cart's transaction, except `find`. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Held;

interface HeldCarts
{
    /**
     * The frozen cart with this id, which comes from a browser; null if there is none, or if this person may not see it: only its owner, the persons
     * in its steps, and who may see the company's orders. Look up id, company and permission in one query.
     */
    public function find(Buyer $person, int|string $id): ?Held;

    /**
     * Claims the cart's state, and adds to the history, before anything else happens: one statement that changes the row only if state and step are still those of `$held`, and if it has not expired, where that matters. The package has checked the permission.
     *
     * @param 'approve'|'reject'|'withdraw'|'decline_quote'|'confirm'|'note' $action `confirm`: it is ordered
     * @return bool false, without a change, if somebody was faster
     */
    public function judge(Buyer $person, Held $held, string $action, string $text): bool;
}
