<?= ShopElements\OrderPage::print($order['cart'], "Zamówienie $order[number]") ?>
