<?php

/** Reads bodies, one JSON text per line, answers them, and prints `[readable, status, slots]`. */

declare(strict_types=1);

use ShopElements\Action\{Actions, Fields, Unreadable};
use ShopElements\Cart\{Buyer, ExtraField};
use ShopElements\Http\CartCalls;
use ShopElements\Test\{MemoryShop, NoProcesses};

require __DIR__ . '/bootstrap.php';
set_error_handler(fn (int $level, string $message, string $file, int $line) => throw new ErrorException($message, 0, $level, $file, $line));

$memory = new MemoryShop();
$memory->extraFields = [new ExtraField('order_number', 'Numer zamówienia', required: true, max: 30), new ExtraField('0', 'Dzień', 'date'), new ExtraField('x', 'Uwaga', scope: ExtraField::LINE)];
$shop = $memory->shop(approvals: $none = new NoProcesses(), quotes: $none);
$buyers = [new Buyer('anna', ['address_city' => 'Łódź'], [['id' => 3, 'name' => 'Sady']], isTrader: true), new Buyer('ola')];
for ($at = 0; ($line = fgets(STDIN)) !== false; $at += 1) {
    $body = json_decode($line, flags: JSON_THROW_ON_ERROR);
    try {
        $fields = Fields::parse($body);
        $name = Actions::nameIn($fields, true);
        $name === '' || Actions::read($name, $fields);
        $isReadable = true;
    } catch (Unreadable) {
        $isReadable = false;
    }
    $response = (new CartCalls($shop, $buyers[$at % 2]))->answer($body, $at % 3 === 0 ? 'key ' . $at % 50 : '');
    $answer = json_decode($response->body, true, flags: JSON_THROW_ON_ERROR);
    // Some carts have a begun payment; carts that would grow without limit are excluded.
    if ($at % 97 === 0) {
        $memory->carts = $memory->saved = $memory->keys = [];
    }
    if ($at % 101 === 0 && isset($memory->carts['anna'])) {
        $memory->carts['anna']->isPaymentBegun = true;
    }
    echo json_encode([$isReadable, $response->status, array_keys($answer['messages'] ?? [])]), "\n";
}
