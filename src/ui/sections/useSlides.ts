/** Moves slides with Embla, over the template's own elements, without animation if reduced motion is preferred. */
import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useHost } from '../../element/useHost';

interface Slides {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly current: number;
  goTo(index: number): void;
  step(by: 1 | -1): void;
}

const wantsStillness = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useSlides(slides: readonly HTMLElement[]): Slides {
  const { emit } = useHost();
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  const displayed = useRef<HTMLElement>(undefined);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    // The slides have changed: the visible one stays visible, wherever it is now.
    const startIndex = Math.max(
      0,
      slides.findIndex((slide) => slide === displayed.current),
    );
    displayed.current = slides[startIndex];
    setCurrent(startIndex);
    if (viewport.current === null || slides.length < 2) return;
    // Not `loop`: Embla would move single slides, and an inert slide at another position is hard to follow.
    const carousel = EmblaCarousel(viewport.current, {
      slides: [...slides],
      startIndex,
      align: 'start',
      duration: 20,
      direction: getComputedStyle(viewport.current).direction as 'ltr' | 'rtl',
    });
    embla.current = carousel;
    const onSelect = () => {
      const index = carousel.selectedScrollSnap();
      displayed.current = slides[index];
      setCurrent(index);
      emit('shop-slide-changed', { index });
    };
    carousel.on('select', onSelect);
    return () => carousel.destroy();
  }, [slides, emit]);

  const goTo = useCallback((index: number) => embla.current?.scrollTo(index, wantsStillness()), []);
  const step = useCallback(
    (by: 1 | -1) => {
      const index = embla.current?.selectedScrollSnap() ?? 0;
      goTo((index + by + slides.length) % slides.length);
    },
    [goTo, slides],
  );
  return { viewport, current, goTo, step };
}
