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
    ];

    /** The empty name only loads the cart. A body with two actions is refused. */
    public static function nameIn(Fields $body): string
    {
        $names = $body->names();
        if ($names === []) {
            return '';
        }
        if ($body->has('confirm')) {
            return array_diff($names, ['confirm', 'seen']) === [] ? 'confirm' : throw new Unreadable();
        }
        $known = array_values(array_intersect($names, array_keys(self::ALL)));
        return count($known) === 1 ? $known[0] : throw new Unreadable();
    }
}
