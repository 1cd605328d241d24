<?php

/** Finds a company by its tax number. Responses have the wire's format. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Company\RegisterSilent;

/**
 * @phpstan-type Company array{nip: string, name: string, regon?: string, krs?: string, type?: 'legal'|'natural', street?: string, house_no?: string, flat_no?: string, zip_code?: string, city?: string, post?: string, region?: string, country?: string, active?: bool, ended_at?: string}
 * @phpstan-type Found array{company: ?array<string, mixed>, candidates: list<array<string, mixed>>, vat_status: string, vies: string, sources: list<array<string, string>>, messages: array<string, array{messages: list<string>, status: string}>}
 */
interface CompanyRegister
{
    /**
     * The company with this number, for `company-url`.
     *
     * @param string $nip ten digits with a valid check digit
     * @return Found `company` is null for an unknown number, and where there are several `candidates`
     * @throws RegisterSilent if no register answers, or its limit is used up
     */
    public function find(string $nip): array;
}
