/** Renders a placeholder while content is loading: grey shapes of the real size, silent for screen readers. */

export interface SkeletonProps {
  /** `text` is as high as a line of the surrounding text. */
  shape?: 'text' | 'block' | undefined;
  /** CSS lengths. */
  width?: string | undefined;
  height?: string | undefined;
  /** Lines of text; the last is shorter. */
  lines?: number | undefined;
}

export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  return (
    <span className="skeletons" aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className={`skeleton skeleton--${shape}`} style={{ inlineSize: width, blockSize: height }} />
      ))}
    </span>
  );
}
