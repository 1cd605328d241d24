<?php

/** Saves the contact data that receives the locker’s code. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Contact;
use ShopElements\Limits;
use ShopElements\Shop\Shop;

final readonly class SaveContact implements Action
{
    private function __construct(private string $email, private string $phone)
    {
    }

    public static function read(Fields $body): self
    {
        $sent = $body->object('inpost_contact');
        return new self(Contact::email($sent->text('email')), Contact::phone($sent->text('phone')));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        [$phone, $isShort] = [Limits::CONTACT['phone'], mb_strlen($this->email) < Limits::CONTACT['email']['min']];
        if ($isShort || mb_strlen($this->phone) < $phone['min'] || mb_strlen($this->phone) > $phone['max']) {
            return Outcome::refused('inpost_contact', $shop->texts->contactShort);
        }
        if (!Contact::isEmail($this->email)) {
            return Outcome::refused('inpost_contact', $shop->texts->contactEmail);
        }
        [$cart->email, $cart->phone] = [$this->email, $this->phone];
        return Outcome::message('inpost_contact', $shop->texts->contactSaved);
    }
}
