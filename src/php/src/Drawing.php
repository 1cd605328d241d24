<?php

/** Prints a drawing as HTML, as `draw` does in a browser and `print` in TypeScript (see src/element/first-screen.ts). */

declare(strict_types=1);

namespace ShopElements;

use Closure;

/**
 * A tree is read once, when it is first printed: into texts that never change, joined, and functions for what depends on values. Each
 * further line of a cart costs its values only.
 *
 * @phpstan-type Part string|Closure(array<string, mixed>, string): string
 */
final class Drawing
{
    private const VOID = ['input', 'img', 'br', 'hr'];

    /** @param array<int, mixed> $tree of `dist/first-screens.json` */
    public function __construct(private readonly array $tree)
    {
    }

    /** @param array<string, mixed> $values texts, flags, and lists of them */
    public function print(array $values): string
    {
        return self::joined(self::all($this->tree))($values, '');
    }

    /** @param array<int, mixed> $trees @return list<Part> */
    private static function all(array $trees): array
    {
        return array_merge([], ...array_map(self::one(...), array_values($trees)));
    }

    /** The parts as one function of the values that are in scope, and of the position of the list's entry, for ids. @param list<Part> $parts */
    private static function joined(array $parts): Closure
    {
        $few = [];
        foreach ($parts as $part) {
            $last = count($few) - 1;
            if (is_string($part) && $last >= 0 && is_string($few[$last])) {
                $few[$last] .= $part;
            } else {
                $few[] = $part;
            }
        }
        return static function (array $values, string $place) use ($few): string {
            $html = '';
            foreach ($few as $part) {
                $html .= is_string($part) ? $part : $part($values, $place);
            }
            return $html;
        };
    }

    /** @return list<Part> */
    private static function one(mixed $tree): array
    {
        if (is_string($tree)) {
            $text = self::text($tree);
            return [is_string($text) ? self::escaped($text) : static fn (array $values, string $place): string => self::escaped($text($values, $place) ?? '')];
        }
        preg_match('/^([^*?]*)(?:\*([^?]*))?(?:\?(.*))?$/Ds', $tree[0], $head);
        [$name, $list, $when] = [$head[1], $head[2] ?? '', $head[3] ?? ''];
        if ($list === '' && $when === '') {
            return self::element($name, $tree);
        }
        $holds = $when === '' ? static fn (): bool => true : self::condition($when);
        // Much of a drawing is never displayed, and not read either.
        $print = static function (array $values, string $place) use ($name, $tree): string {
            static $element = null;
            $element ??= self::joined(self::element($name, $tree));
            return $element($values, $place);
        };
        if ($list === '') {
            return [static fn (array $values, string $place): string => $holds($values) ? $print($values, $place) : ''];
        }
        return [static function (array $values, string $place) use ($list, $holds, $print): string {
            $html = '';
            foreach (array_values($values[$list] ?? []) as $at => $entry) {
                $inner = $entry + $values;
                $html .= $holds($inner) ? $print($inner, $place . $at) : '';
            }
            return $html;
        }];
    }

    /** @return list<Part> */
    private static function element(string $name, array $tree): array
    {
        $children = self::all(array_slice($tree, 2));
        if ($name === '') {
            return $children;
        }
        $parts = ["<$name"];
        foreach ($tree[1] as $key => $expression) {
            $text = self::attribute($expression);
            $written = static fn (?string $text): string => $text === null ? '' : " $key=\"" . self::escaped($text) . '"';
            $parts[] = $text instanceof Closure ? static fn (array $values, string $place): string => $written($text($values, $place)) : $written($text);
        }
        if (in_array($name, self::VOID, true)) {
            return [...$parts, '>'];
        }
        if ($name !== 'textarea') {
            return [...$parts, '>', ...$children, "</$name>"];
        }
        $inner = self::joined($children);
        // The HTML parser drops a textarea's first line break.
        return [...$parts, '>', static fn (array $values, string $place): string => (str_starts_with($text = $inner($values, $place), "\n") ? "\n" : '') . $text, "</$name>"];
    }

    /** @return string|null|Closure(array<string, mixed>, string): ?string */
    private static function attribute(mixed $expression): string|Closure|null
    {
        if (!is_array($expression)) {
            return $expression === null ? null : self::text($expression);
        }
        $holds = self::condition($expression[0]);
        $ways = array_map(self::attribute(...), [$expression[1] ?? null, $expression[2] ?? null]);
        return static function (array $values, string $place) use ($holds, $ways): ?string {
            $way = $ways[$holds($values) ? 0 : 1];
            return $way instanceof Closure ? $way($values, $place) : $way;
        };
    }

    /** The text; as a function, it is null if one of its values is missing. @return string|Closure(array<string, mixed>, string): ?string */
    private static function text(string $expression): string|Closure
    {
        $parts = preg_split('/\{([^}]+)\}/', $expression, -1, PREG_SPLIT_DELIM_CAPTURE);
        if (count($parts) === 1) {
            return $expression;
        }
        foreach ($parts as $index => $part) {
            $parts[$index] = $index % 2 === 0 ? $part : self::value($part);
        }
        if (count($parts) === 3 && $parts[0] === '' && $parts[2] === '') {
            return $parts[1];
        }
        return static function (array $values, string $place) use ($parts): ?string {
            $text = '';
            foreach ($parts as $part) {
                $value = is_string($part) ? $part : $part($values, $place);
                if ($value === null) {
                    return null;
                }
                $text .= $value;
            }
            return $text;
        };
    }

    /** @return Closure(array<string, mixed>, string): ?string */
    private static function value(string $expression): Closure
    {
        if ($expression[0] === '?') {
            [$when, $text] = explode(':', substr($expression, 1), 2);
            $holds = self::condition($when);
            return static fn (array $values): string => $holds($values) ? $text : '';
        }
        [$name, $other] = [...explode('|', $expression, 2), null];
        if ($name[0] === '=') {
            return static fn (): string => $other ?? '';
        }
        if ($name === '$') {
            return static fn (array $values, string $place): string => $place;
        }
        $else = $other === null ? static fn (): ?string => null : self::value($other);
        return static fn (array $values, string $place): ?string => isset($values[$name]) ? (string) $values[$name] : $else($values, $place);
    }

    /** A condition: `a|b&!c`, `kind=locker`; an empty list counts as false. @return Closure(array<string, mixed>): bool */
    private static function condition(string $expression): Closure
    {
        $ways = array_map(static fn (string $all): array => array_map(
            static fn (string $one): array => [...explode('=', ltrim($one, '!'), 2), null, str_starts_with($one, '!')],
            explode('&', $all),
        ), explode('|', $expression));
        return static function (array $values) use ($ways): bool {
            foreach ($ways as $all) {
                foreach ($all as $one) {
                    [$name, $expected] = $one;
                    $value = $values[$name] ?? null;
                    $is = $expected === null ? $value !== null && $value !== '' && $value !== false && $value !== [] : $value === $expected;
                    if ($is === end($one)) {
                        continue 2;
                    }
                }
                return true;
            }
            return false;
        };
    }

    private static function escaped(string $text): string
    {
        return strtr($text, ['&' => '&amp;', '<' => '&lt;', '>' => '&gt;', '"' => '&quot;']);
    }
}
