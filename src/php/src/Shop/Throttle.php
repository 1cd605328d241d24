<?php

/** Counts calls that cost others: mails, a register's requests, room. `Keys` that implement it limit them. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface Throttle
{
    /** Counts a call. 0 if there were fewer than `$most` by this visitor or address within `$seconds`, else the seconds to wait. */
    public function wait(string $who, string $call, int $most, int $seconds): int;
}
