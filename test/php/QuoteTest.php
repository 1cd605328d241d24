<?php

/** Tests that a cart becomes a quote and the quote one order, at the seller's prices and until they expire. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Day;
use ShopElements\Http\FormCart;
use ShopElements\Store\Holdings;

final class QuoteTest extends HeldTestCase
{
    public function testAsksFromTheMinimumOnly(): void
    {
        $cart = $this->filled('anna', 1);
        self::assertSame(['offered', ['order', 'ask'], ['net' => '100.00', 'missing' => '0.00']], [$cart['quote']['state'], $cart['quote']['can'], $cart['quote']['minimum']]);
        $this->call('anna', '/koszyk', ['remove' => ['id' => $cart['items'][0]['id'], 'cartId' => $cart['id']]]);
        $cart = $this->call('anna', '/koszyk', ['add_product' => 2])[1] ?? [];
        self::assertSame([['order'], '80.00'], [$cart['quote']['can'], $cart['quote']['minimum']['missing']]);
        [$status, , $messages] = $this->act('anna', '/koszyk', 'ask_quote', 'Taniej');
        self::assertSame([409, "Zapytanie możesz wysłać od 100,00\u{a0}zł netto – brakuje 80,00\u{a0}zł."], [$status, self::sentences($messages)]);
        // A quote requires neither delivery nor payment, and a shop that has neither requires no name.
        self::assertSame(200, $this->call('ola', '/koszyk', ['add_product' => 1])[0]);
        [$status, $cart, $messages] = $this->act('ola', '/koszyk', 'ask_quote', 'Taniej');
        self::assertSame([200, null], [$status, $cart], (string) json_encode($messages));
        self::assertArrayNotHasKey('quote', $this->call('gosc', '/koszyk', ['add_product' => 1])[1] ?? []);
    }

    public function testTheSellersAnswerIsOrderedAtItsPrices(): void
    {
        $path = $this->sent('anna', 'ask_quote', 3);
        $cart = $this->cart('anna', $path);
        self::assertSame(['asked', ['withdraw', 'note'], true], [$cart['quote']['state'], $cart['quote']['can'], $cart['quote']['locked']]);
        [$status, , $messages] = $this->act('anna', $path, 'confirm', null);
        self::assertSame([409, 'Przygotowujemy ofertę OF/' . substr(Day::inPoland(), 0, 4) . '/' . sprintf('%04d', $cart['id']) . '.'], [$status, self::sentences($messages)]);
        self::assertSame([$cart['id']], array_column($this->quotes->asked(), 'id'));
        // Below a trader's minimum, which does not limit the seller.
        $this->answered($path, 8000);
        self::assertSame([], $this->quotes->asked());
        self::assertFalse($this->quotes->answer($this->shop, basename($path), [], '2999-12-31', 'Inny'));
        $this->db->run('UPDATE {products} SET net = 20000 WHERE id = 1');
        $cart = $this->cart('anna', $path);
        self::assertSame(['answered', ['order', 'decline', 'note'], false, '2999-12-31'], array_map(fn (string $name): mixed => $cart['quote'][$name], ['state', 'can', 'locked', 'until']));
        self::assertSame([['net' => '100.00'], '80.00'], [$cart['items'][0]['was'], $cart['items'][0]['prices']['net']]);
        self::assertSame(['net' => '60.00', 'gross' => '73.80'], $cart['quote']['saved']);
        self::assertSame(['Piotr Zieliński', 'answered', 'Taka cena do końca roku.'], array_values(array_diff_key($cart['quote']['history'][1], ['at' => 1])));
        // The buyer may change choices, but not quantities and prices.
        self::assertSame(200, $this->call('anna', $path, ['client_comments' => 'Proszę rano'])[0]);
        [$status, , $messages] = $this->call('anna', $path, ['quantity' => (object) [$cart['items'][0]['id'] => 1], 'cartToUpdate' => $cart['id']]);
        self::assertSame(409, $status);
        self::assertStringContainsString('dotyczą tych produktów w tych ilościach', self::sentences($messages, 'quantity'));
        [$status, $cart, $messages] = $this->act('anna', $path, 'confirm', null, 'q1');
        self::assertSame([200, 'ordered', []], [$status, $cart['quote']['state'], $cart['quote']['can']], (string) json_encode($messages));
        self::assertSame('295.20', json_decode($this->db->one('SELECT cart FROM {orders}')['cart'], true)['prices']['total_gross']);
        self::assertSame(409, $this->act('anna', $path, 'confirm', null, 'q2')[0]);
        self::assertSame(1, $this->orders());
    }

    public function testAProposedPriceIsKeptAndChangesNone(): void
    {
        $cart = $this->filled('anna', 3);
        self::assertTrue($cart['quote']['wishes']);
        $line = $cart['items'][0];
        $ask = fn (mixed $wishes, string $path = '/koszyk'): array => $this->call('anna', $path, ['ask_quote' => ['note' => '', 'wishes' => $wishes], 'seen' => self::seen($this->cart('anna', $path))]);
        $wish = ['id' => $line['id'], 'cartId' => $cart['id'], 'net' => '95.50'];
        foreach (['0.00', 0, '-1.00', '95.505', '123456789.00'] as $net) {
            [$status, , $messages] = $ask([['net' => $net] + $wish]);
            self::assertSame([422, 'Klej: zaproponuj cenę większą od zera, w złotych i groszach, na przykład 11,20.'], [$status, self::sentences($messages)]);
        }
        foreach ([['id' => 999999], ['cartId' => 999999]] as $wrong) {
            [$status, , $messages] = $ask([$wrong + $wish]);
            self::assertSame([422, 'Tej pozycji nie ma już w koszyku.'], [$status, self::sentences($messages)]);
        }
        foreach (['95.50', [['id' => 1]], [['net' => 'tanio'] + $wish]] as $unreadable) {
            self::assertSame(400, $ask($unreadable)[0]);
        }
        self::assertSame($cart['items'], $this->cart('anna', '/koszyk')['items']);
        [$status, , $messages] = $ask([$wish]);
        self::assertSame(200, $status);
        $path = $messages['confirm']['redirect_url'];
        $asked = $this->cart('anna', $path)['items'][0];
        self::assertSame(['95.50', $line['prices']], [$asked['wished_net'], $asked['prices']]);
        self::assertSame([9550], array_column($this->quotes->asked()[0]->cart->allLines(), 'wishedNet'));
        $this->answered($path, 9700);
        self::assertSame(['97.00', '95.50'], [$this->cart('anna', $path)['items'][0]['prices']['net'], $this->cart('anna', $path)['items'][0]['wished_net']]);
        // Another question without prices takes them back.
        $this->db->run("UPDATE {held} SET valid_until = '2026-01-02'");
        self::assertTrue($this->cart('anna', $path)['quote']['wishes']);
        self::assertSame(200, $this->act('anna', $path, 'ask_quote')[0]);
        self::assertArrayNotHasKey('wished_net', $this->cart('anna', $path)['items'][0]);
        self::assertArrayNotHasKey('wishes', $this->cart('anna', $path)['quote']);
    }

    public function testFiveOrdersOfAQuoteAtOncePlaceOne(): void
    {
        $path = $this->sent('anna', 'ask_quote', 3);
        $this->answered($path);
        $seen = self::seen($this->cart('anna', $path));
        $done = $this->atOnce(5, fn ($shop, int $place): int => $this->call('anna', $path, $place === 4 ? ['decline_quote' => ['note' => ''], 'seen' => $seen] : ['confirm' => true, 'seen' => $seen], "k$place", $shop)[0]);
        self::assertCount(1, array_filter($done, fn (mixed $status): bool => $status === 200), (string) json_encode($done));
        self::assertSame($this->cart('anna', $path)['quote']['state'] === 'ordered' ? 1 : 0, $this->orders());
    }

    public function testAnExpiredQuoteIsAskedForAgain(): void
    {
        $path = $this->sent('anna', 'ask_quote', 3);
        $this->answered($path);
        $seen = self::seen($this->cart('anna', $path));
        $this->db->run("UPDATE {held} SET valid_until = '2026-01-02'");
        [$status, $cart, $messages] = $this->call('anna', $path, ['confirm' => true, 'seen' => $seen]);
        self::assertSame([409, 'expired', ['note', 'ask'], 'Oferta wygasła 02.01.2026.', 0], [$status, $cart['quote']['state'], $cart['quote']['can'], self::sentences($messages), $this->orders()]);
        self::assertSame(200, $this->call('anna', $path, ['note' => 'Zapytam ponownie.'])[0]);
        [$status, $cart] = $this->act('anna', $path, 'ask_quote', 'Ta sama cena?');
        self::assertSame([200, 'asked', null], [$status, $cart['quote']['state'], $cart['quote']['until'] ?? null]);
        // The prices have expired, also after the buyer withdraws the quote.
        self::assertSame(['100.00', false], [$cart['items'][0]['prices']['net'], isset($cart['items'][0]['was'])]);
        self::assertSame(200, $this->act('anna', $path, 'withdraw', null)[0]);
        self::assertSame(['100.00', ['order', 'ask']], [$this->cart('anna', $path)['items'][0]['prices']['net'], $this->cart('anna', $path)['quote']['can']]);
        self::assertSame(200, $this->act('anna', $path, 'ask_quote')[0]);
        $this->answered($path, 9600);
        self::assertSame(200, $this->act('anna', $path, 'decline_quote', 'Za drogo')[0]);
        self::assertSame(['declined', ['note', 'ask']], [$this->cart('anna', $path)['quote']['state'], $this->cart('anna', $path)['quote']['can']]);
        self::assertSame(409, $this->act('anna', $path, 'confirm', null)[0]);
    }

    public function testAWithdrawnQuestionIsItsOwnersCartAgain(): void
    {
        $path = $this->sent('anna', 'ask_quote', 3);
        self::assertSame(200, $this->act('anna', $path, 'withdraw', null)[0]);
        $cart = $this->cart('anna', $path);
        self::assertSame(['offered', ['order', 'ask'], false], [$cart['quote']['state'], $cart['quote']['can'], $cart['quote']['locked']]);
        self::assertSame(200, $this->call('anna', $path, ['quantity' => (object) [$cart['items'][0]['id'] => 2], 'cartToUpdate' => $cart['id']])[0]);
        self::assertSame(200, $this->act('anna', $path, 'confirm', null)[0]);
        self::assertSame(1, $this->orders());
    }

    public function testAQuoteAboveTheLimitIsSentForApproval(): void
    {
        $path = $this->sent('anna', 'ask_quote');
        self::assertArrayNotHasKey('approval', $this->cart('anna', $path));
        $this->answered($path);
        $cart = $this->cart('anna', $path);
        self::assertSame([['send'], ['order', 'decline', 'note']], [$cart['approval']['can'], $cart['quote']['can']]);
        self::assertSame(409, $this->act('anna', $path, 'confirm', null)[0]);
        self::assertSame(200, $this->act('anna', $path, 'send_for_approval')[0]);
        $cart = $this->cart('anna', $path);
        self::assertSame([['withdraw', 'note'], []], [$cart['approval']['can'], $cart['quote']['can']]);
        $this->db->run("UPDATE {held} SET valid_until = '2026-01-02' WHERE kind = 'quote'");
        self::assertSame(409, $this->act('ewa', $path, 'approve')[0]);
        self::assertSame([0, 'waiting'], [$this->orders(), $this->cart('ewa', $path)['approval']['state']]);
        $this->db->run("UPDATE {held} SET valid_until = '2999-01-02' WHERE kind = 'quote'");
        [$status, $cart] = $this->act('ewa', $path, 'approve');
        self::assertSame([200, 'approved', 'ordered', 1], [$status, $cart['approval']['state'], $cart['quote']['state'], $this->orders()]);
    }

    public function testHidesQuotesAndListsThem(): void
    {
        $path = $this->sent('anna', 'ask_quote', 3);
        $list = fn (string $who): array => array_column($this->shop->history->view($this->people[$who], 'quotes', 0, 'klej')['orders'], 'status', 'id');
        $id = basename($path);
        self::assertSame([["q$id" => 'asked'], ["q$id" => 'asked'], [], []], array_map($list, ['anna', 'szef', 'ola', 'obcy']));
        foreach (['ola', 'ewa', 'obcy', 'gosc'] as $who) {
            self::assertSame([404, 404], [$this->call($who, $path)[0], $this->call($who, $path, ['note' => 'x'])[0]]);
        }
        self::assertSame([], $this->cart('szef', $path)['quote']['can']);
        (new Holdings($this->db, $this->shop->carts))->erase('anna');
        self::assertSame([404, 0], [$this->call('anna', $path)[0], (int) $this->db->run('SELECT COUNT(*) FROM {held_events}')->fetchColumn()]);
    }

    public function testWorksWithoutScripts(): void
    {
        $path = $this->sent('anna', 'ask_quote', 3);
        $this->answered($path);
        $form = new FormCart($this->shop->at($this->people['anna'], basename($path)), $this->people['anna'], $path);
        $summary = $form->summary();
        self::assertSame([['decline_quote' => 'Rezygnuję z oferty', 'note' => 'Wyślij wiadomość'], true], [$summary['actions'], $summary['canOrder']]);
        [$url, $refused] = $form->order(['key' => 'f', 'total_gross' => $summary['cart']['prices']['total_gross'], 'cart_id' => (string) $summary['cart']['id'], 'revision' => $summary['cart']['revision']]);
        self::assertSame([[], true], [$refused, str_starts_with($url, '/zamowienie/')]);
    }

    public function testTheReadmesShopWorks(): void
    {
        preg_match_all('/```php\n(.*?)```/s', (string) file_get_contents(__DIR__ . '/../../src/php/README.md'), $all);
        $block = static fn (string $text): string => (string) preg_replace('/^use .*$/m', '', array_values(array_filter($all[1], static fn (string $one): bool => str_contains($one, $text)))[0]);
        $uses = "use ShopElements\\Cart\\{Buyer, Cart, Held, Line, Money, Process};\nuse ShopElements\\Shop\\Shop;\nuse ShopElements\\Store\\{PdoApprovals, PdoHeld, PdoHistory, PdoKeys, PdoQuotes, PdoViews};\n";
        $this->db->run('CREATE TABLE mails (recipients VARCHAR(190), subject VARCHAR(190))');
        [$db, $people, $carts, $offer] = [$this->db, &$this->people, $this->shop->carts, $this->shop->offer];
        try {
            eval($uses . $block('new PdoApprovals('));
            $this->people['user 7'] = new \ShopElements\Cart\Buyer('user 7', person: 'Ewa Nowak', company: 'budowa');
            [$this->shop, $this->quotes] = [$shop, $quotes];
            $path = $this->sent('anna', 'ask_quote', 100);
            eval($uses . $block('$quotes->asked()'));
            self::assertSame(['answered', '95.00', ['send', 'order', 'decline', 'note']], [$this->cart('anna', $path)['quote']['state'], $this->cart('anna', $path)['items'][0]['prices']['net'], [...$this->cart('anna', $path)['approval']['can'], ...$this->cart('anna', $path)['quote']['can']]]);
            self::assertSame(200, $this->act('anna', $path, 'send_for_approval')[0]);
            self::assertSame(200, $this->act('user 7', $path, 'approve')[0]);
            self::assertSame([1, 3], [$this->orders(), (int) $db->run("SELECT COUNT(*) FROM mails WHERE subject LIKE '%: %, %'")->fetchColumn()]);
        } finally {
            $this->db->run('DROP TABLE mails');
        }
    }

    /** A shop without approval and quotes behaves as before them. */
    public function testIsOffWithoutIts(): void
    {
        $this->more = ['approvals' => null, 'quotes' => null];
        $this->shop = $this->connected($this->db);
        $cart = $this->filled('anna');
        self::assertSame([[], []], [array_keys(array_intersect_key($cart, ['approval' => 1, 'quote' => 1])), array_filter(array_keys($this->shop->paths->routes($this->shop->holds())), fn (string $one): bool => str_starts_with($one, '/koszyk/'))]);
        foreach (['send_for_approval', 'approve', 'ask_quote', 'note'] as $name) {
            self::assertSame(400, $this->call('anna', '/koszyk', [$name => ['note' => '']])[0]);
        }
        self::assertSame(200, $this->call('anna', '/koszyk', ['client_comments' => 'x', 'note' => 'y'])[0]);
        self::assertSame(200, $this->act('anna', '/koszyk', 'confirm', null)[0]);
    }
}
