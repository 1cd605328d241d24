/** The map's life in the picker: it loads late, may fail, and is removed with the picker. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { BorrowedMap } from './map/borrow';
import { coloursOf } from './map/colours';
import type { Credit } from './map/credits';
import type { LockersMap, MapEvents } from './map/engine';
import { docsUrl } from '../page/docs-url';

export type MapState = 'loading' | 'ready' | NoMap;
type NoMap = 'noGraphics' | 'failed';

export const isMapUnavailable = (state: MapState): state is NoMap => state === 'noGraphics' || state === 'failed';

/** `map-style-url="none"`: only the list. */
export const isMapWanted = (url: string | undefined): boolean => url !== 'none';

export interface MapHandle {
  readonly state: MapState;
  /** Defined while the map exists; calls before it is ready take effect once it is. */
  readonly map: LockersMap | undefined;
  readonly credits: readonly Credit[];
}

type Listener = Pick<MapEvents, 'onPress' | 'onMoved'>;

export function useMap(
  place: RefObject<HTMLElement | null>,
  swatch: RefObject<HTMLElement | null>,
  url: string | undefined,
  listener: Listener,
): MapHandle {
  const [state, setState] = useState<MapState>('loading');
  const [map, setMap] = useState<LockersMap>();
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const onPress = useEffectEvent(listener.onPress);
  const onMoved = useEffectEvent(listener.onMoved);

  useEffect(() => {
    const [parent, sample] = [place.current, swatch.current];
    if (parent === null || sample === null) return;
    const colours = () => coloursOf(sample);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    let borrowed: BorrowedMap | undefined;
    let broken = false;
    let isUnmounted = false;
    const fail = (state: MapState) => {
      broken = true;
      setMap(undefined);
      setState(state);
    };
    const events: MapEvents = {
      onReady: () => setState((current) => (current === 'failed' ? current : 'ready')),
      onFailed: () => fail('failed'),
      onPress: (rows) => onPress(rows),
      onMoved: (...there) => onMoved(...there),
      onCredits: (all) => setCredits((now) => (JSON.stringify(now) === JSON.stringify(all) ? now : all)),
    };
    const repaint = () => borrowed?.map.paint(colours());
    const makeContainer = () => {
      const container = parent.ownerDocument.createElement('div');
      container.className = 'picker__canvas';
      return container;
    };
    const start = async () => {
      const { borrowMap } = await import('./map/borrow');
      if (isUnmounted) return;
      try {
        borrowed = borrowMap(parent, url, colours(), events, makeContainer);
        setMap(borrowed.map);
      } catch (error) {
        console.warn('shop-elements: the map is not available.', error, docsUrl('map'));
        fail(error instanceof Error && error.name === 'GPUInitializationError' ? 'noGraphics' : 'failed');
      }
    };
    start().catch((error: unknown) => {
      console.error('shop-elements: the map could not be loaded.', error, docsUrl('map'));
      fail('failed');
    });
    dark.addEventListener('change', repaint);
    return () => {
      isUnmounted = true;
      dark.removeEventListener('change', repaint);
      borrowed?.giveBack(broken);
    };
  }, [place, swatch, url]);

  return { state, map, credits };
}
