<?php

/** Calls the white list of VAT payers: its open API needs no key, and allows few requests a day (rule A13). */

declare(strict_types=1);

namespace ShopElements\Company;

use Closure;

final class WhiteList
{
    public const LIVE = 'https://wl-api.mf.gov.pl';
    public const TEST = 'https://wl-test.mf.gov.pl';

    private const STATES = ['Czynny' => 'active', 'Zwolniony' => 'exempt', 'Niezarejestrowany' => 'none'];

    /**
     * @param Closure(string $method, string $url, array<string, string> $headers, string $body): ?string $http null without a response
     * @param string $url of its service
     */
    public function __construct(private readonly Closure $http, private readonly string $url = self::LIVE)
    {
    }

    /**
     * Does not pass on the accounts, PESEL and representatives of the response.
     *
     * @return array{state: string, request_id: string, entry: ?array<string, mixed>}
     * @throws RegisterSilent also if the day's limit is used up (WL-191), or the list is being updated (WL-195, WL-196)
     */
    public function state(string $nip, string $day): array
    {
        $answer = ($this->http)('GET', "$this->url/api/search/nip/$nip?date=$day", ['Accept' => 'application/json'], '');
        $result = json_decode((string) $answer, true)['result'] ?? null;
        if (!is_array($result) || !array_key_exists('subject', $result)) {
            throw new RegisterSilent('White list: ' . (json_decode((string) $answer, true)['code'] ?? 'no answer'));
        }
        $subject = $result['subject'];
        return [
            'state' => $subject === null ? 'none' : self::STATES[$subject['statusVat'] ?? ''] ?? 'unknown',
            'request_id' => (string) ($result['requestId'] ?? ''),
            'entry' => is_array($subject) ? self::entry($nip, $subject) : null,
        ];
    }

    /** The list prints an address in one line: "ul. Prosta 20/3, 00-850 WARSZAWA". @param array<string, mixed> $subject @return array<string, mixed> */
    private static function entry(string $nip, array $subject): array
    {
        $line = (string) ($subject['workingAddress'] ?? $subject['residenceAddress'] ?? '');
        preg_match('~^(?<street>.*?) (?<house_no>\d+[^\s,/]*)(?:/(?<flat_no>[^,]+))?, (?<zip_code>\d\d-\d{3}) (?<city>.+)$~u', $line, $parts);
        $fields = array_filter($parts, is_string(...), ARRAY_FILTER_USE_KEY);
        $city = isset($fields['city']) ? mb_convert_case($fields['city'], MB_CASE_TITLE) : null;
        $entry = Entry::mapped([...$fields, 'city' => $city, 'name' => (string) ($subject['name'] ?? ''), 'regon' => (string) ($subject['regon'] ?? ''), 'krs' => (string) ($subject['krs'] ?? '')]);
        return ['nip' => $nip, 'country' => 'PL', 'type' => isset($entry['krs']) ? 'legal' : 'natural'] + $entry;
    }
}
