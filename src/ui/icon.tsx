/** Creates an icon: lucide's outline as one path, without lucide's own components. */
import type { CSSProperties, ReactElement } from 'react';

export interface IconProps {
  /** Width and height, in px. */
  readonly size: number;
  readonly className?: string;
  readonly strokeWidth?: number;
  readonly style?: CSSProperties;
  /** Always set; accepted as a prop for clarity. */
  readonly 'aria-hidden'?: 'true';
}

/* @__NO_SIDE_EFFECTS__ */
export const icon =
  (outline: string) =>
  ({ size, className, strokeWidth = 2, style }: IconProps): ReactElement => (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={style}
    >
      <path d={outline} />
    </svg>
  );
