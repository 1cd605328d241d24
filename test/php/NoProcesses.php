<?php

/** The processes of a shop without approval and quotes. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Cart\{Buyer, Cart, Held, Process};
use ShopElements\Shop\{Approvals, Quotes};

final class NoProcesses implements Approvals, Quotes
{
    public function need(Buyer $owner, Cart $cart, array $seen): ?Process
    {
        return null;
    }

    public function send(Buyer $owner, Cart $cart, Process $need, array $seen, string $note): ?Held
    {
        return null;
    }

    public function offer(Buyer $owner, Cart $cart, array $seen): ?Process
    {
        return null;
    }

    public function ask(Buyer $owner, Cart $cart, Process $offer, array $seen, string $note): ?Held
    {
        return null;
    }

    public function find(Buyer $person, int|string $id): ?Held
    {
        return null;
    }

    public function judge(Buyer $person, Held $held, string $action, string $text): bool
    {
        return false;
    }
}
