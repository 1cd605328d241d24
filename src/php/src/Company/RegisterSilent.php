<?php

/** Thrown if a register does not answer: the buyer then types the data by hand. */

declare(strict_types=1);

namespace ShopElements\Company;

use RuntimeException;

final class RegisterSilent extends RuntimeException
{
}
