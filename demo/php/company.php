<?php

/** The PHP shop's people: a buyer with a limit, an approver, and the approval rule. Each session has its own company. */

declare(strict_types=1);

namespace Shop;

use ShopElements\Cart\{Buyer, Cart, Held, Money, Process};
use ShopElements\Day;
use ShopElements\Http\{Request, Response};
use ShopElements\Shop\Shop;
use ShopElements\Store\PdoQuotes;

final readonly class Company
{
    /** Gross amount in grosze. */
    private const LIMIT = 500_000;
    /** Data by the visitor's name in visitors.json. */
    private const PEOPLE = ['z-limitem' => 'Anna Kowalczyk', 'akceptujaca' => 'Ewa Nowak'];

    /** @param array<string, array<string, mixed>> $visitors by name */
    public function __construct(private array $visitors, private string $session)
    {
    }

    public function buyer(string $slug): Buyer
    {
        $client = $this->visitors[$slug]['client'];
        return new Buyer(
            // People of the company have their own carts; for all other visitors the session is the person, whatever visitor it currently
            // is.
            key: isset(self::PEOPLE[$slug]) ? "$this->session $slug" : $this->session,
            client: $client,
            projects: $client['projects'],
            isTrader: $this->visitors[$slug]['trader'] !== null,
            limit: 500_000,
            kind: 'company',
            person: self::PEOPLE[$slug] ?? '',
            company: $this->session,
            isOverseer: $slug === 'akceptujaca',
        );
    }

    /** The person who opens a frozen cart: its owner, identified by the key. @param array<string, array<string, mixed>> $visitors */
    public static function ownerOf(string $key, array $visitors): Buyer
    {
        [$session, $slug] = [...explode(' ', $key, 2), 'kupujacy'];
        return (new self($visitors, $session))->buyer($slug);
    }

    /** @param array<string, mixed> $seen */
    public static function rule(Buyer $owner, Cart $cart, array $seen): ?Process
    {
        $total = Money::read($seen['prices']['total_gross'], 'total_gross');
        if ($total <= self::LIMIT || $owner->person !== self::PEOPLE['z-limitem']) {
            return null;
        }
        return new Process(
            'required',
            reasons: ['Wartość ' . Money::polish($total) . ' brutto przekracza limit ' . Money::polish(self::LIMIT) . '.'],
            limits: [['label' => 'Limit jednego zamówienia', 'of' => self::LIMIT, 'left' => self::LIMIT, 'after' => self::LIMIT - $total]],
            steps: [['label' => 'Kierownik budowy', 'who' => ["$owner->company akceptujaca" => self::PEOPLE['akceptujaca']]]],
        );
    }

    /** The seller answers the quotes of this session's company. @return list<Held> */
    public static function asked(PdoQuotes $quotes, Buyer $seller): array
    {
        return !$seller->isTrader ? [] : array_values(array_filter($quotes->asked(), static fn (Held $one): bool => $one->owner->company === $seller->company));
    }

    /** @param list<Held> $asked quotes that this seller may answer */
    public static function answer(Request $request, PdoQuotes $quotes, Shop $shop, array $asked, string $seller): Response
    {
        $form = $request->form;
        $ids = array_map(strval(...), array_column($asked, 'id'));
        $price = static fn (mixed $typed): array => ['net' => Money::read(is_string($typed) ? $typed : '', 'cena')];
        $until = is_string($form['until'] ?? null) && preg_match('/^\d{4}-\d{2}-\d{2}$/D', $form['until']) === 1 ? $form['until'] : Day::inPoland(later: 14);
        if (is_string($form['id'] ?? null) && in_array($form['id'], $ids, true)) {
            try {
                $quotes->answer($shop, $form['id'], array_map($price, (array) ($form['net'] ?? [])), $until, $seller, is_string($form['note'] ?? null) ? $form['note'] : '');
            } catch (\ShopElements\Cart\UnreadablePrice) {
                $_SESSION['told'] = ['Nieprawidłowa cena.'];
            }
        }
        return Response::goTo('/oferty');
    }
}
