<?php

/** Tests that products are read from and written to CSV of Polish spreadsheets, and that each fault names its row. */

declare(strict_types=1);

namespace ShopElements\Test;

use PHPUnit\Framework\TestCase;
use ShopElements\Cart\ProductSheet;
use ShopElements\Csv;

final class ProductSheetTest extends TestCase
{
    public function testReadsCsvOfSpreadsheets(): void
    {
        $text = "SKU;Nazwa;Cena netto;Stan;VAT\r\n001;\"Klej \"\"Max\"\";\nworek\";1 234,50;1 200;zw\r\n\r\nZ-2;Żółć;0,5;;8 %\r\n";
        $files = [$text, "\u{feff}$text", (string) iconv('UTF-8', 'CP1250', $text), "\xff\xfe" . mb_convert_encoding($text, 'UTF-16LE'), "sep=;\r\n$text"];
        foreach ($files as $file) {
            $sheet = ProductSheet::read($file);
            self::assertSame([], $sheet->faults);
            self::assertSame(['sku' => '001', 'net' => '1234.50', 'stock' => '1200', 'vat' => 'zw'], self::sorted($sheet, ' 001'));
            self::assertSame(["Klej \"Max\";\nworek", 'Żółć'], array_column($sheet->products, 'name'));
            self::assertSame(['sku' => 'Z-2', 'net' => '0.50', 'stock' => '', 'vat' => '8'], self::sorted($sheet, ' Z-2'));
        }
        self::assertSame(' A Młotek, duży', key($one = ProductSheet::read("Kod,Nazwa\nA,\"Młotek, duży\"\n")->products) . ' ' . current($one)['name']);
    }

    /** @return array<string, string> in the order of the test */
    private static function sorted(ProductSheet $sheet, string $at): array
    {
        $fields = $sheet->products[$at]['fields'];
        return ['sku' => $fields['sku'], 'net' => $fields['net'], 'stock' => $fields['stock'], 'vat' => $fields['vat']] + $fields;
    }

    public function testNamesEachFaultWithItsRow(): void
    {
        $sheet = ProductSheet::read("SKU;Nazwa;Cena;Stan;VAT\n001;Klej;-1;5;23\n;b;1;1;8\n001;c;2;;\n\nA;;od 5;x;9,5\n");
        self::assertSame([2, 3, 4, 6, 6, 6], array_map(static fn (string $one): int => (int) substr($one, 7), $sheet->faults));
        self::assertStringContainsString('Wiersz 4: Symbol 001 jest już w wierszu 2.', implode("\n", $sheet->faults));
        self::assertSame(['Wiersz 6: nowy produkt nie ma nazwy.'], $sheet->faultsAmong(['001' => [7]]));
        self::assertSame([], ProductSheet::read("SKU;Cena\n;1\n")->faultsAmong(['' => [7, 8]]), 'a row without a symbol is named once');
        self::assertSame('Śruba <M8>', ProductSheet::read("SKU;Nazwa\nS-1;Śruba <M8>\n")->products[' S-1']['name']);
        self::assertSame(['Wiersz 2: symbol 001 ma w sklepie kilka produktów.'], $sheet->faultsAmong(['001' => [7, 8], 'A' => [9]]));
        foreach (['', "\0\1\2", 'nic', "Nazwa;Cena\na;1", "SKU;SKU\na;1", "SKU\n", '%PDF-1.4'] as $none) {
            self::assertCount(1, ProductSheet::read($none)->faults, $none);
        }
        self::assertCount(1, ProductSheet::read("SKU\n" . implode("\n", range(1, 5001)))->faults);
    }

    public function testWritesNoFormulaAndReadsItsOwnFile(): void
    {
        $own = ['sku' => '=1+1', 'net' => '1234.50', 'vat' => 'zw', 'unit' => 'm²', 'stock' => '', 'least' => '', 'step' => '5'];
        $file = ProductSheet::write([['name' => '@SUMA(A1)', 'fields' => $own], ['name' => "'Cytat", 'fields' => ['sku' => "-2"] + $own]]);
        self::assertStringStartsWith("\u{feff}\"Symbol (SKU)\";\"Nazwa\";\"Cena netto\"", $file);
        self::assertStringContainsString("\"'=1+1\";\"'@SUMA(A1)\";\"1\u{a0}234,50\"", $file);
        self::assertDoesNotMatchRegularExpression('/(^|;|\n)"?[=+\-@\t\r]/', $file);
        $read = ProductSheet::read($file);
        self::assertSame([], $read->faults);
        self::assertEquals($own, $read->products[' =1+1']['fields']);
        self::assertSame(['@SUMA(A1)', "'Cytat"], array_column($read->products, 'name'));
        self::assertSame([1 => ['a', "b\n;c"]], Csv::read(Csv::write([['a', "b\n;c"]])));
    }
}
