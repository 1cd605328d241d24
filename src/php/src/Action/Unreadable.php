<?php

/** Thrown for a body that breaks the contract. */

declare(strict_types=1);

namespace ShopElements\Action;

use Exception;

final class Unreadable extends Exception
{
}
