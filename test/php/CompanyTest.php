<?php

/** Tests finding a company by its tax number: the registers' responses, their failures, and the lifetime of the cache. */

declare(strict_types=1);

namespace ShopElements\Test;

use DateTimeImmutable;
use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\Buyer;
use ShopElements\Company\{Gus, PublicRegisters, RegisterSilent, WhiteList};
use ShopElements\Http\{Api, Csrf, Request};
use ShopElements\Shop\CompanyRegister;
use ShopElements\Store\{CachedRegister, Db, Migrations};

final class CompanyTest extends TestCase
{
    private const NIP = '1234563218';
    private const ROW = ['Regon' => '012345678', 'Nip' => self::NIP, 'Nazwa' => 'NOWAK & SYN  SP. Z O.O.', 'Wojewodztwo' => 'MAZOWIECKIE', 'Miejscowosc' => 'Warszawa', 'KodPocztowy' => '02797', 'Ulica' => 'ul. Jabłoniowa', 'NrNieruchomosci' => '14', 'NrLokalu' => '3', 'Typ' => 'P', 'DataZakonczeniaDzialalnosci' => '', 'MiejscowoscPoczty' => 'Warszawa'];
    /** @var list<string> */
    private array $requests = [];

    /** @param array<string, string> ...$rows */
    private static function gus(array ...$rows): string
    {
        $tags = static fn (array $row): string => implode('', array_map(static fn (string $name, string $value): string => "<$name>" . htmlspecialchars($value, ENT_XML1) . "</$name>", array_keys($row), $row));
        return '<root>' . implode('', array_map(static fn (array $row): string => '<dane>' . $tags($row) . '</dane>', $rows)) . '</root>';
    }

    /** @param array<string, mixed>|null $subject */
    private static function list(?array $subject): string
    {
        return (string) json_encode(['result' => ['subject' => $subject, 'requestDateTime' => '12-11-2026 09:30:00', 'requestId' => 'd2n10-84df1a1']]);
    }

    private const SUBJECT = ['name' => 'NOWAK & SYN', 'nip' => self::NIP, 'statusVat' => 'Czynny', 'regon' => '012345678', 'pesel' => null, 'krs' => '0000123456', 'residenceAddress' => null, 'workingAddress' => 'JABŁONIOWA 14/3, 02-797 WARSZAWA', 'representatives' => [['firstName' => 'JAN', 'pesel' => '80010112345']], 'accountNumbers' => ['61109010140000071219812874']];

    /** @param ?string $gus the data, or null: no answer */
    private function registers(?string $gus, ?string $list): PublicRegisters
    {
        $http = function (string $method, string $url, array $headers, string $body) use ($gus, $list): ?string {
            $this->requests[] = $url;
            if (str_contains($url, 'api/search')) {
                return $list;
            }
            $result = str_contains($body, 'ns:Zaloguj>') ? ['Zaloguj', 'session-1'] : ['DaneSzukajPodmioty', $gus];
            self::assertSame($result[0] === 'Zaloguj' ? null : 'session-1', $headers['sid'] ?? null);
            return $result[1] === null ? null : "--uuid\r\nContent-Type: application/xop+xml\r\n\r\n<s:Envelope><s:Body><$result[0]Response><$result[0]Result>" . htmlspecialchars($result[1], ENT_XML1) . "</$result[0]Result></$result[0]Response></s:Body></s:Envelope>\r\n--uuid--";
        };
        return new PublicRegisters(new Gus('key', $http), new WhiteList($http), static fn (): DateTimeImmutable => new DateTimeImmutable('2026-11-12T09:30:00+01:00'));
    }

