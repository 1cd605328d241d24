<?php

/** Decides who a company is, by its tax number. Answers have the wire's format. */

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
     * @param string $nip ten digits, whose check sum holds
     * @return Found `company` is null for an unknown number, and where there are several `candidates`
     * @throws RegisterSilent if no register answers, or its limit is used up
     */
    public function find(string $nip): array;
}
