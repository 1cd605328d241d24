<?php

/** Receives withdrawals from contracts, from buyers with or without an account. */

declare(strict_types=1);

namespace ShopElements\Shop;

/** @phpstan-type Receipt array{number: string, received_at: string, statement: string, email: string} */
interface Withdrawals
{
    /**
     * Stores the statement once per key, and sends its receipt to the e-mail address. Any number of a contract is accepted: a
     * person looks for it later. The receipt confirms only that the statement was received.
     *
     * @param string $key key of one statement; a repetition has the same key
     * @param string $contract number of the order or contract, as typed
     * @param list<array{id: int|string, quantity: string}> $lines empty: the whole contract
     * @return ?Receipt `received_at` with its zone; the first receipt for a repetition; null if the key belongs to another statement
     */
    public function receive(string $key, string $name, string $contract, string $email, array $lines): ?array;
}
