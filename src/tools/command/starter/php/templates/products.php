<?php

use ShopElements\Cart\Money;
use ShopElements\Elements;

?>
<h1>Produkty</h1>
<?php foreach ($offer->byId(['1', '2']) as $product) : ?>
    <h2><?= htmlspecialchars($product->name) ?></h2>
    <p><?= Money::polish(Money::gross($product->net, $product->vat)) ?> brutto</p>
    <?= Elements::addToCart(['action' => '/do-koszyka', 'product-id' => $product->id]) ?>
<?php endforeach ?>
