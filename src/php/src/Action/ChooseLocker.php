<?php

/** Chooses a parcel locker. A shop that knows its lockers does not trust the browser for their address. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Limits;
use ShopElements\Pasted;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class ChooseLocker implements Action
{
    public const NAMES = [
        'inpost_point_code', 'inpost_point_street', 'inpost_point_building_number', 'inpost_point_flat_number',
        'inpost_point_city', 'inpost_point_province', 'inpost_point_post_code',
    ];

    /** @param array<string, string> $locker */
    private function __construct(private array $locker)
    {
    }

    public static function read(Fields $body): self
    {
        return new self(array_map($body->object('inpost_data')->text(...), array_combine(self::NAMES, self::NAMES)));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $code = Pasted::code($this->locker['inpost_point_code']);
        $carrier = Chosen::among($shop->offer->carriers($buyer, $cart), $cart->carrier);
        if ($carrier === null || !$carrier->isLocker()) {
            return Outcome::refused('inpost', $shop->texts->lockerCarrier);
        }
        if ($code === '') {
            return Outcome::refused('inpost', $shop->texts->noLocker);
        }
        $isLong = max(array_map(mb_strlen(...), $this->locker)) > Limits::LOCKER['max'];
        $locker = $shop->lockers === null ? ['inpost_point_code' => $code] + $this->locker : $shop->lockers->point($code);
        if ($isLong || $locker === null) {
            $name = mb_substr($code, 0, Limits::LOCKER['max']);
            return Outcome::refused('inpost', Texts::fill($shop->texts->otherLocker, ['name' => $name]));
        }
        $cart->locker = $locker;
        return Outcome::done();
    }
}
