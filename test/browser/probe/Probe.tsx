/** View of `<shop-probe>`: its props as JSON, a field that must keep the typed text, and a button that sends events. */
import { useEffect, useState } from 'react';
import type { PropsOf } from '../../../src/element/declare';
import { useHost } from '../../../src/element/useHost';
import css from './probe.css?inline';
import type { shopLost } from './shop-lost';
import type { shopProbe } from './shop-probe';
import type { shopSecond } from './shop-second';

type Probes = typeof shopProbe | typeof shopSecond | typeof shopLost;

export const styles = [css];

/** How often probes were mounted, rendered and unmounted in this page. */
const counts = { mounts: 0, renders: 0, unmounts: 0 };
(globalThis as { probeCounts?: typeof counts }).probeCounts ??= counts;

export default function Probe(props: PropsOf<typeof shopProbe>) {
  const { emit } = useHost<Probes>('shop-probe', 'shop-second', 'shop-lost');
  const [times, setTimes] = useState(0);
  const [answer, setAnswer] = useState('');
  const [first] = useState(props.client);
  // oxlint-disable-next-line react/immutability -- Renders are what it counts.
  counts.renders += 1;
  useEffect(() => {
    counts.mounts += 1;
    return () => void (counts.unmounts += 1);
  }, []);
  if (props.broken) throw new Error('broken on purpose');

  const press = () => {
    setAnswer(emit('shop-probe-press') ? 'allowed' : 'prevented');
    setTimes(times + 1);
    emit('shop-probe-pressed', { times: times + 1 });
  };
  return (
    <div>
      <output>{JSON.stringify({ ...props, sameClient: first === props.client })}</output>
      <input aria-label="Pole" />
      <button type="button" onClick={press}>
        {times} {answer}
      </button>
    </div>
  );
}
