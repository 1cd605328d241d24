<?php

/**
 * The front page in plain PHP 8.2: products with forms, and the cart beside them. It escapes text and attributes by e(), and data in child
 * scripts by embed(). index.php creates `$page`.
 */

declare(strict_types=1);

use ShopElements\Cart\Money;

/** Escapes text, and attributes in double quotes. */
$e = fn (string|int $text): string => htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE);
/** Encodes data for a <script type="application/json">. In attributes use $e(json_encode(…)). */
$embed = fn (mixed $data): string => json_encode($data, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
?>
<!doctype html>
<html lang="pl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>Składnica w PHP</title>
  <meta name="description" content="Sklep z materiałami budowlanymi w czystym PHP: te same elementy bez żadnego szablonu.">
  <link rel="icon" href="<?= $e($page['asset']('/static/znak.svg')) ?>" type="image/svg+xml">
  <?= $page['elements']->tags(['shop-config', 'shop-cart-widget', 'shop-cart'], $page['nonce']) ?>

  <link rel="stylesheet" href="<?= $e($page['asset']('/static/sklep.css')) ?>">
</head>
<body>
  <shop-config csrf-cookie="XSRF-TOKEN" csrf-header="X-XSRF-TOKEN" currency="PLN" brand="shop" points-url="/api/points" login-url="/" contact="<?= $e(json_encode(['name' => 'Ewa Zielińska', 'phone' => '22 510 40 12', 'email' => 'ewa.zielinska@example.com'])) ?>"></shop-config>
  <header class="header">
    <div class="wide masthead">
      <a class="logo" href="/"><img src="<?= $e($page['asset']('/static/znak.svg')) ?>" alt="" width="36" height="36"><span><strong>Składnica</strong><small>w czystym PHP</small></span></a>
      <shop-cart-widget url="/api/koszyki"><a class="cart-link" href="/koszyk">Koszyk</a></shop-cart-widget>
    </div>
  </header>
  <main class="wide" id="tresc">
    <h1>Materiały na dziś</h1>
    <div class="products">
      <?php foreach ($page['products'] as $product) : ?>
      <article class="product">
        <span class="product__picture"><img src="/obrazki/<?= $e($product['sku']) ?>.svg" alt="" width="320" height="320" loading="lazy"></span>
        <div class="product__body">
          <p class="product__meta"><?= $e($product['sku']) ?></p>
          <h3 class="product__name"><?= $e($product['name']) ?></h3>
          <div class="product__price"><strong><?= $e(Money::polish(Money::gross((int) $product['net'], (int) $product['vat']))) ?></strong><span>/<?= $e($product['unit']) ?> brutto</span> <small><?= $e(Money::worded(Money::polish((int) $product['net']), word: 'netto')) ?></small></div>
          <form class="product__form" method="post" action="/do-koszyka">
            <input type="hidden" name="_token" value="<?= $e($page['token']) ?>">
            <button class="button" name="product" value="<?= $e($product['id']) ?>" aria-label="Do koszyka: <?= $e($product['name']) ?>">Do koszyka</button>
          </form>
        </div>
      </article>
      <?php endforeach ?>
    </div>
    <shop-cart cart-url="/koszyk" shop-url="/" points-url="/api/points"<?= $page['isTrader'] ? ' trader' : '' ?>>
      <script type="application/json"><?= $embed(['client' => $page['client']]) ?></script>
      <p>Wczytywanie koszyka…</p>
    </shop-cart>
  </main>
</body>
</html>
