<?php

/** Quotes in the package's tables. The seller answers by `answer`, on a page of the shop or from its own system. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;
use ShopElements\Cart\Line;
use ShopElements\Cart\Money;
use ShopElements\Cart\Process;
use ShopElements\Http\CartAnswer;
use ShopElements\Shop\Quotes;
use ShopElements\Shop\Shop;

final readonly class PdoQuotes implements Quotes
{
    /**
     * @param PdoHeld $held the frozen carts
     * @param int $minimum minimum net value of the goods for a quote, in grosze
     * @param string $number the format of a quote's number, for year and id
     * @param (Closure(Buyer): bool)|null $isOffered whether this buyer may request quotes; default: everybody with a `person`
     */
    public function __construct(private PdoHeld $held, private int $minimum = 0, private string $number = 'OF/%d/%04d', private ?Closure $isOffered = null)
    {
    }

    public function offer(Buyer $owner, Cart $cart, array $seen): ?Process
    {
        if ($owner->person === '' || $cart->allLines() === [] || ($this->isOffered !== null && !($this->isOffered)($owner))) {
            return null;
        }
        $missing = max(0, $this->minimum - Money::read($seen['prices']['net'], 'net'));
        return new Process('offered', minimum: $this->minimum === 0 ? null : ['net' => $this->minimum, 'missing' => $missing], wishes: true);
    }

    public function ask(Buyer $owner, Cart $cart, Process $offer, array $seen, string $note): ?Held
    {
        // The prices of an earlier quote have expired, so the cart must not keep them after a withdrawal.
        $asked = static fn (Line $line): Line => $line->isQuoted ? new Line($line->id, $line->product, $line->quantity, $line->product->netAt($line->quantity), $line->extraFields, false, wishedNet: $line->wishedNet) : $line;
        foreach ($cart->parts() as $part) {
            $part->lines = array_map($asked, $part->lines);
        }
        $this->held->carts->save($owner->key, $cart);
        return $this->held->hold(Held::QUOTE, $owner, $cart, 'asked', $this->number, null, [], [], $seen, $note);
    }

    public function find(Buyer $person, int|string $id): ?Held
    {
        return $this->held->find(Held::QUOTE, $person, $id);
    }

    public function judge(Buyer $person, Held $held, string $action, string $text): bool
    {
        return $this->held->judge($person, $held, $action, $text);
    }

    /** All quotes that await the seller's answer, the oldest first; each with its owner. @return list<Held> */
    public function asked(): array
    {
        return array_map($this->held->of(...), $this->held->db->all("SELECT * FROM {held} WHERE kind = 'quote' AND state = 'asked' ORDER BY sent_at, cart_id"));
    }

    /**
     * The seller's answer: the prices hold until the end of that day. Changed lines keep their former values in `was`.
     *
     * @param Shop $shop the shop that computes the sums
     * @param array<array-key, array{net?: int, quantity?: int}> $lines by the line's id; missing lines stay unchanged
     * @param string $until YYYY-MM-DD
     * @param string $seller name for the history
     * @return bool false if the quote was already withdrawn or answered
     */
    public function answer(Shop $shop, int|string $id, array $lines, string $until, string $seller, string $note = ''): bool
    {
        $row = $this->held->db->one("SELECT * FROM {held} WHERE cart_id = ? AND kind = 'quote' AND state = 'asked'", Db::rowId($id));
        return $row !== null && $shop->carts->atOnce($row['buyer'], function () use ($shop, $row, $lines, $until, $seller, $note): bool {
            $quote = $this->held->of($row);
            if (!$this->held->claim($quote, 'answered')) {
                return false;
            }
            $quoted = static function (Line $line) use ($lines): Line {
                [$net, $quantity] = [$lines[$line->id]['net'] ?? $line->net, $lines[$line->id]['quantity'] ?? $line->quantity];
                $was = array_filter(['net' => $net === $line->net ? null : $line->net, 'quantity' => $quantity === $line->quantity ? null : $line->quantity], is_int(...));
                return new Line($line->id, $line->product, $quantity, $net, $line->extraFields, true, was: $was, isQuoted: true, wishedNet: $line->wishedNet);
            };
            foreach ($quote->cart->parts() as $part) {
                $part->lines = array_map($quoted, $part->lines);
            }
            $shop->carts->save($quote->owner->key, $quote->cart);
            $seen = (new CartAnswer($shop->at($quote->owner, $quote->id) ?? $shop, $quote->owner))->cart($quote->cart);
            $this->held->db->run("UPDATE {held} SET valid_until = ?, cart = ? WHERE cart_id = ? AND kind = 'quote'", $until, CartAnswer::json($seen), $quote->id);
            $this->held->write((int) $quote->id, Held::QUOTE, $seller, 'answered', $note);
            return true;
        });
    }
}
