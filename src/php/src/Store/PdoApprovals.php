<?php

/** Requests for approval in the package's tables, by a rule of the shop. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;
use ShopElements\Cart\Process;
use ShopElements\Day;
use ShopElements\Shop\Approvals;

final readonly class PdoApprovals implements Approvals
{
    /**
     * @param PdoHeld $held the frozen carts
     * @param Closure(Buyer, Cart, array<string, mixed>): ?Process $rule returns who has to approve the owner's cart: a `Process` with reasons,
     *     limits and steps, or null if nobody has to. The rule's third parameter is the cart in the format of the contract. The rule is called for each response, and again in the transaction before an approval, where it may lock a budget's row
     * @param string $number the format of a request's number, for year and id
     * @param ?int $days days until a request expires; null: never
     */
    public function __construct(private PdoHeld $held, private Closure $rule, private string $number = 'AKC/%d/%04d', private ?int $days = 14)
    {
    }

    public function need(Buyer $owner, Cart $cart, array $seen): ?Process
    {
        return $cart->allLines() === [] ? null : ($this->rule)($owner, $cart, $seen);
    }

    public function send(Buyer $owner, Cart $cart, Process $need, array $seen, string $note): ?Held
    {
        $until = $this->days === null ? null : Day::inPoland(later: $this->days);
        return $this->held->hold(Held::APPROVAL, $owner, $cart, 'waiting', $this->number, $until, $need->steps, $need->reasons, $seen, $note);
    }

    public function find(Buyer $person, int|string $id): ?Held
    {
        return $this->held->find(Held::APPROVAL, $person, $id);
    }

    public function judge(Buyer $person, Held $held, string $action, string $text): bool
    {
        return $this->held->judge($person, $held, $action, $text);
    }
}
