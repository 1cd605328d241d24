<?php

/** Decides what is thrown for a body that the contract does not know. */

declare(strict_types=1);

namespace ShopElements\Action;

use Exception;

final class Unreadable extends Exception
{
}
