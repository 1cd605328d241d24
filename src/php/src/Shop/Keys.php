<?php

/** Storage of requests that must not be repeated, in the same transaction as the cart. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface Keys
{
    /** The first request with this key, and its response; null if there was none within 24 hours. @return ?array{asked: string, answer: string} */
    public function first(string $buyer, string $action, string $key): ?array;

    /** Stores the request and the response of a key. */
    public function keep(string $buyer, string $action, string $key, string $request, string $answer): void;
}
