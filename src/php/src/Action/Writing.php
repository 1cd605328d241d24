<?php

/** Saves what the buyer writes: the notes of the order, the contact data of a locker, a message about a held cart. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Contact;
use ShopElements\Http\CartAnswer;
use ShopElements\Http\Processes;
use ShopElements\Limits;
use ShopElements\Pasted;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final class Writing
{
    /** The order’s notes exactly as written, up to the maximum length. */
    public static function notes(Fields $body): Action
    {
        $notes = $body->text('client_comments');
        return new Change(static function (Cart $cart, Shop $shop) use ($notes): Outcome {
            if (mb_strlen($notes) > Limits::NOTES['max']) {
                $long = ['name' => $shop->texts->notes, 'amount' => Limits::NOTES['max']];
                return Outcome::refused('0', Texts::fill($shop->texts->tooLong, $long));
            }
            $cart->notes = $notes;
            return Outcome::done();
        });
    }

    /** The contact data that receives the locker’s code. */
    public static function contact(Fields $body): Action
    {
        $sent = $body->object('inpost_contact');
        [$email, $phone] = [Contact::email($sent->text('email')), Contact::phone($sent->text('phone'))];
        return new Change(static function (Cart $cart, Shop $shop) use ($email, $phone): Outcome {
            [$limits, $isShort] = [Limits::CONTACT['phone'], mb_strlen($email) < Limits::CONTACT['email']['min']];
            if ($isShort || mb_strlen($phone) < $limits['min'] || mb_strlen($phone) > $limits['max']) {
                return Outcome::refused('inpost_contact', $shop->texts->contactShort);
            }
            if (!Contact::isEmail($email)) {
                return Outcome::refused('inpost_contact', $shop->texts->contactEmail);
            }
            [$cart->email, $cart->phone] = [$email, $phone];
            return Outcome::message('inpost_contact', $shop->texts->contactSaved);
        });
    }

    /** Adds a message to the history of a request for approval or a quote. */
    public static function note(Fields $body): Action
    {
        $note = $body->text('note');
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($note): Outcome {
            $now = (new CartAnswer($shop, $buyer))->cart($cart);
            $processes = Processes::at($shop, $buyer);
            $refusal = $processes->refusal('note', $cart, $now);
            if ($refusal !== null) {
                return $refusal;
            }
            [$length, $max] = [mb_strlen($note), Limits::MESSAGE['max']];
            if (Pasted::text($note) === '' || $length > $max) {
                $name = ['name' => $shop->texts->message, 'amount' => $max];
                return Outcome::refused('note', Texts::fill($length > $max ? $shop->texts->tooLong : $shop->texts->fieldMissing, $name));
            }
            $processes->claim('note', $cart, $now, $note);
            $processes->notify($processes->heldFor('note'), 'note');
            return Outcome::done();
        });
    }
}
