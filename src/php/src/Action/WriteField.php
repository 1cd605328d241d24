<?php

/** Decides how a further field of the order or of a line is filled in. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\ExtraField;
use ShopElements\Shop\Shop;

final readonly class WriteField implements Action
{
    private function __construct(private string $name, private string $said, private int|string|null $line)
    {
    }

    public static function read(Fields $body): self
    {
        $sent = $body->object('extra_field');
        return new self($sent->text('name'), trim($sent->text('value')), $sent->has('id') ? $sent->id('id') : null);
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $named = array_filter($shop->asked($cart, $buyer), fn (ExtraField $one): bool => $one->name === $this->name);
        $field = array_values($named)[0] ?? null;
        $line = $this->line === null ? null : $cart->line($this->line);
        if ($field === null || ($field->scope === ExtraField::LINE) !== ($line !== null)) {
            return Outcome::refused('extra_field', $shop->texts->noField);
        }
        $fault = $field->fault($this->said, $shop->texts);
        if ($fault !== null) {
            return Outcome::refused('extra_field', $fault);
        }
        $whole = $line ?? $cart;
        $whole->extraFields[$field->name] = $this->said;
        return Outcome::done();
    }
}
