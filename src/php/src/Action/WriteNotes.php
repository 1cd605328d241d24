<?php

/** Saves the order’s notes exactly as written, up to the maximum length. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Limits;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class WriteNotes implements Action
{
    private function __construct(private string $notes)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->text('client_comments'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        if (mb_strlen($this->notes) > Limits::NOTES['max']) {
            $long = ['name' => $shop->texts->notes, 'amount' => Limits::NOTES['max']];
            return Outcome::refused('0', Texts::fill($shop->texts->tooLong, $long));
        }
        $cart->notes = $this->notes;
        return Outcome::done();
    }
}
