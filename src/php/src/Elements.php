<?php

/** Prints a tag in a template: `Elements::cart(['cart-url' => '/koszyk', 'client' => […]])`, escaped, and checked. */

declare(strict_types=1);

namespace ShopElements;

use Stringable;

final class Elements extends Tags
{
    /** Attributes that every HTML element may have. */
    private const GLOBAL = '/^(class|id|lang|title|hidden|slot|style|role|tabindex|(data|aria)-[\w-]+)$/D';

    /** In development a wrong attribute throws; set this to false in production, where it is left out and logged. */
    public static bool $isStrict = true;

    /** The documentation's URL, such as `/elementy/`: messages lead to it, the browser's too. Without it they name a file of the package. */
    public static string $docs = '';

    /** The package's file about faults, to which messages lead if there is no `$docs`. */
    public static string $faults = 'node_modules/shop-elements/dist/faults.html';

    /** @param array{0?: array<string, mixed>, 1?: string} $arguments */
    public static function __callStatic(string $name, array $arguments): string
    {
        $kebab = (string) preg_replace('/(?=[A-Z])/', '-', $name);
        return self::tag('shop-' . strtolower($kebab), ...$arguments);
    }

    /**
     * @param array<string, mixed> $attributes null leaves the attribute out; JSON of any content goes into a child script
     * @param string $inside HTML shown until the element has loaded
     */
    public static function tag(string $tag, array $attributes = [], string $inside = ''): string
    {
        $kinds = self::ATTRIBUTES[$tag]
            ?? throw new WrongTag("There is no <$tag>.", self::pageOf('lint-unknown-tag'), $tag, nearest: self::nearest($tag, array_keys(self::ATTRIBUTES)));
        $attributes += $tag === 'shop-config' && self::$docs !== '' ? ['docs-url' => self::$docs] : [];
        [$html, $data] = ['', []];
        foreach ($attributes as $name => $value) {
            $kind = $kinds[$name] ?? (preg_match(self::GLOBAL, $name) === 1 ? 'global' : 'none');
            if ($value === null) {
                continue;
            }
            $value = $kind === 'tokens' && is_array($value) ? implode(' ', array_filter($value, is_string(...))) : $value;
            $fault = self::fault($kind, $value);
            if ($fault !== null) {
                [$page, $nearest] = $kind === 'none' ? ['lint-unknown-attribute', self::nearest($name, array_keys($kinds))] : ['lint-wrong-value', ''];
                self::complain(new WrongTag("<$tag $name>: $fault.", self::pageOf($page), $tag, $name, $kind, $nearest));
            } elseif ($kind === 'json') {
                $data[lcfirst(str_replace('-', '', ucwords($name, '-')))] = $value;
            } elseif ($value !== false) {
                $html .= $value === true ? " $name" : " $name=\"" . htmlspecialchars((string) $value, ENT_QUOTES | ENT_SUBSTITUTE) . '"';
            }
        }
        return "<$tag$html>" . ($data === [] ? '' : self::data($data)) . "$inside</$tag>";
    }

    /** `<` is written as \u003c, so that no text in the data can end the script. */
    private static function data(mixed $data): string
    {
        $json = Json::text($data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE);
        return "<script type=\"application/json\">$json</script>";
    }

    /** @param string|list<string> $kind */
    private static function fault(string|array $kind, mixed $value): ?string
    {
        $isText = is_string($value) || is_int($value) || is_float($value) || $value instanceof Stringable;
        return match (true) {
            $kind === 'none' => 'there is no such attribute',
            is_array($kind) => in_array($value, $kind, true) ? null : 'use ' . implode(', ', $kind) . ', or leave it out',
            $kind === 'json' => is_array($value) || is_object($value) ? null : 'use an array or an object',
            $kind === 'flag' => is_bool($value) ? null : 'use true or false',
            $kind === 'number' => is_numeric($value) ? null : 'use a number',
            $kind === 'integer' => is_int($value) || (is_string($value) && preg_match('/^-?\d+$/D', $value) === 1)
                ? null : 'use a whole number',
            default => $isText || ($kind === 'global' && is_bool($value)) ? null : 'use a text',
        };
    }

    /** The URL of the page about a fault. */
    private static function pageOf(string $id): string
    {
        return self::$docs === '' ? self::$faults . "#$id" : rtrim(self::$docs, '/') . "/e/$id";
    }

    private static function complain(WrongTag $wrong): void
    {
        if (self::$isStrict) {
            throw $wrong;
        }
        error_log("Shop Elements: {$wrong->getMessage()}");
    }

    /** @param list<string> $known */
    private static function nearest(string $name, array $known): string
    {
        $far = array_combine($known, array_map(static fn (string $one): int => levenshtein($name, $one), $known));
        asort($far);
        return $far !== [] && reset($far) <= 3 ? (string) array_key_first($far) : '';
    }
}
