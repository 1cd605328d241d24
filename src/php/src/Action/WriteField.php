<?php

/** Fills in a further field of the order or of a line. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\ExtraField;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class WriteField implements Action
{
    private function __construct(private string $name, private string $value, private string $version, private int|string|null $line, private int|string|null $cart)
    {
    }

    public static function read(Fields $body): self
    {
        $sent = $body->object('extra_field');
        $id = static fn (string $name): int|string|null => $sent->has($name) ? $sent->id($name) : null;
        return new self($sent->text('name'), $sent->text('value'), $sent->has('version') ? $sent->text('version') : '', $id('id'), $id('cartId'));
    }

    /** Whether the action ticks a consent that is still empty, the only allowed change of a frozen cart. */
    public function givesConsent(Cart $cart, Shop $shop, Buyer $buyer): bool
    {
        $isGiven = fn (ExtraField $one): bool => $one->name === $this->name && $one->type === 'consent' && $one->answer($cart->extraFields) === '';
        return $this->value !== '' && $this->line === null && array_filter($shop->fieldsFor($cart, $buyer), $isGiven) !== [];
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $named = array_filter($shop->fieldsFor($cart, $buyer), fn (ExtraField $one): bool => $one->name === $this->name);
        $field = array_values($named)[0] ?? null;
        // A line's id is unique only in its own cart. Pages of earlier releases send the id alone.
        $line = $this->line === null ? null : ($this->cart === null ? $cart : $cart->part($this->cart))?->line($this->line);
        $isOfLine = $field?->scope === ExtraField::LINE;
        if ($field === null || $isOfLine !== ($this->line !== null) || $isOfLine !== ($line !== null)) {
            return Outcome::refused('extra_field', $shop->texts->noField);
        }
        $value = $field->read($this->value);
        $fault = $field->fault($value, $shop->texts);
        if ($fault !== null) {
            return Outcome::refused('extra_field', $fault);
        }
        if ($field->type === 'consent' && $value !== '' && $this->version !== $field->version) {
            return Outcome::refused('extra_field', Texts::fill($shop->texts->otherConsent, ['name' => $field->label]));
        }
        if ($field->type === 'file') {
            if ($value !== '' && $shop->fileOf($field, $value, $buyer) === null) {
                return Outcome::refused('extra_field', Texts::fill($shop->texts->fileGone, ['name' => $field->label]));
            }
            $shop->uploads?->keep($shop->ownerFor($buyer)->key, $field->name, $value);
        }
        $whole = $line ?? $cart;
        $whole->extraFields[$field->name] = $field->stored($value);
        return Outcome::done();
    }
}
