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
    /** Asked in each line of the cart. */
    public const LINE = 'line';
    /** Earlier years are half typed. */
    private const FIRST_DAY = '1900-01-01';

    /**
     * @param string $name by which its answer is stored
     * @param string $label shown to the buyer
     * @param 'text'|'number'|'date'|'select'|'tel'|'email'|'consent'|'choice' $type a consent and a choice stand on the summary, and are not of a line
     * @param self::ORDER|self::DELIVERY|self::LINE $scope where it is asked: with the order, with the delivery, in each line
     * @param bool $required nothing is ordered without an answer
     * @param ?int $max the length of a text, or the largest number
     * @param array<array-key, string> $options of a select or a choice: labels by value
     * @param string $help a sentence below the field
     * @param (Closure(string): ?string)|null $check the shop’s own rule: returns why the answer is invalid, or null
     * @param string $known the answer until the buyer gives another; not of a line, a consent or a choice
     * @param string $version of a consent: another one with each change of its wording, without spaces; what was ticked before counts no more
     * @param array<string, string> $links of a consent: addresses by the words of its label
     * @param string $error what is said while a required consent or choice is missing
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
    ) {
    }

    /** @param array<string, string> $said the order's or the line's values by name */
    public function answer(array $said): string
    {
        return match (true) {
            $this->type === 'consent' => $this->tickedAt($said) === null ? '' : '1',
            $this->type === 'choice' || $this->scope === self::LINE => $said[$this->name] ?? '',
            default => $said[$this->name] ?? $this->known,
        };
    }

    /** When the consent was ticked, as it is worded now; null if it was not. @param array<string, string> $said */
    public function tickedAt(array $said): ?string
    {
        [$version, $at] = [...explode(' ', $said[$this->name] ?? '', 2), '', ''];
        return $at !== '' && $version === $this->version ? $at : null;
    }

    /** An answer as the cart keeps it: a tick with its version and time. */
    public function kept(string $said): string
    {
        return $this->type === 'consent' && $said !== '' ? $this->version . ' ' . gmdate('Y-m-d\TH:i:s\Z') : $said;
    }

    /** What an order keeps of a consent. @param array<string, string> $said @return array<string, mixed> */
    public function proof(array $said): array
    {
        $at = $this->tickedAt($said);
        return [
            'name' => $this->name,
            'wording' => $this->label,
            'links' => $this->links,
            'version' => $this->version,
            'value' => $at === null ? '' : '1',
            'at' => $at ?? gmdate('Y-m-d\TH:i:s\Z'),
        ];
    }

    /** The answer as it is stored, for what a person has typed or pasted. */
    public function read(string $said): string
    {
        $code = Pasted::code($said);
        return match ($this->type) {
            'number' => (string) preg_replace('/^(-?[0-9]+),([0-9]+)$/D', '$1.$2', $code),
            'date' => Day::iso($code) ?? $code,
            'tel' => Contact::phone($said),
            'email' => Contact::email($said),
            'select', 'choice', 'consent' => $said,
            default => Pasted::text($said),
        };
    }

    /** Why the answer is invalid; null if it is valid. Required fields may stay empty until the order. */
    public function fault(string $said, Texts $texts): ?string
    {
        $most = $this->type === 'text' ? min($this->max ?? Limits::NOTES['max'], Limits::NOTES['max']) : Limits::NOTES['max'];
        return match (true) {
            $said === '' => null,
            mb_strlen($said) > $most => Texts::fill($texts->tooLong, ['name' => $this->label, 'amount' => $most]),
            !$this->isOfType($said) => Texts::fill($texts->fieldWrong, ['name' => $this->label]),
            default => $this->check === null ? null : ($this->check)($said),
        };
    }

    private function isOfType(string $said): bool
    {
        return match ($this->type) {
            'number' => preg_match('/^-?\d+(\.\d+)?$/D', $said) === 1 && ($this->max === null || (float) $said <= $this->max),
            'date' => Day::iso($said) === $said && $said >= self::FIRST_DAY,
            'select', 'choice' => isset($this->options[$said]),
            'consent' => $said === '1',
            'tel' => Contact::isPhone($said),
            'email' => Contact::isEmail($said),
            default => true,
        };
    }

    /** @param array<string, string> $said the order's values by name; lines have their own @return array<string, mixed> */
    public function wire(array $said): array
    {
        return [
            'name' => $this->name,
            'label' => $this->label,
            'type' => $this->type,
            'scope' => $this->scope,
            'required' => $this->required,
            'max' => $this->max,
            'value' => $this->scope === self::LINE ? null : $this->valueOf($said),
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

    /** Null if nothing was ever said. @param array<string, string> $said */
    private function valueOf(array $said): ?string
    {
        $answer = $this->answer($said);
        return $answer === '' && !isset($said[$this->name]) ? null : $answer;
    }
}
