<?php

/** Finds and reads the action of a body. */

declare(strict_types=1);

namespace ShopElements\Action;

final class Actions
{
    /** The readers by the body's key. */
    public const ALL = [
        'quantity' => [Lines::class, 'quantities'],
        'remove' => [Lines::class, 'remove'],
        'move' => [Lines::class, 'move'],
        'carrier' => [Choices::class, 'carrier'],
        'payment' => [Choices::class, 'payment'],
        'payment_method' => [Choices::class, 'method'],
        'project' => [Choices::class, 'project'],
        'delivery_address' => [Choices::class, 'deliveryAddress'],
        'invoice_address' => [Choices::class, 'invoiceAddress'],
        'new_address' => [AddAddress::class, 'read'],
        'inpost_data' => [Choices::class, 'locker'],
        'inpost_contact' => [Writing::class, 'contact'],
        'client_comments' => [Writing::class, 'notes'],
        'extra_field' => [WriteField::class, 'read'],
        'add_discount' => [Lines::class, 'price'],
        'add_carrier_discount' => [Choices::class, 'carrierPrice'],
        'add_product' => [AddProducts::class, 'one'],
        'add_products' => [AddProducts::class, 'all'],
        'confirm' => [Confirm::class, 'read'],
        ...self::OF_PROCESSES,
        'note' => [Writing::class, 'note'],
    ];
    /** Actions of approval and quotes that state what the person has seen, like an order. */
    public const OF_PROCESSES = [
        'send_for_approval' => [Decide::class, 'read'],
        'approve' => [Decide::class, 'read'],
        'reject' => [Decide::class, 'read'],
        'withdraw' => [Decide::class, 'read'],
        'ask_quote' => [Decide::class, 'read'],
        'decline_quote' => [Decide::class, 'read'],
    ];

    /** The empty name only loads the cart. A body with two actions is refused. @param bool $hasProcesses `Shop::holds` */
    public static function nameIn(Fields $body, bool $hasProcesses = false): string
    {
        $names = $body->names();
        if ($names === []) {
            return '';
        }
        $sealed = ['confirm' => 1] + ($hasProcesses ? self::OF_PROCESSES : []);
        $all = $hasProcesses ? self::ALL : array_diff_key(self::ALL, self::OF_PROCESSES, ['note' => 1]);
        foreach (array_intersect($names, array_keys($sealed)) as $name) {
            return array_diff($names, [$name, 'seen']) === [] ? $name : throw new Unreadable();
        }
        $known = array_values(array_intersect($names, array_keys($all)));
        return count($known) === 1 ? $known[0] : throw new Unreadable();
    }

    /** @throws Unreadable if the body breaks the contract */
    public static function read(string $name, Fields $body): Action
    {
        return (self::ALL[$name])($body);
    }
}
