<?php

/** Decides which lines a page's head has for its elements: style sheet, script, and what they will ask for, each with its hash. */

declare(strict_types=1);

namespace ShopElements;

/** Of the build's list `dist/files.json`. No framework, no state: the lines are text for a template to print as it is. */
final class Assets
{
    /**
     * @param array<string, array{size: int, integrity: string}> $files by their path in dist/
     * @param array<string, array{paint: list<string>, view: list<string>, draw?: list<string>}> $needs by tag
     */
    private function __construct(
        private readonly array $files,
        private readonly array $needs,
        private readonly string $base,
    ) {
    }

    /**
     * @param string $path of `dist/files.json` on this server
     * @param string $base the address that dist/ is served at, with its slash at the end
     * @throws \RuntimeException where there is no such list
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
     * The lines for a page with these tags; a tag that there is not says nothing. What paints is asked for at once,
     * behind style sheets and pictures; the loader asks for the views, which would take the page's first second from those.
     *
     * @param list<string> $tags such as `shop-cart`
     * @param string|null $nonce of the page's Content-Security-Policy
     * @param string $language whose texts come before the elements; Polish is in them
     * @param list<string> $printed those whose first screen stands in the page
     */
    public function tags(array $tags, ?string $nonce = null, string $language = 'pl', array $printed = []): string
    {
        $known = array_intersect_key($this->needs, array_flip($tags));
        // What is drawn from data is the page's content, and goes before the loader's views.
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
            ...($hasTexts ? [$this->script($texts, $allowed)] : []),
            // Scripts run in their order where none is `async`.
            $this->script('index.js', $hasTexts ? $allowed : "$allowed async"),
            ...array_map(
                fn (string $file): string => $this->preload($file, in_array($file, $drawn, true) ? $allowed : "$allowed fetchpriority=\"low\""),
                $early,
            ),
        ]);
    }

    private function script(string $file, string $more): string
    {
        return sprintf('<script type="module" src="%s"%s%s></script>', ...[...$this->checked($file), $more]);
    }

    private function preload(string $file, string $more): string
    {
        return sprintf('<link rel="modulepreload" href="%s"%s%s>', ...[...$this->checked($file), $more]);
    }

    /** @return array{string, string} its address, and how the browser checks it */
    private function checked(string $file): array
    {
        $integrity = $this->files[$file]['integrity'] ?? null;
        return [htmlspecialchars($this->base . $file), $integrity === null ? '' : " integrity=\"$integrity\""];
    }
}
