/** Renders a part of the view that few buyers need, as soon as its file has loaded; its children until then. */
import { useEffect, useState, type ComponentType } from 'react';
import type { Elements } from '../../ui/content';

interface LateProps<Props> {
  /** A constant function: each new one would load again. If the import fails, the children stay. */
  load: () => Promise<ComponentType<Props>>;
  children?: Elements;
}

export function Late<Props extends object>({ load, ...props }: LateProps<Props> & Props) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      void load().then(
        (part) => setPart(() => part),
        () => {},
      ),
    [load],
  );
  return Part ? <Part {...(props as unknown as Props)} /> : props.children;
}
