<?php

/** Length and pattern of each field that a person fills in: written by `npm run manifest` from the contract (src/http/limits.ts). */

declare(strict_types=1);

namespace ShopElements;

final class Limits
{
    public const ADDRESS = [
        'name' => ['min' => 3, 'max' => 200],
        'street' => ['min' => 3, 'max' => 200],
        'house_no' => ['min' => 1, 'max' => 10],
        'flat_no' => ['min' => 0, 'max' => 10],
        'city' => ['min' => 3, 'max' => 200],
        'zip_code' => ['min' => 0, 'max' => 6, 'pattern' => '/^\d{2}-\d{3}$/D'],
        'post' => ['min' => 3, 'max' => 200],
        'country' => ['min' => 0, 'max' => 2, 'pattern' => '/^[A-Z]{2}$/D'],
        'region' => ['min' => 3, 'max' => 200],
        'nip' => ['min' => 0, 'max' => 10, 'pattern' => '/^\d{10}$/D'],
    ];
    public const CONTACT = [
        'email' => ['min' => 3, 'max' => 254],
        'phone' => ['min' => 3, 'max' => 60],
    ];
    public const LOCKER = ['min' => 0, 'max' => 200];
    public const NOTES = ['min' => 0, 'max' => 2000];
    public const MESSAGE = ['min' => 0, 'max' => 1000];
    public const LIST_NAME = ['min' => 1, 'max' => 100];
    public const WITHDRAWAL = [
        'name' => ['min' => 1, 'max' => 200],
        'contract' => ['min' => 1, 'max' => 190],
        'email' => ['min' => 3, 'max' => 254],
    ];
}