    /** [A13] */
    public function testMapsACompanyToTheFormsFieldsOnly(): void
    {
        $company = $this->registers(self::gus(self::ROW), self::list(self::SUBJECT))->find(self::NIP);
        self::assertEquals(['nip' => self::NIP, 'type' => 'legal', 'country' => 'PL', 'active' => true, 'name' => 'NOWAK & SYN SP. Z O.O.', 'regon' => '012345678', 'street' => 'Jabłoniowa', 'house_no' => '14', 'flat_no' => '3', 'zip_code' => '02-797', 'city' => 'Warszawa', 'post' => 'Warszawa', 'region' => 'mazowieckie', 'krs' => '0000123456'], $company['company']);
        self::assertSame(['active', [['name' => 'GUS', 'checked_at' => '2026-11-12T09:30:00+01:00'], ['name' => 'MF', 'checked_at' => '2026-11-12T09:30:00+01:00', 'request_id' => 'd2n10-84df1a1']]], [$company['vat_status'], $company['sources']]);
        self::assertDoesNotMatchRegularExpression('/6110|8001|JAN/', (string) json_encode($company));
    }

    public function testUsesAVillagesNameAsStreetAndLeavesOutALongFlatNumber(): void
    {
        $row = ['Ulica' => '', 'Miejscowosc' => 'Wola Nowa', 'NrLokalu' => 'lok. użytk. nr 12', 'Typ' => 'F', 'DataZakonczeniaDzialalnosci' => '2025-06-30'] + self::ROW;
        $company = $this->registers(self::gus($row), self::list(null))->find(self::NIP);
        self::assertSame(['Wola Nowa', false, '2025-06-30', 'natural', false], [$company['company']['street'], $company['company']['active'], $company['company']['ended_at'], $company['company']['type'], isset($company['company']['flat_no'])]);
        self::assertSame(['flat_no'], array_keys($company['messages']));
    }

    public function testReturnsCandidatesForSeveralEntriesAndNullForNone(): void
    {
        $two = $this->registers(self::gus(self::ROW, ['Nazwa' => 'Oddział'] + self::ROW), self::list(null))->find(self::NIP);
        self::assertSame([null, ['NOWAK & SYN SP. Z O.O.', 'Oddział']], [$two['company'], array_column($two['candidates'], 'name')]);
        $none = $this->registers(self::gus(['ErrorCode' => '4', 'ErrorMessagePl' => 'Nie znaleziono podmiotu']), self::list(null))->find(self::NIP);
        self::assertSame([null, [], 'none'], [$none['company'], $none['candidates'], $none['vat_status']]);
    }

    public function testUsesTheOtherRegisterIfOneIsSilentAndThrowsWithoutBoth(): void
    {
        ini_set('error_log', '/dev/null');
        $list = $this->registers(null, self::list(self::SUBJECT))->find(self::NIP);
        self::assertSame(['JABŁONIOWA', '14', '3', '02-797', 'Warszawa', 'MF'], [...array_map(static fn (string $name): mixed => $list['company'][$name] ?? null, ['street', 'house_no', 'flat_no', 'zip_code', 'city']), $list['sources'][0]['name']]);
        $gus = $this->registers(self::gus(self::ROW), '{"code": "WL-191", "message": "Limit"}')->find(self::NIP);
        self::assertSame(['unknown', 'Warszawa'], [$gus['vat_status'], $gus['company']['city'] ?? null]);
        $this->expectException(RegisterSilent::class);
        $this->registers(null, null)->find(self::NIP);
    }

    public function testStoresAnAnswerForHoursWithItsTime(): void
    {
        $db = new Db(new PDO('sqlite::memory:'));
        Migrations::run($db);
        $cached = new CachedRegister($this->registers(self::gus(self::ROW), self::list(self::SUBJECT)), $db);
        $first = $cached->find(self::NIP);
        $requests = count($this->requests);
        self::assertSame([$first, $requests], [$cached->find(self::NIP), count($this->requests)]);
        $db->run('UPDATE {companies} SET checked_at = ?', Db::now(13 * 3600));
        $cached->find(self::NIP);
        self::assertCount(2 * $requests, $this->requests);
    }

