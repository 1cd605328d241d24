<?php

/** What a buyer returns or complains about, as sent. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Action\Fields;
use ShopElements\Action\Unreadable;

final readonly class SentReturn
{
    private const MOST_LINES = 1000;

    /**
     * @param list<array{id: int|string, quantity: int, fields: array<string, string>, photos: list<string>}> $lines quantity 0: not a whole number; `photos` are ids of uploads
     * @param array<string, string> $fields answers about the whole return, by name
     * @param string $note further text; may be empty
     */
    public function __construct(public array $lines, public array $fields = [], public string $note = '')
    {
    }

    public static function read(Fields $sent): self
    {
        $lines = $sent->list('lines');
        return new self(
            array_map(self::line(...), count($lines) > self::MOST_LINES ? throw new Unreadable() : $lines),
            self::texts($sent),
            trim(str_replace("\r\n", "\n", $sent->text('note'))),
        );
    }

    /** @return array{id: int|string, quantity: int, fields: array<string, string>, photos: list<string>} */
    private static function line(mixed $raw): array
    {
        $line = Fields::of($raw);
        return [
            'id' => $line->id('id'),
            'quantity' => $line->quantity('quantity') ?? throw new Unreadable(),
            'fields' => self::texts($line),
            'photos' => array_map(strval(...), $line->ids('photos')),
        ];
    }

    /** @return array<string, string> */
    private static function texts(Fields $sent): array
    {
        $fields = $sent->object('fields');
        $names = $fields->names();
        return array_combine($names, array_map($fields->text(...), $names));
    }
}
