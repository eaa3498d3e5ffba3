import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import * as words from '@generated/yaml/words/carousel';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import { useAutoAdvance } from '@/motion/use-auto-advance';
import { useOnScreen } from '@/motion/use-on-screen';
import { IconButton } from '../icon-button/icon-button';
import * as s from './carousel.module.scss';
import { useAutoplay } from './use-autoplay';
import { useSwipe } from './use-swipe';
import { useTakeOver } from './use-take-over';
import { WaveBars } from './wave-bars';

export type CarouselMove = 'next' | 'previous';

export interface CarouselSlide {
  index: number;
  /** The position indicator. A wide slide places it; a narrow slide leaves it to the controls below. */
  bars: ReactNode;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The accessible name, such as 'Team members'. */
  label: string;
  /** One key per slide. A single slide has no controls and does not advance. */
  slides: readonly string[];
  renderSlide: (slide: CarouselSlide) => ReactNode;
  /** The current slide, from 0. */
  index: number;
  /** The accessible name of the button, such as 'Previous team member'. */
  previousLabel: string;
  nextLabel: string;
  /** Time between two automatic advances, in ms. @default 3000 */
  interval?: number;
  /** Above the slides, in the same row as the controls on wide screens. */
  heading?: ReactNode;
  onMove: (move: { direction: CarouselMove }) => void;
}

/** The side from which a slide enters: the shorter way round from the current one. */
function positionOf(slide: number, index: number, count: number) {
  if (slide === index) return 'current';
  return (slide - index + count) % count <= count / 2 ? 'after' : 'before';
}

/**
 * Shows one slide at a time, with automatic and manual advance (APG: carousel). Until its code runs, the
 * slides are a row to scroll. The row has the same height, so hydration causes no layout shift.
 */
export function Carousel({
  label,
  slides,
  renderSlide,
  index,
  previousLabel,
  nextLabel,
  interval = 3000,
  heading,
  onMove,
  className,
  ...rest
}: CarouselProps) {
  const slidesId = useId();
  const { slides: row, live } = useTakeOver<HTMLDivElement>(index);
  const turns = slides.length > 1;
  const { playing, running, pauseHandlers, toggle } = useAutoplay();
  const onScreen = useOnScreen(row);
  const [hasMoved, setHasMoved] = useState(false);
  const move: CarouselProps['onMove'] = (way) => {
    setHasMoved(true);
    onMove(way);
  };
  const { advancing } = useAutoAdvance({
    running: turns && live && running && onScreen,
    interval,
    turn: index,
    onAdvance: () => move({ direction: 'next' }),
  });
  const swipeHandlers = useSwipe(move);
  const barsState = advancing ? 'running' : live && playing ? 'paused' : 'still';
  const barsAt = (slide: number) =>
    turns && <WaveBars count={slides.length} index={slide} state={barsState} interval={interval} />;

  return (
    <section
      aria-roledescription={turns ? 'carousel' : undefined}
      aria-label={turns ? label : undefined}
      className={cx(s.root, className)}
      data-live={live}
      data-moved={hasMoved}
      {...pauseHandlers}
      {...rest}
    >
      {heading && <div className={s.heading}>{heading}</div>}
      {turns && (
        <div className={s.controls}>
          <div className={s.bars}>{barsAt(index)}</div>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? words.pause : words.play}
            size="compact"
            onClick={toggle}
          />
          <IconButton
            icon="arrow-left"
            label={previousLabel}
            aria-controls={slidesId}
            onClick={() => move({ direction: 'previous' })}
          />
          <IconButton
            icon="arrow-right"
            label={nextLabel}
            aria-controls={slidesId}
            onClick={() => move({ direction: 'next' })}
          />
        </div>
      )}
      <div
        ref={row}
        id={slidesId}
        className={s.slides}
        aria-live={turns ? (live && running ? 'off' : 'polite') : undefined}
        {...(turns && live && swipeHandlers)}
      >
        {slides.map((id, slide) => {
          const waits = live && slide !== index;
          return (
            <div
              key={id}
              {...(turns && {
                role: 'group',
                'aria-roledescription': 'slide',
                'aria-label': fill(words.position, { slide: slide + 1, count: slides.length }),
              })}
              aria-hidden={waits || undefined}
              inert={waits}
              className={s.slide}
              data-slide=""
              data-position={live ? positionOf(slide, index, slides.length) : undefined}
            >
              {renderSlide({ index: slide, bars: barsAt(live ? index : slide) })}
            </div>
          );
        })}
      </div>
    </section>
  );
}
