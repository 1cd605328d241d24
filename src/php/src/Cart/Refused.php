<?php

/** A refusal by the shop during storing: the sentences appear in their slot, and the transaction is rolled back. */

declare(strict_types=1);

namespace ShopElements\Cart;

use Closure;
use Exception;
use ShopElements\Texts;

final class Refused extends Exception
{
    /** @var list<string|Closure(Texts): string> */
    private readonly array $sentences;
    /** Of HTTP. */
    public int $status = 422;

    /**
     * Thrown by `Orders::place`, by `PdoCarts`' `placed`, or by anything else inside the cart's transaction.
     *
     * @param string $slot such as `quantity`, `add_discount`, `payment_id`; `0` is above the cart
     * @param string|Closure(Texts): string ...$sentences displayed unchanged, or built from the shop’s texts
     */
    public function __construct(public readonly string $slot, string|Closure ...$sentences)
    {
        parent::__construct("The shop refuses it: $slot.");
        $this->sentences = array_values($sentences);
    }

    /** Another request was faster: the response contains the current cart. */
    public static function late(string $slot): self
    {
        $late = new self($slot, static fn (Texts $texts): string => $texts->changed);
        $late->status = 409;
        return $late;
    }

    /** The stock is below the order's quantities. @param list<array{Product, int}> $short products with the ordered quantities */
    public static function short(array $short): self
    {
        return new self('quantity', ...array_map(
            static fn (array $one): Closure => static fn (Texts $texts): string => $one[0]->fault($one[1], $texts) ?? Texts::fill($texts->soldOut, ['name' => $one[0]->name]),
            $short,
        ));
    }

    /** @return list<string> */
    public function sentences(Texts $texts): array
    {
        return array_map(static fn (string|Closure $one): string => is_string($one) ? $one : $one($texts), $this->sentences);
    }
}
