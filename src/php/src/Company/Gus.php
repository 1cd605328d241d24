<?php

/** Calls the register of GUS: BIR, by SOAP 1.2, with a key that GUS gives free of charge (rule A13). */

declare(strict_types=1);

namespace ShopElements\Company;

use Closure;
use SensitiveParameter;
use SimpleXMLElement;

final class Gus
{
    public const LIVE = 'https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc';
    public const TEST = 'https://wyszukiwarkaregontest.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc';

    private const SERVICE = 'http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl';
    /** The error for an unknown number; every other error means that the register does not answer. */
    private const NOBODY = '4';
    /** The register's fields by their names on the wire. */
    private const FIELDS = [
        'name' => 'Nazwa', 'regon' => 'Regon', 'street' => 'Ulica', 'house_no' => 'NrNieruchomosci', 'flat_no' => 'NrLokalu',
        'zip_code' => 'KodPocztowy', 'city' => 'Miejscowosc', 'post' => 'MiejscowoscPoczty', 'region' => 'Wojewodztwo',
    ];

    /**
     * @param string $key of the register’s API, which GUS gives for free
     * @param Closure(string $method, string $url, array<string, string> $headers, string $body): ?string $http null without a response
     * @param string $url of its service
     */
    public function __construct(#[SensitiveParameter] private readonly string $key, private readonly Closure $http, private readonly string $url = self::LIVE)
    {
    }

    /** All entries of the number; empty if it is unknown. @return list<array<string, mixed>> @throws RegisterSilent */
    public function entries(string $nip): array
    {
        $session = $this->call('Zaloguj', '<ns:pKluczUzytkownika>' . htmlspecialchars($this->key, ENT_XML1) . '</ns:pKluczUzytkownika>', '');
        if ($session === '') {
            throw new RegisterSilent('GUS refused the key.');
        }
        $query = '<ns:pParametryWyszukiwania><dat:Nip xmlns:dat="http://CIS/BIR/PUBL/2014/07/DataContract">' . $nip . '</dat:Nip></ns:pParametryWyszukiwania>';
        $xml = $this->call('DaneSzukajPodmioty', $query, $session);
        $rows = $xml === '' ? null : @simplexml_load_string($xml, options: LIBXML_NONET);
        if (!$rows instanceof SimpleXMLElement) {
            throw new RegisterSilent('GUS answered without data.');
        }
        $entries = [];
        foreach ($rows->dane as $row) {
            $error = (string) $row->ErrorCode;
            if ($error !== '' && $error !== self::NOBODY) {
                throw new RegisterSilent("GUS: error $error.");
            }
            if ($error === '') {
                $entries[] = self::entry($nip, $row);
            }
        }
        return $entries;
    }

    /** @return array<string, mixed> */
    private static function entry(string $nip, SimpleXMLElement $row): array
    {
        $ended = substr((string) $row->DataZakonczeniaDzialalnosci, 0, 10);
        return ['nip' => $nip, 'type' => in_array((string) $row->Typ, ['F', 'LF'], true) ? 'natural' : 'legal', 'country' => 'PL', 'active' => $ended === '']
            + Entry::mapped(array_map(static fn (string $name): string => (string) $row->{$name}, self::FIELDS))
            + ($ended === '' ? [] : ['ended_at' => $ended]);
    }

    /** The text of the result. The envelope may be a part of a MIME message. */
    private function call(string $action, string $arguments, string $session): string
    {
        $envelope = '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="http://CIS/BIR/PUBL/2014/07">'
            . '<soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:To>' . $this->url . '</wsa:To><wsa:Action>' . self::SERVICE . "/$action</wsa:Action></soap:Header>"
            . "<soap:Body><ns:$action>$arguments</ns:$action></soap:Body></soap:Envelope>";
        $headers = ['Content-Type' => 'application/soap+xml; charset=utf-8'] + ($session === '' ? [] : ['sid' => $session]);
        $answer = ($this->http)('POST', $this->url, $headers, $envelope) ?? '';
        if (preg_match("~<{$action}Result[^>]*>(.*?)</{$action}Result>~s", $answer, $result) !== 1) {
            throw new RegisterSilent("GUS: no answer to $action.");
        }
        return html_entity_decode(trim($result[1]), ENT_QUOTES | ENT_XML1);
    }
}
