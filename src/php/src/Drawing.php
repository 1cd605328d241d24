<?php

/** Prints a drawing as HTML, as `draw` does in a browser and `print` in TypeScript (see src/element/first-screen.ts). */

declare(strict_types=1);

namespace ShopElements;

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
        return implode('', array_map(fn (mixed $one): string => self::one($one, [$values], ''), $this->tree));
    }

    /** @param list<array<string, mixed>> $scopes the innermost last. @param string $place the position of the list's entry, for ids */
    private static function one(mixed $tree, array $scopes, string $place): string
    {
        if (is_string($tree)) {
            return self::escaped(self::text($tree, $scopes, $place) ?? '');
        }
        preg_match('/^([^*?]*)(?:\*([^?]*))?(?:\?(.*))?$/Ds', $tree[0], $head);
        [$name, $list, $when] = [$head[1], $head[2] ?? '', $head[3] ?? ''];
        if ($list === '') {
            return self::element($name, $when, $tree, $scopes, $place);
        }
        $html = '';
        foreach (array_values(self::see($list, $scopes) ?? []) as $at => $entry) {
            $html .= self::element($name, $when, $tree, [...$scopes, $entry], $place . $at);
        }
        return $html;
    }

    private static function element(string $name, string $when, array $tree, array $scopes, string $place): string
    {
        if ($when !== '' && !self::holds($when, $scopes)) {
            return '';
        }
        $inner = '';
        foreach (array_slice($tree, 2) as $child) {
            $inner .= self::one($child, $scopes, $place);
        }
        if ($name === '') {
            return $inner;
        }
        $attributes = '';
        foreach ($tree[1] as $key => $expression) {
            $text = self::attribute($expression, $scopes, $place);
            $attributes .= $text === null ? '' : " $key=\"" . self::escaped($text) . '"';
        }
        // The HTML parser drops a textarea's first line break.
        $line = $name === 'textarea' && str_starts_with($inner, "\n") ? "\n" : '';
        return "<$name$attributes>" . (in_array($name, self::VOID, true) ? '' : "$line$inner</$name>");
    }

    private static function attribute(mixed $expression, array $scopes, string $place): ?string
    {
        if (is_array($expression)) {
            return self::attribute($expression[self::holds($expression[0], $scopes) ? 1 : 2], $scopes, $place);
        }
        return $expression === null ? null : self::text($expression, $scopes, $place);
    }

    /** Null if one of its values is missing. */
    private static function text(string $expression, array $scopes, string $place): ?string
    {
        $text = '';
        foreach (preg_split('/\{([^}]+)\}/', $expression, -1, PREG_SPLIT_DELIM_CAPTURE) as $index => $part) {
            $value = $index % 2 === 0 ? $part : self::place($part, $scopes, $place);
            if ($value === null) {
                return null;
            }
            $text .= $value;
        }
        return $text;
    }

    private static function place(string $expression, array $scopes, string $place): ?string
    {
        if ($expression[0] === '?') {
            [$when, $text] = explode(':', substr($expression, 1), 2);
            return self::holds($when, $scopes) ? $text : '';
        }
        [$name, $other] = [...explode('|', $expression, 2), null];
        if ($name[0] === '=') {
            return $other ?? '';
        }
        $value = $name === '$' ? $place : self::see($name, $scopes);
        return $value === null ? ($other === null ? null : self::place($other, $scopes, $place)) : (string) $value;
    }

    /** Evaluates a condition: `a|b&!c`, `kind=locker`; an empty list counts as false. */
    private static function holds(string $expression, array $scopes): bool
    {
        foreach (explode('|', $expression) as $all) {
            $isTrue = true;
            foreach (explode('&', $all) as $one) {
                [$name, $expected] = [...explode('=', ltrim($one, '!'), 2), null];
                $value = self::see($name, $scopes);
                $is = $expected === null ? $value !== null && $value !== '' && $value !== false && $value !== [] : $value === $expected;
                $isTrue = $isTrue && $is !== str_starts_with($one, '!');
            }
            if ($isTrue) {
                return true;
            }
        }
        return false;
    }

    private static function see(string $name, array $scopes): mixed
    {
        for ($at = count($scopes) - 1; $at >= 0; $at -= 1) {
            if (array_key_exists($name, $scopes[$at])) {
                return $scopes[$at][$name];
            }
        }
        return null;
    }

    private static function escaped(string $text): string
    {
        return strtr($text, ['&' => '&amp;', '<' => '&lt;', '>' => '&gt;', '"' => '&quot;']);
    }
}
