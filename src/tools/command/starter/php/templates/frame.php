<!doctype html>
<html lang="pl">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Sklep</title>
    <link rel="icon" href="data:,">
    <?= $head ?>
</head>
<body>
    <header><a href="/">Sklep</a> <a href="/koszyk">Koszyk</a></header>
    <main>
        <?php require __DIR__ . "/$view.php"; ?>
    </main>
</body>
</html>
