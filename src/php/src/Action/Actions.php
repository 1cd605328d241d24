<?php

/** Finds the action of a body. */

declare(strict_types=1);

namespace ShopElements\Action;

final class Actions
{
    /** @var array<string, class-string<Action>> by the body's key */
    public const ALL = [
        'quantity' => ChangeQuantities::class,
        'remove' => RemoveLine::class,
        'move' => MoveLines::class,
        'carrier' => ChooseCarrier::class,
        'payment' => ChoosePayment::class,
        'payment_method' => ChooseMethod::class,
        'project' => ChooseProject::class,
        'delivery_address' => ChooseDeliveryAddress::class,
        'invoice_address' => ChooseInvoiceAddress::class,
        'new_address' => AddAddress::class,
        'inpost_data' => ChooseLocker::class,
        'inpost_contact' => SaveContact::class,
        'client_comments' => WriteNotes::class,
        'extra_field' => WriteField::class,
        'add_discount' => PriceLine::class,
        'add_carrier_discount' => PriceCarrier::class,
        'add_product' => AddProduct::class,
        'add_products' => AddProducts::class,
        'confirm' => Confirm::class,
        ...self::OF_PROCESSES,
        'note' => WriteNote::class,
    ];
    /** Actions of approval and quotes that state what the person has seen, like an order. */
    public const OF_PROCESSES = [
        'send_for_approval' => Decide::class,
        'approve' => Decide::class,
        'reject' => Decide::class,
        'withdraw' => Decide::class,
        'ask_quote' => Decide::class,
        'decline_quote' => Decide::class,
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
}
