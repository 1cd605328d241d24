<?php

/** Chooses one of the buyer’s projects. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Shop\Shop;

final readonly class ChooseProject implements Action
{
    private function __construct(private int|string $id)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->object('project')->id('id'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $project = Chosen::rowAmong($buyer->projects, $this->id);
        if ($project === null) {
            return Outcome::refused('0', $shop->texts->otherProject);
        }
        $cart->project = $project['id'];
        return Outcome::done();
    }
}
