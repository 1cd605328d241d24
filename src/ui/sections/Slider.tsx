/** View of `<shop-slider>` over the template's slides: one at a time, advancing until the reader takes over (rule V1). */
import { icon } from '../icon';
import { useEffect } from 'react';
import { useHost } from '../../element/useHost';
import { chevronGlyph } from '../glyph';
import { IconButton } from '../IconButton';
import slider from './slider.css?inline';
import { uiStyles } from '../styles';
import { uiText } from '../text';
import { useAutoplay } from './useAutoplay';
import { useSections } from './useSections';
import { useSlides } from './useSlides';

const Pause = icon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z',
);
const Play = icon('M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z');

export const styles = [...uiStyles, slider];

const words = uiText.slider;

interface SliderProps {
  readonly interval: number;
  readonly label?: string | undefined;
}

export default function Slider({ interval, label }: SliderProps) {
  const { element } = useHost();
  const slides = useSections(element);
  const { viewport, current, goTo, step } = useSlides(slides);
  const { playing, moving, toggle } = useAutoplay(element, interval, slides.length > 1, () => step(1));

  useEffect(() => {
    const unnamed = slides.filter((slide) => slide.ariaLabel === null);
    slides.forEach((slide, index) => {
      // A link already has a role and a name.
      if (slide.matches('a, button')) return;
      slide.role = 'group';
      slide.setAttribute('aria-roledescription', words.slide);
      slide.ariaLabel ??= words.of(index + 1, slides.length);
    });
    // The number in the name changes when slides are added or removed.
    return () => unnamed.forEach((slide) => (slide.ariaLabel = null));
  }, [slides]);

  useEffect(() => {
    // Hidden slides must not be reachable.
    slides.forEach((slide, index) => (slide.inert = index !== current));
    return () => slides.forEach((slide) => (slide.inert = false));
  }, [slides, current]);

  return (
    <section
      className="slider"
      part="slider"
      // Without a name the section is not a landmark and would have no role at all.
      role={label === undefined ? 'group' : undefined}
      aria-roledescription={words.role}
      aria-label={label}
    >
      <div ref={viewport} className="slider__view" aria-live={moving ? 'off' : 'polite'}>
        <div className="slider__track">
          <slot />
        </div>
      </div>
      {slides.length > 1 && (
        <div className="slider__controls" part="controls">
          {interval > 0 && (
            <IconButton label={playing ? words.pause : words.play} size="small" onClick={toggle}>
              {playing ? <Pause size={16} /> : <Play size={16} />}
            </IconButton>
          )}
          <div className="slider__dots">
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className="slider__dot"
                part={index === current ? 'dot dot-current' : 'dot'}
                aria-label={words.goTo(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => goTo(index)}
              />
            ))}
          </div>
          <IconButton label={words.previous} size="small" onClick={() => step(-1)}>
            {chevronGlyph('slider__back')}
          </IconButton>
          <IconButton label={words.next} size="small" onClick={() => step(1)}>
            {chevronGlyph('slider__on')}
          </IconButton>
        </div>
      )}
    </section>
  );
}
