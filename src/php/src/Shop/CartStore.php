<?php

/** Decides how carts are kept: the one thing that every shop has. */

declare(strict_types=1);

namespace ShopElements\Shop;

use Closure;
use ShopElements\Cart\Cart;

interface CartStore
{
    /**
     * Runs `$work` in one transaction, alone for this buyer: of two requests at once the second sees what the first did.
     *
     * @template T
     * @param Closure(): T $work
     * @return T
     */
    public function atOnce(string $buyer, Closure $work): mixed;

    /** The open cart as it is, an empty one where there is none. Writes nothing. */
    public function look(string $buyer): Cart;

    /** The open cart, begun where there is none. Called inside `atOnce`. */
    public function open(string $buyer): Cart;

    /** Keeps what has changed; new lines have no id yet. Called inside `atOnce`. */
    public function save(string $buyer, Cart $cart): void;
}
