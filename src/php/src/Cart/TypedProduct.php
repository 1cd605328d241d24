<?php

/** Reads a product's fields as a person has typed them, in a form, a file or a database, and names the fault of each. */

declare(strict_types=1);

namespace ShopElements\Cart;

use ShopElements\Day;
use ShopElements\Pasted;

final readonly class TypedProduct
{
    /** Labels of the fields by name. */
    public const LABELS = [
        'sku' => 'Symbol (SKU)',
        'net' => 'Cena netto',
        'vat' => 'VAT',
        'unit' => 'Jednostka',
        'stock' => 'Stan',
        'incoming' => 'W drodze',
        'incoming_on' => 'W drodze do',
        'least' => 'Najmniej',
        'step' => 'Wielokrotność',
        'price_steps' => 'Ceny od ilości',
    ];
    private const LONGEST = ['sku' => 190, 'unit' => 40, 'price_steps' => 400];

    /** @var array<string, string> stored values by field: plain figures, or '' for an empty one */
    public array $stored;
    /** @var array<string, string> errors by field; a missing price is no error */
    public array $faults;

    /** @param array<string, string> $typed by field; missing ones count as empty */
    public function __construct(array $typed)
    {
        $typed = array_map(Pasted::text(...), $typed);
        $typed += array_fill_keys(array_keys(self::LABELS), '');
        $unit = $typed['unit'] ?: 'szt.';
        $net = Money::typed($typed['net']);
        $amounts = array_map(static fn (string $one): ?int => preg_match('/^-[0-9]+$/D', $one) === 1 ? 0 : Amount::read($one, $unit), $typed);
        $read = [
            'sku' => $typed['sku'],
            'net' => $net === null || $net <= 0 ? null : Money::text($net),
            'vat' => VatRate::read($typed['vat']),
            'unit' => $typed['unit'],
            'stock' => $amounts['stock'],
            'incoming' => $amounts['incoming'],
            'incoming_on' => Day::iso($typed['incoming_on']),
            'least' => $amounts['least'] ?: null,
            'step' => $amounts['step'] ?: null,
            'price_steps' => self::written(self::steps($typed['price_steps']), Money::text(...)),
        ];
        [$stored, $faults] = [[], []];
        foreach ($read as $field => $value) {
            $stored[$field] = $typed[$field] === '' ? '' : (string) $value;
            if ($typed[$field] !== '' && $value === null) {
                $faults[$field] = self::LABELS[$field] . ': „' . $typed[$field] . '” ' . match ($field) {
                    'net' => 'nie jest ceną większą od zera, taką jak 42,90 lub 1 234,50.',
                    'vat' => 'nie jest stawką, taką jak 23, 8, 5, 0, zw, np lub oo.',
                    'incoming_on' => 'nie jest dniem, takim jak 9.12.2026.',
                    'price_steps' => 'nie są cenami od ilości, takimi jak 10: 11,20; 50: 9,90.',
                    default => 'nie jest liczbą całkowitą' . (in_array($field, ['stock', 'incoming'], true) ? '.' : ' większą od zera.'),
                };
            } elseif (mb_strlen($typed[$field]) > (self::LONGEST[$field] ?? 60)) {
                $faults[$field] = self::LABELS[$field] . ': za długie.';
            }
        }
        [$this->stored, $this->faults] = [$stored, $faults];
    }

    /** Null without a price, or if a field cannot be read, so that no product is sold at a wrong price or quantity. @param array<string, mixed> $more */
    public function product(int|string $id, string $name, ?string $image = null, array $more = []): ?Product
    {
        $own = $this->stored;
        return $this->faults !== [] || $own['net'] === '' ? null : new Product(
            id: $id,
            name: $name,
            net: Money::read($own['net']),
            vat: $own['vat'] === '' ? 23 : $own['vat'],
            unit: $own['unit'] ?: 'szt.',
            sku: $own['sku'],
            least: (int) ($own['least'] ?: 1),
            step: (int) ($own['step'] ?: 1),
            stock: $own['stock'] === '' ? null : (int) $own['stock'],
            image: $image,
            more: $more,
            incoming: (int) $own['incoming'],
            incomingOn: $own['incoming_on'] ?: null,
            priceSteps: self::steps($own['price_steps']) ?? [],
        );
    }

    /** Stored values as people write them: a price with a comma; unreadable ones stay as they are. @param array<string, string> $stored @return array<string, string> */
    public static function shown(array $stored): array
    {
        $net = Money::typed($stored['net'] ?? '');
        $steps = self::written(self::steps($stored['price_steps'] ?? ''), Money::figures(...));
        $day = ['incoming_on' => Day::polish($stored['incoming_on'] ?? '')] + ($steps === null ? [] : ['price_steps' => $steps]) + $stored;
        return $net === null ? $day : ['net' => Money::figures($net)] + $day;
    }

    /** `10: 11,20; 50: 9,90` as net prices in grosze by quantity, from the smallest; null if it cannot be read. @return ?array<int, int> */
    private static function steps(string $typed): ?array
    {
        $steps = [];
        foreach (array_filter(array_map(trim(...), explode(';', $typed)), strlen(...)) as $one) {
            [$from, $price] = [...explode(':', $one, 2), ''];
            [$from, $net] = [trim($from), Money::typed(trim($price))];
            if (preg_match('/^[1-9]\d{0,8}$/D', $from) !== 1 || isset($steps[$from]) || $net === null || $net <= 0) {
                return null;
            }
            $steps[(int) $from] = $net;
        }
        ksort($steps);
        return $steps;
    }

    /** @param ?array<int, int> $steps @param callable(int): string $money */
    private static function written(?array $steps, callable $money): ?string
    {
        return $steps === null ? null : implode('; ', array_map(static fn (int $from, int $net): string => "$from: {$money($net)}", array_keys($steps), $steps));
    }
}
