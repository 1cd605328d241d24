<?php

/** The genitive of a Polish name: „zamówienie Anny Kowalczyk”. */

declare(strict_types=1);

namespace ShopElements;

final class Genitive
{
    /** Of the last letters of a woman’s first name, a woman’s surname, a man’s first name and a man’s surname; the first rule that matches counts. */
    private const RULES = [
        ['/(?<=[aeiouy])ja$/u' => 'i', '/^(\p{L}{1,3}[nscz])ia$/u' => '$1i', '/(?<=[ijklg])a$/u' => 'i', '/a$/u' => 'y'],
        ['/(?<=[scz]k)a$/u' => 'iej', '/(?<=[kgil])a$/u' => 'i', '/a$/u' => 'y', '/(?<=\p{L})$/u' => ''],
        ['/ek$/u' => 'ka', '/eł$/u' => 'ła', '/ander$/u' => 'andra', '/y$/u' => 'ego', '/(?<=i)$/u' => 'ego', '/(?<=[^aeiouyąęó])$/u' => 'a'],
        ['/ek$/u' => 'ka', '/(?<=i)$/u' => 'ego', '/y$/u' => 'ego', '/(?<=[kg])a$/u' => 'i', '/a$/u' => 'y', '/ć$/u' => 'cia', '/(?<=[bcdfghjklmnprstwzż])(?<!ec|ą\\p{L})$/u' => 'a'],
    ];
    private const MEN = ['Kuba', 'Barnaba', 'Bonawentura', 'Kosma', 'Jarema'];

    /** Null for a name that these rules do not know: then the sentence names the person after a colon. */
    public static function of(string $name): ?string
    {
        $words = explode(' ', $name);
        if (count($words) !== 2 || preg_match('/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u', $name) !== 1 || in_array($words[0], self::MEN, true)) {
            return null;
        }
        $isWoman = str_ends_with($words[0], 'a');
        $declined = array_map(self::declined(...), $words, $isWoman ? [self::RULES[0], self::RULES[1]] : [self::RULES[2], self::RULES[3]]);
        return in_array(null, $declined, true) ? null : implode(' ', $declined);
    }

    /** @param array<string, string> $rules */
    private static function declined(string $word, array $rules): ?string
    {
        foreach ($rules as $ending => $other) {
            if (preg_match($ending, $word) === 1) {
                return preg_replace($ending, $other, $word, 1);
            }
        }
        return null;
    }
}
