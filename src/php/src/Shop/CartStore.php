<?php

/** Storage of carts. */

declare(strict_types=1);

namespace ShopElements\Shop;

use Closure;
use ShopElements\Cart\Cart;

interface CartStore
{
    /**
     * Runs `$work` in a transaction that excludes the buyer's other requests: of two simultaneous requests the second sees the first's changes.
     *
     * @template T
     * @param Closure(): T $work
     * @return T
     */
    public function atOnce(string $buyer, Closure $work): mixed;

    /** The open cart, or an empty one if there is none. Writes nothing. */
    public function look(string $buyer): Cart;

    /** The open cart; a new one if there is none, which need not be stored before `save`. Called inside `atOnce`. */
    public function open(string $buyer): Cart;

    /** Saves the changes; new lines have no id yet. Called inside `atOnce`. */
    public function save(string $buyer, Cart $cart): void;
}
