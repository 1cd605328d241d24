<?php

/** Parcel lockers from a file in the format of the InPost points API. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Shop\Lockers;

final class PointsFile implements Lockers
{
    private const PAGE = 25;
    private const LARGEST_PAGE = 500;
    /** A post code or its beginning; other texts find no points. */
    private const POST_CODE = '/^[0-9]{2}(?:-[0-9]{0,3})?$/D';

    private ?PointsIndex $index = null;

    /**
     * @param string $path path of the carrier's JSON file with the points
     */
    public function __construct(private readonly string $path)
    {
    }

    /** Points by `name`; by `relative_post_code` the nearest, each with its `distance`, at most `limit`; else pages of `per_page`. */
    public function points(array $query): array
    {
        $all = $this->index();
        $metres = isset($query['name']) ? null : self::metres($all, (string) ($query['relative_post_code'] ?? ''));
        $places = match (true) {
            isset($query['name']) => array_keys($all->names(), $query['name'], true),
            $metres !== null => array_keys($metres),
            $all->count() === 0 => [],
            default => range(0, $all->count() - 1),
        };
        $limit = self::whole($query['limit'] ?? '');
        $count = min(count($places), $limit ?? PHP_INT_MAX);
        $size = min(self::LARGEST_PAGE, self::whole($query['per_page'] ?? '') ?? $limit ?? self::PAGE);
        $page = self::whole($query['page'] ?? '') ?? 1;
        $from = ($page - 1) * $size;
        $one = static fn (int $at): array => $all->point($at) + ($metres === null ? [] : ['distance' => $metres[$at]]);
        return [
            'count' => $count,
            'page' => $page,
            'per_page' => $size,
            'total_pages' => intdiv($count + $size - 1, $size),
            'items' => array_map($one, array_slice($places, $from, max(0, min($size, $count - $from)))),
        ];
    }

    /** A whole number above zero, else null. */
    private static function whole(mixed $number): ?int
    {
        return Db::rowId(is_string($number) || is_int($number) ? $number : '');
    }

    private function index(): PointsIndex
    {
        return $this->index ??= PointsIndex::of($this->path);
    }

    /**
     * The distance of each point from the post code, nearest first; null if the post code cannot be located.
     *
     * @return ?array<int, float>
     */
    private static function metres(PointsIndex $all, string $postCode): ?array
    {
        if (preg_match(self::POST_CODE, $postCode) !== 1) {
            return null;
        }
        [$places, $metres] = [$all->places(), []];
        $from = self::middle($all->postCodes(), $places, $postCode);
        if ($from === null) {
            return null;
        }
        [$north, $east] = $from;
        $narrow = cos(deg2rad($north));
        for ($at = 0, $end = count($places); $at < $end; $at += 2) {
            $metres[] = round(111_320 * hypot($places[$at] - $north, ($places[$at + 1] - $east) * $narrow));
        }
        asort($metres);
        return $metres;
    }

    /**
     * The centre of the points whose post codes share the most leading characters with this one, at least two; found in one pass.
     *
     * @param list<string> $postCodes
     * @param list<float> $places
     * @return ?array{float, float}
     */
    private static function middle(array $postCodes, array $places, string $postCode): ?array
    {
        [$longest, $sums] = [2, [0.0, 0.0, 0]];
        foreach ($postCodes as $at => $one) {
            // XOR leaves a zero byte for each character that both have.
            $shared = strspn($postCode ^ $one, "\0");
            if ($shared > $longest) {
                [$longest, $sums] = [$shared, [0.0, 0.0, 0]];
            }
            if ($shared === $longest) {
                $sums = [$sums[0] + $places[2 * $at], $sums[1] + $places[2 * $at + 1], $sums[2] + 1];
            }
        }
        return $sums[2] === 0 ? null : [$sums[0] / $sums[2], $sums[1] / $sums[2]];
    }

    public function point(string $code): ?array
    {
        foreach (array_keys($this->index()->names(), $code, true) as $place) {
            $one = $this->index()->point($place);
            if ($one['status'] === 'Operating' && in_array('parcel_locker', $one['type'], true)) {
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
