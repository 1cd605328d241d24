<?php

/** The outcome of an action: sentences by message slot (rule M1), and whether the action was refused. */

declare(strict_types=1);

namespace ShopElements\Action;

/** @phpstan-type Message array{messages: list<string>, status: string, scroll?: bool, redirect_url?: string, goToStep?: bool, products?: object} */
final readonly class Outcome
{
    /** @param array<string, Message> $messages by slot @param bool $isMoved whether the cart has another URL now */
    private function __construct(public array $messages = [], public int $status = 200, public bool $isMoved = false)
    {
    }

    /** No message: the cart shows the result. */
    public static function done(): self
    {
        return new self();
    }

    /** @param string|list<string> $sentences */
    public static function message(string $slot, string|array $sentences, string $status = 'success'): self
    {
        return new self([$slot => ['messages' => (array) $sentences, 'status' => $status]]);
    }

    public static function ordered(string $sentence, string $url): self
    {
        return new self(['confirm' => ['messages' => [$sentence], 'status' => 'success', 'redirect_url' => $url]]);
    }

    public static function moved(string $sentence, string $url): self
    {
        return new self(self::ordered($sentence, $url)->messages, isMoved: true);
    }

    /** @param string|list<string> $sentences */
    public static function refused(string $slot, string|array $sentences, int $status = 422): self
    {
        return new self([$slot => ['messages' => (array) $sentences, 'status' => 'error', 'scroll' => true]], $status);
    }

    /** Sentences by product id, and as texts for pages that do not read `products`. @param array<array-key, string> $faults */
    public static function refusedProducts(array $faults): self
    {
        $sentences = array_map(static fn (int|string $id, string $fault): string => "$id: $fault", array_keys($faults), $faults);
        // Encodes as an object, even if the ids are 0, 1, 2.
        $products = (object) array_map(static fn (string $fault): array => [$fault], $faults);
        $refused = self::refused('add_products', $sentences);
        return new self(['add_products' => $refused->messages['add_products'] + ['products' => $products]], $refused->status);
    }

    /** A refusal that the buyer corrects on the cart’s first step. @param string|list<string> $sentences */
    /** What a repeated request was refused before. @param array<string, mixed> $messages */
    public static function repeated(array $messages): self
    {
        return new self($messages, 422);
    }

    public static function sentBack(string $slot, string|array $sentences): self
    {
        $back = ['confirm' => ['messages' => [], 'status' => 'error', 'goToStep' => true]];
        return new self(self::refused($slot, $sentences)->messages + $back, 422);
    }
}
