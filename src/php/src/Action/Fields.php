<?php

/** Reads a body’s fields, strictly by the contract’s JSON Schema. */

declare(strict_types=1);

namespace ShopElements\Action;

use stdClass;

final readonly class Fields
{
    private function __construct(private stdClass $raw)
    {
    }

    public static function of(mixed $raw): self
    {
        return $raw instanceof stdClass ? new self($raw) : throw new Unreadable();
    }

    /** Numbers beyond an integer stay texts, so that no id is rounded. @throws Unreadable if it is not a JSON object */
    public static function parse(string $json): self
    {
        return self::of(json_decode(trim($json) === '' ? '{}' : $json, flags: JSON_BIGINT_AS_STRING));
    }

    /** @return list<string> */
    public function names(): array
    {
        return array_map(strval(...), array_keys(get_object_vars($this->raw)));
    }

    public function has(string $name): bool
    {
        return property_exists($this->raw, $name);
    }

    /** Null if it is missing. */
    public function at(string $name): mixed
    {
        return $this->raw->{$name} ?? null;
    }

    public function object(string $name): self
    {
        return self::of($this->at($name));
    }

    /** A number or a non-empty text. */
    public function id(string $name): int|string
    {
        return self::idIn($this->at($name)) ?? throw new Unreadable();
    }

    /** Null if the value is null. */
    public function idOrNull(string $name): int|string|null
    {
        return $this->has($name) && $this->at($name) === null ? null : $this->id($name);
    }

    public function text(string $name): string
    {
        $raw = $this->at($name);
        return is_string($raw) ? self::clean($raw) : throw new Unreadable();
    }

    /** A number, or a text with a plain decimal number. */
    public function decimal(string $name): string
    {
        $raw = $this->at($name);
        $text = is_int($raw) || is_float($raw) ? (string) json_encode($raw, JSON_PARTIAL_OUTPUT_ON_ERROR) : $raw;
        $isDecimal = is_string($text) && (!is_string($raw) || preg_match('/^-?\d+(\.\d+)?$/D', $text) === 1);
        return $isDecimal ? $text : throw new Unreadable();
    }

    /** A quantity: 0, which cannot be ordered, if it is not a whole number; null if it is missing. */
    public function quantity(string $name): ?int
    {
        if ($this->at($name) === null) {
            return null;
        }
        $text = $this->decimal($name);
        return preg_match('/^\d{1,9}(\.0+)?$/D', $text) === 1 ? (int) $text : 0;
    }

    /** Non-negative numbers by name. @return array<int|string, int|float> */
    public function numbers(string $name): array
    {
        $numbers = [];
        foreach (get_object_vars($this->object($name)->raw) as $key => $raw) {
            $raw = is_float($raw) && abs($raw) < 1e15 && floor($raw) === $raw ? (int) $raw : $raw;
            $numbers[$key] = (is_int($raw) || is_float($raw)) && $raw >= 0 ? $raw : throw new Unreadable();
        }
        return $numbers;
    }

    /** @return list<mixed> */
    public function list(string $name): array
    {
        $raw = $this->at($name);
        return is_array($raw) ? array_values($raw) : throw new Unreadable();
    }

    /** @return list<int|string> */
    public function ids(string $name): array
    {
        return array_map(static fn (mixed $raw): int|string => self::idIn($raw) ?? throw new Unreadable(), $this->list($name));
    }

    public function json(): string
    {
        return (string) json_encode($this->raw, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_UNESCAPED_UNICODE);
    }

    /** Removes what databases cannot store. */
    public static function clean(string $raw): string
    {
        return str_replace("\0", '', mb_scrub($raw, 'UTF-8'));
    }

    private static function idIn(mixed $raw): int|string|null
    {
        return match (true) {
            is_int($raw) => $raw,
            is_float($raw) => abs($raw) < 1e15 && floor($raw) === $raw ? (int) $raw : "$raw",
            is_string($raw) && $raw !== '' => self::clean($raw),
            default => null,
        };
    }
}
