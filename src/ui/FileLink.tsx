/** Downloads a file made in the browser: without a request, and in a way that strict policies allow. */
import { useCallback, type MouseEvent } from 'react';
import { icon } from './icon';

const Download = icon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');

const fileOf = (csv: string): string => URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));

export interface FileLinkProps {
  /** The file, or a function that makes it on a click. */
  readonly csv: string | (() => string);
  /** The file's name. */
  readonly file: string;
  readonly children: string;
}

export function FileLink({ csv, file, children }: FileLinkProps) {
  const toFile = useCallback(
    (link: HTMLAnchorElement) => {
      if (typeof csv !== 'string') return undefined;
      const made = fileOf(csv);
      link.href = made;
      return () => URL.revokeObjectURL(made);
    },
    [csv],
  );
  // Makes the file on the click: its content would change with every key.
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (typeof csv === 'string') return;
    const { currentTarget: link } = event;
    link.href = fileOf(csv());
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <a
      ref={toFile}
      href="#"
      onClick={onClick}
      className="button button--secondary button--medium"
      part="button"
      download={file}
    >
      <span className="button__face">
        <Download size={18} aria-hidden="true" />
        <span>{children}</span>
      </span>
    </a>
  );
}
