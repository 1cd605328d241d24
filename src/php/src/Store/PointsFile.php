<?php

/** Decides which parcel lockers are known: those in a file with the format of the InPost points API. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Shop\Lockers;

final class PointsFile implements Lockers
{
    /** @var ?array<string, mixed> */
    private ?array $read = null;

    public function __construct(private readonly string $path)
    {
    }

    /** With `name` that one; with `relative_post_code` the nearest `limit`, each with its `distance`; else all. */
    public function points(array $query): array
    {
        $all = $this->all();
        if (isset($query['name'])) {
            $found = array_values(array_filter($all, static fn (array $one): bool => $one['name'] === $query['name']));
        } else {
            $found = $this->nearest($all, (string) ($query['relative_post_code'] ?? ''));
            $found = isset($query['limit']) ? array_slice($found, 0, max(1, (int) $query['limit'])) : $found;
        }
        return ['items' => $found, 'total_pages' => 1];
    }

    /** @return list<array<string, mixed>> */
    private function all(): array
    {
        return ($this->read ??= json_decode((string) file_get_contents($this->path), true, flags: JSON_THROW_ON_ERROR))['items'];
    }

    /**
     * Sorted by distance; unsorted if the post code cannot be located.
     *
     * @param list<array<string, mixed>> $all
     * @return list<array<string, mixed>>
     */
    private function nearest(array $all, string $postCode): array
    {
        $from = self::middle($all, $postCode);
        if ($from === null) {
            return $all;
        }
        [$north, $east] = $from;
        $measured = array_map(static function (array $one) use ($north, $east): array {
            ['latitude' => $latitude, 'longitude' => $longitude] = $one['location'];
            $metres = 111_320 * hypot($latitude - $north, ($longitude - $east) * cos(deg2rad($north)));
            return [...$one, 'distance' => round($metres)];
        }, $all);
        usort($measured, static fn (array $a, array $b): int => $a['distance'] <=> $b['distance']);
        return $measured;
    }

    /**
     * The centre of the points whose post codes share the most leading digits with this one, at least two.
     *
     * @param list<array<string, mixed>> $all
     * @return ?array{float, float}
     */
    private static function middle(array $all, string $postCode): ?array
    {
        for ($digits = strlen($postCode); $digits >= 2; $digits--) {
            $begin = substr($postCode, 0, $digits);
            $near = array_filter($all, static fn (array $one): bool => str_starts_with((string) $one['address_details']['post_code'], $begin));
            if ($near !== []) {
                $mean = static fn (string $of): float => array_sum(array_column(array_column($near, 'location'), $of)) / count($near);
                return [$mean('latitude'), $mean('longitude')];
            }
        }
        return null;
    }

    public function point(string $code): ?array
    {
        foreach ($this->all() as $one) {
            if ($one['name'] === $code && $one['status'] === 'Operating' && in_array('parcel_locker', $one['type'], true)) {
                $at = $one['address_details'];
                return [
                    'inpost_point_code' => $code,
                    'inpost_point_street' => (string) ($at['street'] ?? ''),
                    'inpost_point_building_number' => (string) ($at['building_number'] ?? ''),
                    'inpost_point_flat_number' => (string) ($at['flat_number'] ?? ''),
                    'inpost_point_city' => (string) $at['city'],
                    'inpost_point_province' => (string) $at['province'],
                    'inpost_point_post_code' => (string) $at['post_code'],
                ];
            }
        }
        return null;
    }
}
