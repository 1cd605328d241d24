<?php

/** Combines the two public registers: GUS returns the company data, the white list the VAT status (rule A13). */

declare(strict_types=1);

namespace ShopElements\Company;

use Closure;
use DateTimeImmutable;
use SensitiveParameter;
use ShopElements\Day;
use ShopElements\Shop\CompanyRegister;

/** An example of a register, for the shop's server only. Wrap it in `CachedRegister`: both registers limit requests. */
final class PublicRegisters implements CompanyRegister
{
    /** Timeout in seconds for each of three requests: the page waits five seconds in all. */
    private const PATIENCE = 1.5;
    private const MOST_BYTES = 65_536;

    /** @param (Closure(): DateTimeImmutable)|null $now the time, for tests */
    public function __construct(private readonly ?Gus $gus, private readonly WhiteList $list, private readonly ?Closure $now = null)
    {
    }

    /** Without a GUS key it uses only the white list, which has no voivodeships. */
    public static function live(#[SensitiveParameter] string $gusKey = ''): self
    {
        return new self($gusKey === '' ? null : new Gus($gusKey, self::http(...)), new WhiteList(self::http(...)));
    }

    public function find(string $nip): array
    {
        $now = $this->now === null ? new DateTimeImmutable() : ($this->now)();
        $at = $now->format(DATE_ATOM);
        [$entries, $vat, $sources] = [null, null, []];
        try {
            $entries = $this->gus?->entries($nip);
            $sources = $entries === null ? [] : [['name' => 'GUS', 'checked_at' => $at]];
        } catch (RegisterSilent $silent) {
            error_log($silent->getMessage());
        }
        try {
            $vat = $this->list->state($nip, Day::inPoland($at));
            $sources[] = ['name' => 'MF', 'checked_at' => $at] + array_filter(['request_id' => $vat['request_id']]);
        } catch (RegisterSilent $silent) {
            $entries ?? throw $silent;
        }
        $entries ??= array_filter([$vat['entry'] ?? null]);
        $entries = array_map(static fn (array $one): array => $one + array_intersect_key($vat['entry'] ?? [], ['krs' => 1]), array_values($entries));
        $long = array_unique(array_merge(...array_map(Entry::tooLong(...), $entries)));
        $fitting = array_map(Entry::fitting(...), $entries);
        return [
            'company' => count($fitting) === 1 ? $fitting[0] : null,
            'candidates' => count($fitting) > 1 ? $fitting : [],
            'vat_status' => $vat['state'] ?? 'unknown',
            'vies' => 'unknown',
            'sources' => $sources,
            'messages' => array_map(static fn (): array => ['messages' => ['Numer w rejestrze jest za długi. Wpisz go ręcznie.'], 'status' => 'info'], array_flip($long)),
        ];
    }

    /** @param array<string, string> $headers */
    private static function http(string $method, string $url, array $headers, string $body): ?string
    {
        $lines = array_map(static fn (string $name, string $value): string => "$name: $value", array_keys($headers), $headers);
        // A redirect would lead to any host, also inside the shop's network.
        $http = ['method' => $method, 'header' => $lines, 'content' => $body, 'timeout' => self::PATIENCE, 'ignore_errors' => true, 'follow_location' => 0];
        $stream = @fopen($url, 'r', false, stream_context_create(['http' => $http]));
        [$answer, $end] = ['', microtime(true) + self::PATIENCE];
        while ($stream !== false && !feof($stream) && strlen($answer) <= self::MOST_BYTES && microtime(true) < $end) {
            $answer .= (string) fread($stream, 8192);
        }
        $isWhole = $stream !== false && feof($stream) && strlen($answer) <= self::MOST_BYTES;
        return $isWhole && preg_match('~^HTTP/\S+ 3~', $http_response_header[0] ?? '') !== 1 ? $answer : null;
    }
}
