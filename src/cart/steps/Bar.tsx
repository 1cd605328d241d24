/** The total and what is pressed next: a bar on a phone, below the totals on a desktop. It is static where it would cover too much. */
import { useRef } from 'react';
import type { Elements } from '../../ui/content';
import { RepeatedError } from '../messages/RepeatedError';
import { useIsBarTooTall } from '../parts/useIsBarTooTall';
import { BarTotal } from '../summary/BarTotal';

/** `className`: a further class, for the summary's order. */
export function Bar({ className = '', children }: { className?: string; children: Elements }) {
  const bar = useRef<HTMLDivElement>(null);
  const isTall = useIsBarTooTall(bar);
  return (
    <div ref={bar} className={`cart__bar${className}${isTall ? ' cart__bar--tall' : ''}`} part="action">
      <BarTotal />
      <RepeatedError />
      {children}
    </div>
  );
}
