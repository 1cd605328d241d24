<?php

/** Orders that wait for their payment: each is paid once, may fail and be tried again, and is cancelled in time. */

declare(strict_types=1);

namespace ShopElements\Store;

final readonly class DuePayments
{
    public function __construct(private Db $db, private Goods $goods)
    {
    }

    /** Settles a payment with the provider's answer. Returns true if the money is taken: once, and only while the order waits. */
    public function settle(int $order, bool $isPaid): bool
    {
        $now = Db::now();
        [$set, $values] = $isPaid ? ['paid_at = ?, payment_failed = 0, pay_until = NULL', [$now]] : ['payment_failed = 1', []];
        $sql = "UPDATE {orders} SET $set WHERE id = ? AND pay_until > ? AND status <> 'cancelled'";
        return $this->db->run($sql, ...[...$values, $order, $now])->rowCount() === 1 && $isPaid;
    }

    /** Cancels orders that have waited too long, unless the shop has changed their status, and puts their goods back. Called before orders are shown or paid; not within a transaction, which has the lock of one order only. */
    public function endLate(): void
    {
        foreach ($this->db->isLocked() ? [] : $this->db->all("SELECT id FROM {orders} WHERE pay_until <= ? AND status = 'placed'", Db::now()) as ['id' => $id]) {
            $this->goods->cancel((int) $id);
        }
    }
}
