<?php

/**
 * Reads a file of points in a few milliseconds: a second file beside it has names, post codes and places first, then each point's own
 * text. It is written when the points' file has changed; short files and read-only folders have none.
 */

declare(strict_types=1);

namespace ShopElements\Store;

final readonly class PointsIndex
{
    private const SHORT = 200_000;
    /** Number of digits of the header's length, which precedes the header. */
    private const DIGITS = 10;

    /**
     * @param array{string, string, string, string, string} $head the file's stamp; names, post codes, places and ends of the texts, packed
     * @param resource $texts open file, so that head and texts belong together even if another process replaces the file
     */
    private function __construct(private array $head, private mixed $texts, private int $from)
    {
    }

    public static function of(string $path): self
    {
        [$file, $stamp] = ["$path.index", implode(' ', array_intersect_key((array) stat($path), ['size' => 1, 'mtime' => 1, 'ctime' => 1, 'ino' => 1]))];
        $stream = is_file($file) ? fopen($file, 'r') : false;
        $length = $stream === false ? 0 : (int) fread($stream, self::DIGITS);
        $head = $length === 0 ? false : @unserialize((string) stream_get_contents($stream, $length), ['allowed_classes' => false]);
        if (is_array($head) && $head[0] === $stamp) {
            return new self($head, $stream, self::DIGITS + $length);
        }
        [$head, $texts] = self::made((string) file_get_contents($path), $stamp);
        $memory = fopen('php://temp', 'r+');
        fwrite($memory, $texts);
        $packed = serialize($head);
        $own = "$file." . bin2hex(random_bytes(6));
        // Written under another name and renamed once complete, because other processes may be reading.
        if (filesize($path) > self::SHORT && is_writable(dirname($path)) && file_put_contents($own, sprintf('%010d', strlen($packed)) . $packed . $texts) !== false) {
            rename($own, $file);
        }
        return new self($head, $memory, 0);
    }

    /** @return array{array{string, string, string, string, string}, string} head and texts */
    private static function made(string $json, string $stamp): array
    {
        [$names, $codes, $places, $ends, $texts] = [[], [], [], [], []];
        $end = 0;
        foreach (json_decode($json, true, flags: JSON_THROW_ON_ERROR)['items'] as $one) {
            $names[] = strtr((string) $one['name'], "\n", ' ');
            $codes[] = strtr((string) ($one['address_details']['post_code'] ?? ''), "\n", ' ');
            array_push($places, (float) ($one['location']['latitude'] ?? 0), (float) ($one['location']['longitude'] ?? 0));
            $texts[] = $text = json_encode($one, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
            $ends[] = $end += strlen($text);
        }
        return [[$stamp, implode("\n", $names), implode("\n", $codes), pack('e*', ...$places), pack('P*', ...$ends)], implode('', $texts)];
    }

    public function count(): int
    {
        return intdiv(strlen($this->head[4]), 8);
    }

    /** @return list<string> */
    public function names(): array
    {
        return explode("\n", $this->head[1]);
    }

    /** @return list<string> */
    public function postCodes(): array
    {
        return explode("\n", $this->head[2]);
    }

    /** @return list<float> alternating latitudes and longitudes */
    public function places(): array
    {
        return array_values((array) unpack('e*', $this->head[3]));
    }

    /** @return array<string, mixed> */
    public function point(int $at): array
    {
        $end = static fn (string $packed): int => ((array) unpack('P', $packed))[1];
        $from = $at === 0 ? 0 : $end(substr($this->head[4], 8 * $at - 8, 8));
        $length = $end(substr($this->head[4], 8 * $at, 8)) - $from;
        fseek($this->texts, $this->from + $from);
        return json_decode((string) stream_get_contents($this->texts, $length), true, flags: JSON_THROW_ON_ERROR);
    }
}
