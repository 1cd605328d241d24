<?php

/** Files that buyers send for further fields of the type `file`. */

declare(strict_types=1);

namespace ShopElements\Shop;

/** @phpstan-type UploadedFile array{id: string, name: string, type: string, size: int} */
interface Uploads
{
    /**
     * Stores a file whose type is already proved by its first bytes, under an id of the shop's own.
     *
     * @return ?UploadedFile null if the buyer has sent too many
     */
    public function receive(string $buyer, string $field, string $name, string $type, string $content): ?array;

    /** A file of this buyer for this field; null for any other, and for one that is gone. @return ?UploadedFile */
    public function find(string $buyer, string $field, string $id): ?array;

    /** The cart has this file as the field's value, and no other; '' for none. */
    public function keep(string $buyer, string $field, string $id): void;

    /** In the transaction of the order: its files stay for good. @param list<string> $ids */
    public function seal(string $buyer, array $ids): void;

    /** A file of this buyer with its content, for a download. @return ?array{file: UploadedFile, content: string} */
    public function open(string $buyer, string $id): ?array;
}
