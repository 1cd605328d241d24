<?php
/** Renders snippets like a shop: plain PHP, Debian's Twig and Laravel's Blade, from JSON on standard input. */
declare(strict_types=1);

set_error_handler(static fn (int $level, string $what) => throw new ErrorException($what, 0, $level));
foreach (['/usr/share/php/Twig/autoload.php', '/usr/share/php/Illuminate/View/autoload.php'] as $file) {
    if (is_file($file)) {
        require_once $file;
    }
}

/** Runs PHP text with the variables of `$data` and returns its output. */
function run(string $code, array $data): string
{
    $file = tempnam(sys_get_temp_dir(), 'snippet');
    file_put_contents($file, $code);
    $show = static function (string $file, array $data): void {
        extract($data);
        require $file;
    };
    ob_start();
    $show($file, $data);
    unlink($file);
    return (string) ob_get_clean();
}

/** Compiled like Laravel does; the factory of views counts its loops. */
function blade(string $code, array $data): string
{
    $files = new Illuminate\Filesystem\Filesystem();
    $views = new Illuminate\View\Factory(
        new Illuminate\View\Engines\EngineResolver(),
        new Illuminate\View\FileViewFinder($files, []),
        new Illuminate\Events\Dispatcher(),
    );
    $compiler = new Illuminate\View\Compilers\BladeCompiler($files, sys_get_temp_dir());

    return run($compiler->compileString($code), [...$data, '__env' => $views]);
}

$jobs = json_decode((string) file_get_contents('php://stdin'));
$answers = [];
foreach ($jobs as $job) {
    $arrays = json_decode((string) json_encode($job->data), true);
    $answers[] = match ($job->language) {
        // Strict types, the strictest setting of a file into which a snippet is pasted.
        'PHP' => run("<?php declare(strict_types=1) ?>{$job->code}", $arrays),
        'Twig' => class_exists(Twig\Environment::class)
            ? (new Twig\Environment(new Twig\Loader\ArrayLoader(['snippet' => $job->code]), ['autoescape' => $job->autoescape ?? 'html']))->render('snippet', $arrays)
            : null,
        'Blade' => class_exists(Illuminate\View\Compilers\BladeCompiler::class)
            ? blade($job->code, (array) $job->data)
            : null,
    };
}
echo json_encode($answers, JSON_THROW_ON_ERROR);
