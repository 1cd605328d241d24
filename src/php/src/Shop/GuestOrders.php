<?php

/** Sends guests a link to their order, and opens the order behind it. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface GuestOrders
{
    /**
     * Sends the link to the e-mail address of the order, if number and contact are its own. Nothing tells the caller whether they are: the
     * work is the same.
     *
     * @param string $contact e-mail address or phone, as typed
     */
    public function send(string $number, string $contact): void;

    /** The order of a link on the wire, with its lines and without what only its buyer may do; null for a late or altered link. @return ?array<string, mixed> */
    public function order(string $link): ?array;
}
