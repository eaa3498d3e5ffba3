import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { waveLine } from '@/lib/illustrations/wave-line';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import type { Plate as PlateData } from '@/lib/plate';
import { usePart } from '@/lib/use-part';
import { useLive } from '@/motion/use-live';
import { LateField } from '@/sections/live-field/late-field';
import { HeroLines } from './hero-lines';
import * as s from './hero.module.scss';

interface HeroLink {
  label: string;
  href: string;
}

export interface HeroProps {
  /** The text above the title: 'Welcome to …'. */
  welcome: string;
  /** One entry per line. */
  title: readonly string[];
  /** The agency in one line. */
  about?: string;
  start: HeroLink;
  more: HeroLink;
  scroll: HeroLink;
  plate: PlateData;
  /** Whether the graphics card may draw the live field. By default the card is checked. For stories and tests. */
  canDrawField?: () => boolean;
}

const loadFieldControl = onceUnlessFailed(async () => (await import('./field-control')).FieldControl);

/** The home page's first screen: the agency's title in the largest type of the site, over the moving field. */
export function Hero({ welcome, title, about, start, more, scroll, plate, canDrawField }: HeroProps) {
  const [isRunning, setIsRunning] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const live = useLive();
  // After a change of page there are no lines for the picture to grow from, and the wave leaves it grey for the whole fade.
  const [fade] = useState(live ? undefined : 500);
  const { Part: FieldControl } = usePart(loadFieldControl, isRunning);

  return (
    <section className={s.root} data-ground="dark" aria-labelledby="hero-title">
      <div className={s.window}>
        <div className={s.frame}>
          <HeroLines />
          <div className={s.picture}>
            {/* Lazy and last in line: the title is the largest paint, and the picture must not delay it. */}
            <Plate plate={plate} alt="" fit="fill" loading="lazy" fetchPriority="low" data-fade={fade} />
          </div>
          <LateField drawing="hero" isPaused={isPaused} onRunning={setIsRunning} canDraw={canDrawField} />
        </div>
      </div>
      <div className={s.content}>
        <p className={s.welcome}>{welcome}</p>
        <h1 className={s.title} id="hero-title">
          {title.map((line, index) => (
            // The space separates the lines when they are read as one text.
            <span key={line} className={s.line} data-line={line}>
              <span className={s.rise}>{index < title.length - 1 ? `${line} ` : line}</span>
            </span>
          ))}
        </h1>
        <div>
          {about && <p className={s.about}>{about}</p>}
          <div className={s.actions}>
            <Button variant="signal" href={start.href}>
              {start.label}
            </Button>
            <Button variant="outline" href={more.href}>
              {more.label}
            </Button>
          </div>
        </div>
        <div className={s.foot}>
          {isRunning && FieldControl && (
            <FieldControl className={s.pause} isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
          )}
          <Link href={scroll.href} className={s.scroll}>
            <svg
              className={s.ripple}
              viewBox="9 0 36 12"
              width={36}
              height={12}
              aria-hidden="true"
              focusable="false"
            >
              <path d={waveLine({ width: 54, period: 18, amplitude: 4, baseline: 6 })} />
            </svg>
            {scroll.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
