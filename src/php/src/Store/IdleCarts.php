<?php

/** Deletes carts that nobody has used for long, unless the payment of one of their parts has begun. */

declare(strict_types=1);

namespace ShopElements\Store;

final class IdleCarts
{
    /** Seconds. */
    public const FORGOTTEN = 90 * 24 * 3600;
    /** Counted from the last use. A payment provider's response must still find its cart. */
    private const IDLE = 'is_open = 1 AND begun_at < ? AND (used_at IS NULL OR used_at < ?) AND payment_begun = 0
        AND NOT EXISTS (SELECT 1 FROM {carts} child WHERE child.parent_id = c.id AND child.payment_begun = 1)';

    /** Deletes a few at a time, so that no request takes long, but more than are started. */
    public static function forget(Db $db): void
    {
        $old = Db::now(self::FORGOTTEN);
        foreach ($db->all('SELECT id, buyer FROM {carts} c WHERE ' . self::IDLE . ' LIMIT 20', $old, $old) as ['id' => $id, 'buyer' => $owner]) {
            // Does not wait: the holder of the lock is using the cart. Under the lock the cart is checked again.
            if ($db->alsoAtOnce($owner) && $db->one('SELECT id FROM {carts} c WHERE id = ? AND ' . self::IDLE, $id, $old, $old) !== null) {
                $db->run('DELETE FROM {carts} WHERE id = ? OR parent_id = ?', $id, $id);
            }
        }
    }
}
