<?php

/** Lines of a page's head: style sheet, script, and the files that its elements will load, each with its hash. */

declare(strict_types=1);

namespace ShopElements;

/** Reads the build's list `dist/files.json`. No framework, no state: the lines are text that a template prints as it is. */
final class Assets
{
    /**
     * @param array<string, array{size: int, integrity: string}> $files by their path in dist/
     * @param array<string, array{paint: list<string>, view: list<string>, draw?: list<string>}> $needs by tag
     */
    private function __construct(
        private readonly array $files,
        private readonly array $needs,
        public readonly string $base,
    ) {
    }

    /**
     * @param string $path of `dist/files.json` on this server
     * @param string $base URL of dist/, with a slash at its end
     * @throws \RuntimeException if there is no such list
     */
    public static function fromFile(string $path, string $base = '/elements/'): self
    {
        $list = is_file($path) ? json_decode((string) file_get_contents($path), true) : null;
        if (!isset($list['files'], $list['tags'])) {
            throw new \RuntimeException("$path is not the files.json of a build of Shop Elements.");
        }
        return new self($list['files'], $list['tags'], $base);
    }

    /**
     * The lines for a page with these tags; unknown tags are ignored. First screens are preloaded, after style sheets and
     * pictures; the views are left to the loader, because preloading them would delay the page's first second. The first line is the
     * style sheet; the others are best before `</body>` if the page contains its first screen.
     *
     * @param list<string> $tags such as `shop-cart`
     * @param string|null $nonce of the page's Content-Security-Policy
     * @param string $language language whose texts load before the elements; Polish is built in
     * @param list<string> $printed tags whose first screen the page already contains
     * @param bool $chunks adds an import map of about 6 KB, by which the browser also checks later imports: see `importMap()`
     */
    public function tags(array $tags, ?string $nonce = null, string $language = 'pl', array $printed = [], bool $chunks = false): string
    {
        $known = array_intersect_key($this->needs, array_flip($tags));
        // An element drawn from data is the page's content: its files load before the loader's views.
        $drawn = [];
        foreach (array_diff_key($known, array_flip($printed)) as $need) {
            array_push($drawn, ...(isset($need['draw']) ? [...$need['paint'], ...$need['draw']] : []));
        }
        $early = array_unique(array_merge($drawn, ...array_column($known, 'paint')));
        $allowed = $nonce === null ? '' : sprintf(' nonce="%s"', htmlspecialchars($nonce));
        $texts = "texts-$language.js";
        $hasTexts = isset($this->files[$texts]);
        return implode("\n", [
            sprintf('<link rel="stylesheet" href="%s"%s>', ...$this->checked('shop-elements.css')),
            ...($chunks ? [$this->importMap($nonce)] : []),
            ...($hasTexts ? [$this->script($texts, $allowed)] : []),
            // Module scripts run in order only if none is `async`.
            $this->script('index.js', $hasTexts ? $allowed : "$allowed async"),
            ...array_map(
                fn (string $file): string => $this->preload($file, in_array($file, $drawn, true) ? $allowed : "$allowed fetchpriority=\"low\""),
                $early,
            ),
        ]);
    }

    /**
     * The import map with the hashes of all modules (rule D19). Print it before the first module script or preload, as the page's only import map;
     * a strict policy requires its nonce.
     */
    public function importMap(?string $nonce = null): string
    {
        $integrity = [];
        foreach ($this->files as $file => $one) {
            if (str_ends_with($file, '.js') && $file !== 'shop-elements.js') {
                $integrity[$this->base . $file] = $one['integrity'];
            }
        }
        $allowed = $nonce === null ? '' : sprintf(' nonce="%s"', htmlspecialchars($nonce));
        return "<script type=\"importmap\"$allowed>" . json_encode(['integrity' => (object) $integrity], JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_THROW_ON_ERROR) . '</script>';
    }

    private function script(string $file, string $more): string
    {
        return sprintf('<script type="module" src="%s"%s%s></script>', ...[...$this->checked($file), $more]);
    }

    private function preload(string $file, string $more): string
    {
        return sprintf('<link rel="modulepreload" href="%s"%s%s>', ...[...$this->checked($file), $more]);
    }

    /** @return array{string, string} its URL, and its `integrity` attribute */
    private function checked(string $file): array
    {
        $integrity = $this->files[$file]['integrity'] ?? null;
        return [htmlspecialchars($this->base . $file), $integrity === null ? '' : " integrity=\"$integrity\""];
    }
}
