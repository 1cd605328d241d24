<?php

/** A further field that a shop asks for, such as an order number or a delivery day, and its valid values. */

declare(strict_types=1);

namespace ShopElements\Cart;

use Closure;
use ShopElements\Contact;
use ShopElements\Day;
use ShopElements\Limits;
use ShopElements\Pasted;
use ShopElements\Texts;

final readonly class ExtraField
{
    public const ORDER = 'order';
    public const DELIVERY = 'delivery';
    /** The field appears in each line of the cart. */
    public const LINE = 'line';
    /** Required when a person sends the cart for approval, and when a person approves it. */
    public const APPROVAL = 'approval';
    /** Required when a quote is requested. */
    public const QUOTE = 'quote';
    /** Name of a choice of how the goods come, and its value for all at once: then the lines state the day of the whole quantity. */
    public const DISPATCH = 'dispatch';
    public const TOGETHER = 'together';
    /** The earliest accepted date: while a year is being typed, the date is earlier. */
    private const FIRST_DAY = '1900-01-01';

    /**
     * @param string $name key of the stored answer
     * @param string $label label displayed to the buyer
     * @param 'text'|'number'|'date'|'select'|'tel'|'email'|'consent'|'choice'|'file' $type consents and choices appear on the summary; they and files never in a line
     * @param self::ORDER|self::DELIVERY|self::LINE|self::APPROVAL|self::QUOTE $scope place of the field: with the order, with the delivery, in each line, or beside the button that sends for approval or requests a quote
     * @param bool $required the order is refused while it is empty
     * @param ?int $max maximum length of a text, or maximum of a number
     * @param array<array-key, string> $options options of a select or a choice: labels by value
     * @param string $help a sentence below the field
     * @param (Closure(string): ?string)|null $check the shop’s own rule: returns why the answer is invalid, or null
     * @param string $known initial answer; not for lines, consents and choices
     * @param string $version version of a consent, without spaces; a new version invalidates earlier ticks
     * @param array<string, string> $links links of a consent: URLs by words of its label
     * @param string $error sentence for a missing required consent or choice
     * @param list<string> $accept media types of a file: `application/pdf`, `image/jpeg`, `image/png`
     * @param int $maxBytes most bytes of a file
     */
    public function __construct(
        public string $name,
        public string $label,
        public string $type = 'text',
        public string $scope = self::ORDER,
        public bool $required = false,
        public ?int $max = null,
        public array $options = [],
        public string $help = '',
        public ?Closure $check = null,
        public string $known = '',
        public string $version = '',
        public array $links = [],
        public string $error = '',
        public array $accept = [],
        public int $maxBytes = 5_000_000,
    ) {
    }

    /** @param array<string, string> $values the order's or the line's values by name */
    public function answer(array $values): string
    {
        return match (true) {
            $this->type === 'consent' => $this->tickedAt($values) === null ? '' : '1',
            $this->type === 'choice' || $this->scope === self::LINE => $values[$this->name] ?? '',
            default => $values[$this->name] ?? $this->known,
        };
    }

    /** When the consent was ticked in its current wording; null if it was not. @param array<string, string> $values */
    public function tickedAt(array $values): ?string
    {
        [$version, $at] = [...explode(' ', $values[$this->name] ?? '', 2), '', ''];
        return $at !== '' && $version === $this->version ? $at : null;
    }

    /** The stored form of an answer in a cart; of a tick, its version and time. */
    public function stored(string $value): string
    {
        return $this->type === 'consent' && $value !== '' ? $this->version . ' ' . gmdate('Y-m-d\TH:i:s\Z') : $value;
    }

    /** The record of a consent in an order. @param array<string, string> $values @return array<string, mixed> */
    public function proof(array $values): array
    {
        $at = $this->tickedAt($values);
        return [
            'name' => $this->name,
            'wording' => $this->label,
            'links' => $this->links,
            'version' => $this->version,
            'value' => $at === null ? '' : '1',
            'at' => $at ?? gmdate('Y-m-d\TH:i:s\Z'),
        ];
    }

    /** The stored form of a typed or pasted answer. */
    public function read(string $value): string
    {
        $code = Pasted::code($value);
        return match ($this->type) {
            'number' => (string) preg_replace('/^(-?[0-9]+),([0-9]+)$/D', '$1.$2', $code),
            'date' => Day::iso($code) ?? $code,
            'tel' => Contact::phone($value),
            'email' => Contact::email($value),
            'select', 'choice', 'consent', 'file' => $value,
            default => Pasted::text($value),
        };
    }

    /** Why the answer is invalid; null if it is valid. Required fields may stay empty until the order. */
    public function fault(string $value, Texts $texts): ?string
    {
        $max = $this->type === 'text' ? min($this->max ?? Limits::NOTES['max'], Limits::NOTES['max']) : Limits::NOTES['max'];
        return match (true) {
            $value === '' => null,
            mb_strlen($value) > $max => Texts::fill($texts->tooLong, ['name' => $this->label, 'amount' => $max]),
            !$this->isOfType($value) => Texts::fill($texts->fieldWrong, ['name' => $this->label]),
            default => $this->check === null ? null : ($this->check)($value),
        };
    }

    private function isOfType(string $value): bool
    {
        return match ($this->type) {
            'number' => preg_match('/^-?\d+(\.\d+)?$/D', $value) === 1 && ($this->max === null || (float) $value <= $this->max),
            'date' => Day::iso($value) === $value && $value >= self::FIRST_DAY,
            'select', 'choice' => isset($this->options[$value]),
            'consent' => $value === '1',
            'tel' => Contact::isPhone($value),
            'email' => Contact::isEmail($value),
            default => true,
        };
    }

    /** @param array<string, string> $values the order's values by name; lines have their own @return array<string, mixed> */
    public function wire(array $values): array
    {
        return [
            'name' => $this->name,
            'label' => $this->label,
            'type' => $this->type,
            'scope' => $this->scope,
            'required' => $this->required,
            'max' => $this->max,
            'value' => $this->scope === self::LINE ? null : $this->valueOf($values),
            'options' => array_map(
                static fn (int|string $value, string $label): array => ['value' => (string) $value, 'label' => $label],
                array_keys($this->options),
                $this->options,
            ),
            'help' => $this->help === '' ? null : $this->help,
        ] + ($this->type === 'consent' || $this->type === 'choice' ? [
            'version' => $this->version === '' ? null : $this->version,
            'links' => array_map(static fn (string $text, string $url): array => ['text' => $text, 'url' => $url], array_keys($this->links), $this->links),
            'error' => $this->error === '' ? null : $this->error,
        ] : []);
    }

    /** Null if the field was never filled in. @param array<string, string> $values */
    private function valueOf(array $values): ?string
    {
        $answer = $this->answer($values);
        return $answer === '' && !isset($values[$this->name]) ? null : $answer;
    }
}
