<?php

/** Adds a message to the history of a request for approval or a quote. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Http\CartAnswer;
use ShopElements\Http\Processes;
use ShopElements\Limits;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class WriteNote implements Action
{
    private function __construct(private string $note)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->text('note'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $now = (new CartAnswer($shop, $buyer))->cart($cart);
        $processes = Processes::at($shop, $buyer);
        $refusal = $processes->refusal('note', $cart, $now);
        if ($refusal !== null) {
            return $refusal;
        }
        [$length, $max] = [mb_strlen($this->note), Limits::MESSAGE['max']];
        if (trim($this->note) === '' || $length > $max) {
            $name = ['name' => $shop->texts->message, 'amount' => $max];
            return Outcome::refused('note', Texts::fill($length > $max ? $shop->texts->tooLong : $shop->texts->fieldMissing, $name));
        }
        $processes->claim('note', $cart, $now, $this->note);
        $processes->notify($processes->heldFor('note'), 'note');
        return Outcome::done();
    }
}
