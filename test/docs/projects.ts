/** Projects as created by the frameworks' own starters, from Debian's packages: the state before a guide starts. */
import { existsSync } from 'node:fs';

type Files = Readonly<Record<string, string>>;

interface Project {
  /** Of Debian. */
  readonly needs: readonly string[];
  readonly files: Files;
}

const debian = (paths: readonly string[]): string[] => paths.map((path) => `/usr/share/php/${path}/autoload.php`);

const composerOf = (namespace: string, folder: string, needs: readonly string[]): Files => ({
  'composer.json': JSON.stringify({
    name: 'sklep/sklep',
    autoload: { 'psr-4': { [namespace]: folder }, files: ['debian.php'] },
  }),
  'debian.php': `<?php foreach (${JSON.stringify(needs)} as $file) { require_once $file; }`,
});

const forSymfony = debian(['Symfony/Bundle/FrameworkBundle', 'Symfony/Bundle/TwigBundle', 'Symfony/Component/Yaml']);

/** `composer create-project symfony/skeleton`, without its runtime. */
export const symfony: Project = {
  needs: forSymfony,
  files: {
    ...composerOf('App\\', 'src/', forSymfony),
    'src/Kernel.php': `<?php
namespace App;
class Kernel extends \\Symfony\\Component\\HttpKernel\\Kernel { use \\Symfony\\Bundle\\FrameworkBundle\\Kernel\\MicroKernelTrait; }`,
    'config/packages/framework.yaml':
      'framework: { secret: x, session: { storage_factory_id: session.storage.factory.native } }',
    'public/index.php': `<?php
require dirname(__DIR__) . '/vendor/autoload.php';
(new App\\Kernel('dev', false))->handle(Symfony\\Component\\HttpFoundation\\Request::createFromGlobals())->send();`,
  },
};

const forLaravel = debian(['Illuminate']);

/** `composer create-project laravel/laravel`, whose configuration is one file here, and which has the guide's provider among its own. */
export const laravel: Project = {
  needs: forLaravel,
  files: {
    ...composerOf('App\\', 'app/', forLaravel),
    'storage/views/.keep': '',
    'storage/sessions/.keep': '',
    'bootstrap/cache/.keep': '',
    'public/index.php': `<?php
use Illuminate\\{Contracts, Cookie, Encryption, Filesystem, Foundation, Session, Translation, View};
require dirname(__DIR__) . '/vendor/autoload.php';
final class Kernel extends Foundation\\Http\\Kernel
{
    protected $bootstrappers = [Foundation\\Bootstrap\\RegisterFacades::class, Foundation\\Bootstrap\\RegisterProviders::class, Foundation\\Bootstrap\\BootProviders::class];
    protected $middlewareGroups = ['web' => [Cookie\\Middleware\\EncryptCookies::class, Cookie\\Middleware\\AddQueuedCookiesToResponse::class, Session\\Middleware\\StartSession::class, Foundation\\Http\\Middleware\\VerifyCsrfToken::class]];
}
$app = new Foundation\\Application(dirname(__DIR__));
$app->instance('config', new Illuminate\\Config\\Repository([
    'app' => ['key' => str_repeat('k', 32), 'cipher' => 'AES-256-CBC', 'debug' => false, 'locale' => 'pl', 'fallback_locale' => 'pl', 'providers' => [
        Filesystem\\FilesystemServiceProvider::class, View\\ViewServiceProvider::class, Session\\SessionServiceProvider::class,
        Encryption\\EncryptionServiceProvider::class, Cookie\\CookieServiceProvider::class, Translation\\TranslationServiceProvider::class, App\\Providers\\ShopProvider::class,
    ]],
    'session' => ['driver' => 'file', 'files' => $app->storagePath() . '/sessions', 'lifetime' => 120, 'expire_on_close' => false, 'lottery' => [0, 100], 'cookie' => 'shop',
        'path' => '/', 'domain' => null, 'secure' => false, 'http_only' => true, 'same_site' => 'lax', 'encrypt' => false],
    'view' => ['paths' => [$app->resourcePath('views')], 'compiled' => $app->storagePath() . '/views'],
    'logging' => ['default' => 'errorlog', 'channels' => ['errorlog' => ['driver' => 'errorlog']]],
]));
$app->singleton(Contracts\\Http\\Kernel::class, Kernel::class);
$app->singleton(Contracts\\Debug\\ExceptionHandler::class, Foundation\\Exceptions\\Handler::class);
$app->booted(fn () => Illuminate\\Support\\Facades\\Route::middleware('web')->group($app->basePath('routes/web.php')));
$kernel = $app->make(Contracts\\Http\\Kernel::class);
$response = $kernel->handle($request = Illuminate\\Http\\Request::capture());
$response->send();
$kernel->terminate($request, $response);`,
  },
};

export const isInstalled = ({ needs }: Project): boolean => needs.every((path) => existsSync(path));
