<?php

/** Tests that an order above a limit is approved once, by an approver, as displayed. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Day;
use ShopElements\Cart\{Address, Buyer, ExtraField, Payment, Refused};
use ShopElements\Genitive;
use ShopElements\Http\{Api, Csrf, FormCart, Request};
use ShopElements\OrderDue;
use ShopElements\Shop\ContactFields;
use ShopElements\Store\PdoAddresses;

final class ApprovalTest extends HeldTestCase
{
    public function testAsksForAnApprovalInPlaceOfTheOrder(): void
    {
        $cart = $this->filled('anna', 1);
        self::assertArrayNotHasKey('approval', $cart);
        $cart = $this->filled('anna');
        self::assertSame(['required', ['send'], false, ['Ewa Nowak', 'Jan Wójcik']], [$cart['approval']['state'], $cart['approval']['can'], $cart['approval']['locked'], $cart['approval']['to']]);
        self::assertSame([['label' => 'Limit', 'of' => '500.00', 'left' => '500.00', 'after' => '-730.00']], $cart['approval']['limits']);
        // The action is tried although no button offers it.
        [$status, $after, $messages] = $this->call('anna', '/koszyk', ['confirm' => true, 'seen' => self::seen($cart)]);
        self::assertSame([409, 'To zamówienie wymaga akceptacji: Ewa Nowak, Jan Wójcik.', 0], [$status, self::sentences($messages), $this->orders()]);
        self::assertSame(['send'], $after['approval']['can']);
    }

    public function testApprovingPlacesTheOwnersOrder(): void
    {
        $path = $this->sent();
        self::assertSame([], $this->cart('anna', '/koszyk')['items']);
        $cart = $this->cart('ewa', $path);
        self::assertSame(['waiting', ['approve', 'reject', 'note'], true, true], array_map(fn (string $name): mixed => $cart['approval'][$name], ['state', 'can', 'locked', 'places_order']));
        self::assertSame('Anna Kowalczyk', $cart['approval']['by']);
        self::assertSame(['sent', 'Na parter'], [$cart['approval']['history'][0]['what'], $cart['approval']['history'][0]['text']]);
        [$status, $cart, $messages] = $this->act('ewa', $path, 'approve', 'Dobrze', 'k1');
        self::assertSame(200, $status);
        $url = $messages['confirm']['redirect_url'];
        self::assertStringStartsWith('/zamowienie/', $url);
        self::assertSame(['approved', [], $url], [$cart['approval']['state'], $cart['approval']['can'], $cart['approval']['order']['url']]);
        self::assertSame('anna', $this->db->one('SELECT buyer FROM {orders}')['buyer']);
        self::assertSame(['send_for_approval approval waiting anna', 'approve approval approved ewa'], $this->mails);
        // A repeated request gets the lost response again; a second approver learns of the first decision.
        [$status, , $again] = $this->call('ewa', $path, ['approve' => ['note' => ''], 'seen' => ['cart_id' => $cart['id'], 'revision' => 'x']], 'k1');
        self::assertSame([200, $url], [$status, $again['confirm']['redirect_url']]);
        [$status, $cart, $messages] = $this->act('jan', $path, 'approve');
        self::assertSame([409, 'approved'], [$status, $cart['approval']['state']]);
        self::assertMatchesRegularExpression('/^To zamówienie jest już zaakceptowane \(Ewa Nowak, \d\d\.\d\d\.\d{4}, \d\d:\d\d\)\.$/', self::sentences($messages));
        self::assertSame(1, $this->orders());
    }

    public function testFiveApproveAtOnceAndOneOrderIsPlaced(): void
    {
        $path = $this->sent();
        $seen = self::seen($this->cart('ewa', $path));
        foreach (['other keys' => 'k%d', 'one key' => 'same'] as $how => $key) {
            $done = $this->atOnce(5, fn ($shop, int $place): array => array_slice($this->call($place % 2 ? 'jan' : 'ewa', $path, ['approve' => ['note' => ''], 'seen' => $seen], sprintf($key, $place), $shop), 0, 1));
            self::assertCount(5, $done);
            self::assertSame($how === 'one key' ? [] : [200], array_values(array_filter(array_column($done, 0), fn (mixed $status): bool => $status === 200)), (string) json_encode($done));
        }
        self::assertSame(1, $this->orders());
        $events = array_column($this->cart('anna', $path)['approval']['history'], 'what');
        self::assertSame(['sent', 'approved'], $events);
    }

    public function testApproveAgainstWithdrawAndRejectEndsInOneOfThem(): void
    {
        for ($round = 0; $round < 6; $round += 1) {
            $path = $this->sent();
            $before = $this->orders();
            $seen = array_map(fn (string $who): array => self::seen($this->cart($who, $path)), ['anna' => 'anna', 'ewa' => 'ewa', 'jan' => 'jan']);
            $done = $this->atOnce(3, fn ($shop, int $place): array => match ($place) {
                0 => ['approved', $this->call('ewa', $path, ['approve' => ['note' => ''], 'seen' => $seen['ewa']], "a$round", $shop)[0]],
                1 => ['required', $this->call('anna', $path, ['withdraw' => true, 'seen' => $seen['anna']], "b$round", $shop)[0]],
                default => ['rejected', $this->call('jan', $path, ['reject' => ['note' => 'Za drogo'], 'seen' => $seen['jan']], "c$round", $shop)[0]],
            });
            $won = array_values(array_filter($done, fn (array $one): bool => $one[1] === 200));
            self::assertCount(1, $won, (string) json_encode($done));
            self::assertSame($won[0][0], $this->cart('anna', $path)['approval']['state']);
            self::assertSame($before + (int) ($won[0][0] === 'approved'), $this->orders());
        }
    }

    public function testNothingIsApprovedUnseen(): void
    {
        $path = $this->sent();
        $seen = self::seen($this->cart('ewa', $path));
        $no = function (array $body, string $sentence) use ($path): void {
            [$status, $cart, $messages] = $this->call('ewa', $path, $body);
            self::assertSame([409, 0, 'waiting'], [$status, $this->orders(), $cart['approval']['state']]);
            self::assertStringContainsString($sentence, self::sentences($messages));
        };
        $no(['approve' => ['note' => '']], 'Koszyk się zmienił');
        $no(['approve' => ['note' => ''], 'seen' => ['revision' => 'x'] + $seen], 'zmienił się');
        $no(['approve' => ['note' => ''], 'seen' => ['total_gross' => '1.00'] + $seen], 'zmienił się');
        $this->db->run('UPDATE {products} SET net = 11000 WHERE id = 1');
        $no(['approve' => ['note' => ''], 'seen' => $seen], 'zmienił się');
        $cart = $this->cart('ewa', $path);
        self::assertSame([['net' => '100.00'], '110.00'], [$cart['items'][0]['was'], $cart['items'][0]['prices']['net']]);
        self::assertSame(200, $this->call('ewa', $path, ['approve' => ['note' => ''], 'seen' => self::seen($cart)])[0]);
        self::assertSame(1, $this->orders());
    }

    public function testJudgesTheOrderRulesAgain(): void
    {
        $path = $this->sent();
        $this->db->run('UPDATE {products} SET stock = 3 WHERE id = 1');
        [$status, $cart, $messages] = $this->act('ewa', $path, 'approve');
        self::assertSame([422, 0, ['approve', 'reject', 'note']], [$status, $this->orders(), $cart['approval']['can']]);
        self::assertStringContainsString('dostępna ilość', self::sentences($messages, 'quantity'));
        self::assertArrayNotHasKey('confirm', $messages);
        // The last piece is sold between check and order: everything is undone.
        $this->db->run('UPDATE {products} SET stock = 100 WHERE id = 1');
        self::assertSame(200, $this->act('jan', $path, 'reject', 'Weź tańszy klej')[0]);
    }

    public function testHidesEachCartFromAllOthers(): void
    {
        $path = $this->sent();
        $seen = self::seen($this->cart('anna', $path));
        $own = basename($this->sent('ola', 'ask_quote'));
        $bodies = [[], ['confirm' => true, 'seen' => $seen], ['withdraw' => true, 'seen' => $seen], ['note' => 'x'], ['client_comments' => 'x'], ['quantity' => (object) ['1' => 1], 'cartToUpdate' => 1],
            ...array_map(fn (string $name): array => [$name => ['note' => 'x'], 'seen' => $seen], ['send_for_approval', 'approve', 'reject', 'ask_quote', 'decline_quote'])];
        foreach (['obcy', 'ola', 'gosc'] as $who) {
            foreach ($bodies as $body) {
                [$status, $cart, $messages] = $this->call($who, $path, $body);
                self::assertSame([404, null, 'Nie ma takiego zamówienia albo nie masz do niego dostępu.'], [$status, $cart, self::sentences($messages, '0')]);
            }
        }
        foreach (['0', '-1', 'x', '999999', "$own'", '../koszyk'] as $id) {
            self::assertSame(404, $this->call('anna', "/koszyk/$id")[0]);
        }
        // The approvers of the request can see it; a colleague who sees the company's orders may not act.
        self::assertSame(404, $this->call('ewa', "/koszyk/$own")[0]);
        self::assertSame([], $this->cart('szef', $path)['approval']['can']);
        self::assertSame(409, $this->act('szef', $path, 'approve')[0]);
        self::assertSame(0, $this->orders());
    }

    public function testNobodyApprovesTheirOwn(): void
    {
        $this->approvers = ['anna' => 'Anna Kowalczyk', 'ewa' => 'Ewa Nowak'];
        $path = $this->sent();
        self::assertSame(['withdraw', 'note'], $this->cart('anna', $path)['approval']['can']);
        self::assertSame(409, $this->act('anna', $path, 'approve')[0]);
        $this->people['ewa'] = new \ShopElements\Cart\Buyer(...['isTrader' => true] + get_object_vars($this->people['ewa']));
        self::assertSame(409, $this->act('ewa', $path, 'approve')[0]);
        self::assertSame(0, $this->orders());
        $this->approvers = ['anna' => 'Anna Kowalczyk'];
        $cart = $this->filled('anna');
        self::assertSame([[], false], [$cart['approval']['can'], isset($cart['approval']['to'])]);
        [$status, , $messages] = $this->act('anna', '/koszyk', 'send_for_approval');
        self::assertSame(409, $status);
        self::assertStringStartsWith('Nikt w Twojej firmie nie może', self::sentences($messages));
    }

    public function testWhoLosesTheRoleApprovesNoMore(): void
    {
        $path = $this->sent();
        unset($this->approvers['ewa']);
        $cart = $this->cart('ewa', $path);
        self::assertSame([['note'], ['Jan Wójcik']], [$cart['approval']['can'], $cart['approval']['to']]);
        self::assertSame(409, $this->act('ewa', $path, 'approve')[0]);
        self::assertSame(200, $this->act('jan', $path, 'approve')[0]);
    }

    public function testAFrozenCartCannotBeChanged(): void
    {
        $path = $this->sent();
        foreach (['anna', 'ewa'] as $who) {
            $cart = $this->cart($who, $path);
            foreach ([['client_comments' => 'x'], ['quantity' => (object) [$cart['items'][0]['id'] => 1], 'cartToUpdate' => $cart['id']], ['carrier' => ['id' => 1]], ['add_product' => 2]] as $body) {
                [$status, $after, $messages] = $this->call($who, $path, $body);
                self::assertSame([409, $cart], [$status, $after]);
                self::assertStringContainsString('czeka na akceptację: Ewa Nowak, Jan Wójcik. Do tego czasu nie można go zmieniać.', self::sentences($messages, '0'));
            }
        }
        // The owner can use the next cart at once.
        self::assertSame(200, $this->call('anna', '/koszyk', ['add_product' => 2])[0]);
        self::assertSame(409, $this->act('anna', $path, 'confirm', null)[0]);
    }

    public function testARejectedOneIsItsOwnersAgain(): void
    {
        $path = $this->sent();
        foreach (['', ' ', "\u{200b}\u{2060} \u{feff}"] as $none) {
            [$status, , $messages] = $this->act('ewa', $path, 'reject', $none);
            self::assertSame([422, 'Podaj powód, żeby było wiadomo, co poprawić.'], [$status, self::sentences($messages)]);
        }
        self::assertSame(200, $this->act('ewa', $path, 'reject', 'Weź tańszy klej')[0]);
        $cart = $this->cart('anna', $path);
        self::assertSame(['rejected', ['send', 'note'], false], [$cart['approval']['state'], $cart['approval']['can'], $cart['approval']['locked']]);
        self::assertSame(['rejected', 'Weź tańszy klej'], [$cart['approval']['steps'][0]['state'], $cart['approval']['history'][1]['text']]);
        self::assertSame([[], true], [$this->cart('ewa', $path)['approval']['can'], $this->cart('ewa', $path)['approval']['locked']]);
        // Changed and sent again: the approver's old screen no longer matches.
        $old = self::seen($this->cart('ewa', $path));
        $line = $cart['items'][0]['id'];
        self::assertSame(200, $this->call('anna', $path, ['quantity' => (object) [$line => 8], 'cartToUpdate' => $cart['id']])[0]);
        [$status, $cart] = $this->act('anna', $path, 'send_for_approval', 'Mniej');
        self::assertSame([200, 'waiting'], [$status, $cart['approval']['state']]);
        self::assertSame(409, $this->call('ewa', $path, ['approve' => ['note' => ''], 'seen' => $old])[0]);
        self::assertSame(200, $this->act('ewa', $path, 'approve')[0]);
        self::assertSame(['sent', 'rejected', 'sent', 'approved'], array_column($this->cart('anna', $path)['approval']['history'], 'what'));
        // Below the limit no approval is needed.
        $path = $this->sent();
        self::assertSame(200, $this->act('anna', $path, 'withdraw', null)[0]);
        $cart = $this->cart('anna', $path);
        self::assertSame(['required', ['send', 'note']], [$cart['approval']['state'], $cart['approval']['can']]);
        $this->call('anna', $path, ['quantity' => (object) [$cart['items'][0]['id'] => 1], 'cartToUpdate' => $cart['id']]);
        self::assertSame(['order', 'note'], $this->cart('anna', $path)['approval']['can']);
        [$status, $cart, $messages] = $this->act('anna', $path, 'confirm', null);
        // The owner has ordered the request before anybody approved it.
        self::assertSame([200, 'ordered', []], [$status, $cart['approval']['state'], $cart['approval']['steps'] ?? []], (string) json_encode($messages));
        self::assertSame(2, $this->orders());
    }

    public function testAnExpiredRequestIsDecidedNoMore(): void
    {
        $path = $this->sent();
        $seen = self::seen($this->cart('ewa', $path));
        $this->db->run("UPDATE {held} SET valid_until = '2026-01-02'");
        [$status, $cart, $messages] = $this->call('ewa', $path, ['approve' => ['note' => ''], 'seen' => $seen]);
        self::assertSame([409, 'expired', 0], [$status, $cart['approval']['state'], $this->orders()]);
        self::assertStringContainsString('02.01.2026', self::sentences($messages));
        self::assertSame(['send', 'note'], $this->cart('anna', $path)['approval']['can']);
        self::assertSame(200, $this->call('anna', $path, ['note' => 'Czy jeszcze aktualne?'])[0]);
        self::assertSame([200, 'waiting'], [$this->act('anna', $path, 'send_for_approval')[0], $this->cart('anna', $path)['approval']['state']]);
        self::assertContains('Czy jeszcze aktualne?', array_column($this->cart('ewa', $path)['approval']['history'], 'text'));
    }

    public function testAnExpiredRequestBelowTheLimitIsOrdered(): void
    {
        $path = $this->sent();
        $this->db->run("UPDATE {held} SET valid_until = '2026-01-02'");
        $cart = $this->cart('anna', $path);
        $this->call('anna', $path, ['quantity' => (object) [$cart['items'][0]['id'] => 1], 'cartToUpdate' => $cart['id']]);
        self::assertSame(['expired', ['order', 'note']], [$this->cart('anna', $path)['approval']['state'], $this->cart('anna', $path)['approval']['can']]);
        [$status, , $messages] = $this->act('anna', $path, 'confirm', null);
        self::assertSame([200, 1], [$status, $this->orders()], (string) json_encode($messages));
    }

    /** A refusal undoes the claim. */
    public function testRefusesAPaymentThatPrecedesItsOrder(): void
    {
        $this->db->run('INSERT INTO {payments} (id, name, hook) VALUES (2, ?, ?)', 'Później', Payment::DEFERRED);
        $this->filled('anna');
        $this->call('anna', '/koszyk', ['payment' => ['id' => 2]]);
        $path = $this->act('anna', '/koszyk', 'send_for_approval')[2]['confirm']['redirect_url'];
        [$status, $cart, $messages] = $this->act('ewa', $path, 'approve');
        self::assertSame([422, 'Wybrana płatność nie jest dostępna.', false], [$status, self::sentences($messages, 'payment_id'), isset($messages['confirm'])]);
        self::assertSame(['waiting', ['approve', 'reject', 'note'], ['sent'], 0], [$cart['approval']['state'], $cart['approval']['can'], array_column($cart['approval']['history'], 'what'), $this->orders()]);
    }

    public function testWhoIsLateChangesNothing(): void
    {
        $path = $this->sent();
        $held = $this->shop->approvals->find($this->people['ewa'], basename($path));
        self::assertTrue($this->shop->approvals->judge($this->people['jan'], $held, 'reject', 'Nie'));
        foreach (['approve', 'reject', 'withdraw', 'note'] as $action) {
            self::assertFalse($this->shop->approvals->judge($this->people['ewa'], $held, $action, ''));
        }
        $late = Refused::late('confirm');
        self::assertSame([409, ['Koszyk się zmienił. Sprawdź zmiany i spróbuj ponownie.']], [$late->status, $late->sentences($this->shop->texts)]);
    }

    public function testTwoStepsAreApprovedOneAfterTheOther(): void
    {
        $this->steps = [['ewa' => 'Ewa Nowak'], ['jan' => 'Jan Wójcik']];
        $path = $this->sent();
        self::assertSame(409, $this->act('jan', $path, 'approve')[0]);
        [$status, $cart] = $this->act('ewa', $path, 'approve');
        self::assertSame([200, 'waiting', ['Jan Wójcik'], ['approved', 'waiting'], 0], [$status, $cart['approval']['state'], $cart['approval']['to'], array_column($cart['approval']['steps'], 'state'), $this->orders()]);
        self::assertNotNull($cart['approval']['steps'][0]['at']);
        self::assertSame(409, $this->act('ewa', $path, 'approve')[0]);
        self::assertSame(200, $this->act('jan', $path, 'approve')[0]);
        self::assertSame(1, $this->orders());
    }

    public function testAMessageIsStoredOnce(): void
    {
        $path = $this->sent();
        $done = $this->atOnce(4, fn ($shop, int $place): int => $this->call($place < 2 ? 'anna' : 'ewa', $path, ['note' => "Uwaga $place"], $place < 2 ? 'n' . $place : '', $shop)[0]);
        self::assertSame([200, 200, 200, 200], $done);
        self::assertSame(200, $this->call('anna', $path, ['note' => 'Uwaga 0'], 'n0')[0]);
        self::assertEqualsCanonicalizing(['Na parter', 'Uwaga 0', 'Uwaga 1', 'Uwaga 2', 'Uwaga 3'], array_column($this->cart('ewa', $path)['approval']['history'], 'text'));
        self::assertSame([422, 422], [$this->call('ewa', $path, ['note' => ' '])[0], $this->call('ewa', $path, ['note' => str_repeat('ż', 1001)])[0]]);
        self::assertSame(409, $this->call('szef', $path, ['note' => 'x'])[0]);
        [$status, , $messages] = $this->act('ewa', $path, 'approve', str_repeat('ż', 1001));
        self::assertSame([422, 'Wiadomość: najwyżej 1000 znaków'], [$status, self::sentences($messages)]);
    }

    public function testARequestAndItsOrderKeepTheDataOfTheirOwnerAsTheyWereSent(): void
    {
        $client = static fn (string $first, string $last, string $phone, string $mail): array => ['name' => "Firma $first", 'first_name' => $first, 'last_name' => $last, 'phone' => $phone, 'email' => $mail, 'company' => "Firma $first", 'address_city' => 'Łódź'];
        $as = fn (string $who, array $client): Buyer => new Buyer($who, $client, person: "$client[first_name] $client[last_name]", company: 'budowa');
        $this->people['anna'] = $as('anna', $client('Anna', 'Kowalczyk', '600100200', 'anna@example.com'));
        $this->people['ewa'] = $as('ewa', $client('Ewa', 'Nowak', '600999999', 'ewa@example.com'));
        $this->more = ['extraFields' => ContactFields::of(...), 'addresses' => $addresses = new PdoAddresses($this->db)];
        $this->shop = $this->connected($this->db);
        $addresses->add($this->people['anna'], new Address(null, 'Budowa', 'Polna', '1', '', 'Łódź', '90-001', 'Łódź', 'PL', ''));
        $this->filled('anna');
        $this->call('anna', '/koszyk', ['delivery_address' => ['id' => $addresses->all($this->people['anna'])[0]->id]]);
        $seen = $this->cart('anna', '/koszyk');
        $path = $this->act('anna', '/koszyk', 'send_for_approval')[2]['confirm']['redirect_url'];
        // The account changes afterwards.
        $this->people['anna'] = $as('anna', $client('Anna', 'Zamężna', '600111111', 'inna@example.com'));
        $this->db->run('DELETE FROM {addresses}');
        $mine = fn (array $cart): array => [ContactFields::in($cart), $cart['client_name'], $cart['customer'], $cart['invoice_address'], $cart['delivery_address']];
        foreach (['anna', 'ewa', 'jan'] as $who) {
            self::assertSame($mine($seen), $mine($this->cart($who, $path)), $who);
        }
        self::assertSame('Anna Kowalczyk', ContactFields::in($seen)['name']);
        $views = array_map(fn (string $who): array => $this->cart($who, $path), ['anna', 'ewa', 'jan']);
        foreach ($views as &$view) {
            unset($view['approval']['can']);
        }
        self::assertSame($views[0], $views[1]);
        self::assertSame($views[0], $views[2]);
        [$status, , $messages] = $this->act('ewa', $path, 'approve', 'Zgoda');
        self::assertSame([200, 'Zaakceptowano zamówienie: Anna Kowalczyk.'], [$status, self::sentences($messages)]);
        $history = $this->held->history;
        $guid = basename($messages['confirm']['redirect_url']);
        $thanks = array_map(fn (string $who): string => OrderDue::heading(null, $history->seen($this->people[$who], $guid)['approvedFor'] ?? null), ['ewa', 'anna']);
        self::assertSame(['Zaakceptowano zamówienie Anny Kowalczyk', 'Dziękujemy za zamówienie'], $thanks);
        $order = json_decode($this->db->one('SELECT cart FROM {orders}')['cart'], true);
        self::assertSame($mine($seen), $mine($order));
    }

    public function testARepeatedAdditionAddsOnce(): void
    {
        $quantities = fn (): array => array_map(intval(...), array_column($this->cart('anna', '/koszyk')['items'], 'quantity', 'index'));
        $many = ['add_products' => [['id' => 1, 'quantity' => 2], ['id' => 99, 'quantity' => 1]]];
        [$status, , $messages] = $this->call('anna', '/koszyk', $many, 'k1');
        self::assertSame([422, ['A' => 2]], [$status, $quantities()]);
        self::assertSame([422, $messages], [($again = $this->call('anna', '/koszyk', $many, 'k1'))[0], $again[2]]);
        self::assertSame([200, 200], [$this->call('anna', '/koszyk', ['add_product' => 2], 'k2')[0], $this->call('anna', '/koszyk', ['add_product' => 2], 'k2')[0]]);
        self::assertSame(['A' => 2, 'B' => 1], $quantities());
        $api = new Api($this->shop, $this->people['anna'], new Csrf(null));
        $add = fn (string $key): array => json_decode($api->answer(new Request('POST', '/do-koszyka', headers: ['content-type' => 'application/json', 'accept' => 'application/json', 'idempotency-key' => $key], body: '{"id":1,"quantity":3}'))->body ?? '', true);
        self::assertSame($add('a'), $add('a'));
        self::assertSame(['A' => 5, 'B' => 1], $quantities());
        $add('b');
        self::assertSame(['A' => 8, 'B' => 1], $quantities());
    }

    public function testNamesThePersonInTheGenitiveOrAfterAColon(): void
    {
        $names = ['Ewa Nowak' => 'Ewy Nowak', 'Maria Wiśniewska' => 'Marii Wiśniewskiej', 'Kasia Zaręba' => 'Kasi Zaręby', 'Piotr Zieliński' => 'Piotra Zielińskiego', 'Marek Wójcik' => 'Marka Wójcika', 'Jerzy Cichy' => 'Jerzego Cichego', 'Adam Gołąb' => null, 'Jan Maria Rokita' => null, 'zakupy@example.com' => null];
        self::assertSame($names, array_combine(array_keys($names), array_map(Genitive::of(...), array_keys($names))));
        self::assertSame('Zaakceptowano zamówienie: Adam Gołąb', OrderDue::heading(null, 'Adam Gołąb'));
    }

    public function testRequiresTheFieldsOfTheAction(): void
    {
        $this->more = ['extraFields' => fn (object $cart, object $person): array => [
            new ExtraField('budzet', 'Budżet', scope: ExtraField::APPROVAL, required: true),
            ...$person->key === 'ewa' ? [new ExtraField('terms', 'Akceptuję regulamin.', 'consent', required: true, version: '1')] : [],
        ]];
        $this->shop = $this->connected($this->db);
        $this->filled('anna', 1);
        self::assertSame(200, $this->act('anna', '/koszyk', 'confirm', null)[0]);
        $this->filled('anna');
        [$status, , $messages] = $this->act('anna', '/koszyk', 'send_for_approval');
        self::assertSame([422, 'Uzupełnij: Budżet.'], [$status, self::sentences($messages, 'extra_field')]);
        $this->call('anna', '/koszyk', ['extra_field' => ['name' => 'budzet', 'value' => 'B1']]);
        $path = $this->act('anna', '/koszyk', 'send_for_approval')[2]['confirm']['redirect_url'];
        [$status, , $messages] = $this->act('ewa', $path, 'approve');
        self::assertSame([422, 'Uzupełnij: Akceptuję regulamin.'], [$status, self::sentences($messages, 'extra_field')]);
        self::assertSame(409, $this->call('anna', $path, ['extra_field' => ['name' => 'budzet', 'value' => 'B2']])[0]);
        // An approver gives a consent that is still empty, and changes nothing else.
        $say = fn (string $who, string $name, string $value, string $version = '1'): int => $this->call($who, $path, ['extra_field' => ['name' => $name, 'value' => $value, 'version' => $version]])[0];
        self::assertSame([409, 409, 409, 409, 409], [$say('ewa', 'budzet', 'B2'), $say('ewa', 'terms', ''), $say('ewa', 'nic', '1'), $say('anna', 'terms', '1'), $say('szef', 'terms', '1')]);
        self::assertSame(422, $say('ewa', 'terms', '1', '0'));
        self::assertSame(200, $say('ewa', 'terms', '1'));
        self::assertSame([409, 409], [$say('ewa', 'terms', ''), $say('ewa', 'terms', '1')]);
        self::assertSame('B1', array_column($this->cart('ewa', $path)['extra_fields'], 'value', 'name')['budzet']);
        self::assertSame(200, $this->act('ewa', $path, 'approve')[0]);
        $order = json_decode($this->db->one('SELECT cart FROM {orders} ORDER BY id DESC')['cart'], true);
        self::assertSame(['terms', '1'], [$order['consents'][0]['name'], $order['consents'][0]['value']]);
    }

    public function testListsWhatEachPersonMaySee(): void
    {
        $path = $this->sent();
        $id = basename($path);
        $list = fn (string $who, string $view = ''): array => $this->shop->history->view($this->people[$who], $view, 0, '');
        self::assertSame([['key' => 'mine'], ['key' => 'quotes']], $list('anna')['views']);
        $entry = $list('anna')['orders'][0];
        self::assertSame(["a$id", 'approval', 'waiting', 'Anna Kowalczyk', $path, '1230.00', 1], [$entry['id'], $entry['kind'], $entry['status'], $entry['by'], $entry['url'], $entry['total_gross'], $entry['lines_count']]);
        // A request that is no order yet has no state of an order.
        $narrow = fn (string $state, string $period): array => $this->shop->history->filtered($state, $period)->view($this->people['anna'], 'mine', 0, '')['orders'];
        self::assertSame([[], [], 1], [$narrow('open', ''), $narrow('', '1999'), count($narrow('', substr(Day::inPoland(), 0, 4)))]);
        $queue = $list('ewa', 'to_approve');
        self::assertSame(['to_approve', 1, ["a$id"], 1], [$queue['view'], $queue['total'], array_column($queue['orders'], 'id'), array_column($queue['views'], 'count', 'key')['to_approve']]);
        self::assertSame([['mine', 0], ['mine', 0]], array_map(fn (string $who): array => [$list($who, 'to_approve')['view'], count($list($who, 'to_approve')['orders'])], ['ola', 'obcy']));
        self::assertSame(["a$id"], array_column($list('szef', 'company')['orders'], 'id'));
        self::assertSame([], $list('obcy', 'company')['orders']);
        $this->act('ewa', $path, 'approve');
        self::assertSame([0, []], [$list('ewa', 'to_approve')['total'], $list('ewa', 'to_approve')['orders']]);
        $order = $list('szef', 'company')['orders'][0];
        self::assertSame(['Anna Kowalczyk', false], [$order['by'], isset($order['url'])]);
        $seen = fn (string $who): bool => $this->shop->history->order($this->people[$who], (string) $order['id']) !== null;
        self::assertSame([true, true, true, false, false], array_map($seen, ['anna', 'ewa', 'szef', 'ola', 'obcy']));
        self::assertSame(['orders', 'total', 'size'], array_keys($this->shop->history->view(new \ShopElements\Cart\Buyer('gosc'), '', 0, '')));
    }

    public function testWorksWithoutScripts(): void
    {
        $this->filled('anna');
        $form = new FormCart($this->shop, $this->people['anna']);
        $summary = $form->summary();
        self::assertSame([['send_for_approval' => 'Wyślij do akceptacji', 'ask_quote' => 'Zapytaj o ofertę'], false], [$summary['actions'], $summary['canOrder']]);
        [$path, $refused] = $form->order(['key' => 'f', 'action' => 'send_for_approval', 'note' => "Na\r\nparter", 'total_gross' => $summary['cart']['prices']['total_gross'], 'cart_id' => (string) $summary['cart']['id'], 'revision' => $summary['cart']['revision']]);
        self::assertSame([[], 1], [$refused, preg_match('~^/koszyk/(\d+)$~', $path, $id)]);
        $at = new FormCart($this->shop->at($this->people['ewa'], $id[1]), $this->people['ewa'], $path);
        $summary = $at->summary();
        self::assertSame(['approve' => 'Akceptuję i zamawiam z obowiązkiem zapłaty', 'reject' => 'Odrzuć zamówienie', 'note' => 'Wyślij wiadomość'], $summary['actions']);
        self::assertSame("Na\nparter", $summary['cart']['approval']['history'][0]['text']);
        $sealed = ['total_gross' => $summary['cart']['prices']['total_gross'], 'cart_id' => (string) $summary['cart']['id'], 'revision' => $summary['cart']['revision']];
        self::assertSame([$path, ['Podaj powód, żeby było wiadomo, co poprawić.']], $at->order(['key' => 'g', 'action' => 'reject', 'note' => ''] + $sealed));
        self::assertSame([$path, []], $at->order(['key' => 'h', 'action' => 'note', 'note' => 'Chwila'] + $sealed));
        // A withdrawal has no message in its body: what was typed beside it is in the history before it, once.
        $own = new FormCart($this->shop->at($this->people['anna'], $id[1]), $this->people['anna'], $path);
        for ($time = 0; $time < 2; $time += 1) {
            $own->order(['key' => 'w', 'action' => 'withdraw', 'note' => 'Poprawię klej'] + $sealed);
        }
        self::assertSame(['sent Na' . "\n" . 'parter', 'note Chwila', 'note Poprawię klej', 'withdrawn '], array_map(static fn (array $one): string => "$one[what] $one[text]", $this->cart('anna', $path)['approval']['history']));
        self::assertSame(200, $this->act('anna', $path, 'send_for_approval')[0]);
        $sealed['revision'] = $at->summary()['cart']['revision'];
        [$url, $refused] = $at->order(['key' => 'i', 'action' => 'approve'] + $sealed);
        self::assertSame([[], true], [$refused, str_starts_with($url, '/zamowienie/')]);
        self::assertNull($this->shop->at($this->people['obcy'], $id[1]));
    }
}
