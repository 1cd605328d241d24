<?php

/** Words of a quantity that comes in parts, by language: written by `npm run manifest` from src/ui/stock/text.ts and its translations. */

declare(strict_types=1);

namespace ShopElements;

final class PartWords
{
    public const BY_LANGUAGE = [
        'pl' => [
            'stock' => 'od ręki',
            'incoming' => 'w drodze',
            'on-order' => 'na zamówienie',
            'none' => 'niedostępne',
            'about' => 'ok. {date}',
            'group' => ' ',
            'decimal' => ',',
            'months' => ['{day} stycznia', '{day} lutego', '{day} marca', '{day} kwietnia', '{day} maja', '{day} czerwca', '{day} lipca', '{day} sierpnia', '{day} września', '{day} października', '{day} listopada', '{day} grudnia'],
            'year' => '{date} {year}',
        ],
        'en' => [
            'stock' => 'in stock',
            'incoming' => 'on the way',
            'on-order' => 'on order',
            'none' => 'not available',
            'about' => 'around {date}',
            'group' => ',',
            'decimal' => '.',
            'months' => ['January {day}', 'February {day}', 'March {day}', 'April {day}', 'May {day}', 'June {day}', 'July {day}', 'August {day}', 'September {day}', 'October {day}', 'November {day}', 'December {day}'],
            'year' => '{date}, {year}',
        ],
        'de' => [
            'stock' => 'auf Lager',
            'incoming' => 'unterwegs',
            'on-order' => 'auf Bestellung',
            'none' => 'nicht verfügbar',
            'about' => 'ca. {date}',
            'group' => '.',
            'decimal' => ',',
            'months' => ['{day}. Januar', '{day}. Februar', '{day}. März', '{day}. April', '{day}. Mai', '{day}. Juni', '{day}. Juli', '{day}. August', '{day}. September', '{day}. Oktober', '{day}. November', '{day}. Dezember'],
            'year' => '{date} {year}',
        ],
        'cs' => [
            'stock' => 'skladem',
            'incoming' => 'na cestě',
            'on-order' => 'na objednávku',
            'none' => 'nedostupné',
            'about' => 'kolem {date}',
            'group' => ' ',
            'decimal' => ',',
            'months' => ['{day}. ledna', '{day}. února', '{day}. března', '{day}. dubna', '{day}. května', '{day}. června', '{day}. července', '{day}. srpna', '{day}. září', '{day}. října', '{day}. listopadu', '{day}. prosince'],
            'year' => '{date} {year}',
        ],
        'uk' => [
            'stock' => 'в наявності',
            'incoming' => 'у дорозі',
            'on-order' => 'під замовлення',
            'none' => 'немає в наявності',
            'about' => 'приблизно {date}',
            'group' => ' ',
            'decimal' => ',',
            'months' => ['{day} січня', '{day} лютого', '{day} березня', '{day} квітня', '{day} травня', '{day} червня', '{day} липня', '{day} серпня', '{day} вересня', '{day} жовтня', '{day} листопада', '{day} грудня'],
            'year' => '{date} {year} р.',
        ],
    ];
}