    /** @return array{int, mixed} */
    private function post(MemoryShop $memory, string $path, mixed $body, ?CompanyRegister $register): array
    {
        $shop = $memory->shop(invoiceByBuyer: true, companies: $register);
        $headers = ['accept' => 'application/json', 'content-type' => 'application/json', 'x-xsrf-token' => 'secret'];
        $answer = (new Api($shop, new Buyer('anna'), new Csrf('secret')))->answer(new Request('POST', $path, headers: $headers, body: (string) json_encode($body)));
        return [$answer->status ?? 0, json_decode($answer->body ?? 'null', true)];
    }

    /** [A11] */
    public function testTheCallAnswers400503AndNothingWithoutARegister(): void
    {
        ini_set('error_log', '/dev/null');
        $ask = fn (string $nip, ?CompanyRegister $register): array => $this->post(new MemoryShop(), '/api/firma', ['nip' => $nip], $register);
        $good = $this->registers(self::gus(self::ROW), self::list(null));
        self::assertSame(400, $ask('1234563219', $good)[0]);
        [$status, $answer] = $ask(self::NIP, $good);
        self::assertSame([200, 'Warszawa'], [$status, $answer['company']['city']]);
        self::assertSame(503, $ask(self::NIP, $this->registers(null, null))[0]);
        self::assertSame(0, $ask(self::NIP, null)[0]);
    }

    /** [A10] */
    public function testChoosesTheInvoicesAddressAndRefusesAWrongNumber(): void
    {
        $memory = new MemoryShop();
        $new = ['name' => 'Nowak i Syn', 'street' => 'Jabłoniowa', 'house_no' => '14', 'flat_no' => '', 'city' => 'Warszawa', 'zip_code' => '02-797', 'post' => 'Warszawa', 'country' => 'PL', 'region' => 'mazowieckie'];
        $add = fn (array $more): array => $this->post($memory, '/koszyk', ['new_address' => $new + $more], null);
        [$status, $answer] = $add(['nip' => '123-456-32-18', 'purpose' => 'invoice']);
        self::assertSame([200, true, 'Nowak i Syn', self::NIP], [$status, $answer['cart']['can_add_invoice_address'], $answer['cart']['invoice_address']['name'], $answer['cart']['invoice_address']['nip']]);
        [$status, $answer] = $add(['nip' => '1234563219', 'purpose' => 'invoice']);
        self::assertSame([422, ['Ten NIP jest niepoprawny. Sprawdź cyfry.']], [$status, $answer['messages']['new_address']['messages']]);
        [, $answer] = $add(['name' => 'Budowa', 'purpose' => 'delivery']);
        self::assertSame(self::NIP, $answer['cart']['invoice_address']['nip']);
    }

    public function testAsksTheRegistersHostAloneAndReadsNoMoreThanItsLimit(): void
    {
        $folder = sys_get_temp_dir() . '/register' . bin2hex(random_bytes(4));
        mkdir($folder);
        file_put_contents("$folder/index.php", '<?php match ($_SERVER["PATH_INFO"] ?? "") {
            "/away" => header("Location: /index.php/inside"), "/long" => print str_repeat("x", 70000), default => print "inside" };');
        $port = (string) random_int(20000, 29999);
        $server = proc_open(['php', '-S', "127.0.0.1:$port", '-t', $folder], [2 => ['pipe', 'w']], $pipes) ?: self::fail('no server');
        while (!str_contains((string) fgets($pipes[2]), 'started')) {
        }
        $get = static fn (string $path): ?string => (new \ReflectionMethod(PublicRegisters::class, 'http'))->invoke(null, 'GET', "http://127.0.0.1:$port/index.php$path", [], '');
        self::assertSame(['inside', null, null], [$get(''), $get('/away'), $get('/long')]);
        proc_terminate($server);
        unlink("$folder/index.php");
        rmdir($folder);
    }
}
