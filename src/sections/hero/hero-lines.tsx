import { createContext, use, useState } from 'react';
import { useLive } from '@/motion/use-live';
import * as s from './hero-lines.module.scss';

/** An SVG path's data and its view box. */
interface Lines {
  path: string;
  box: string;
}

export type HeroLinesByArtboard = Readonly<Record<'wide' | 'phone', Lines>>;

/**
 * The hero's lines for each artboard of the plate. Only the prerender provides them. Hydration keeps the lines in the
 * HTML.
 */
export const HeroLinesData = createContext<HeroLinesByArtboard | null>(null);

/** The hero's thin lines in the HTML, shown until the picture appears over them. Client-rendered pages have none. */
export function HeroLines() {
  const data = use(HeroLinesData);
  const live = useLive();
  const [isTakenOver] = useState(!live);
  if (!data && !isTakenOver) return null;
  return (
    <div className={s.root} aria-hidden="true">
      {(['wide', 'phone'] as const).map((artboard) => (
        <svg
          key={artboard}
          className={s.lines}
          data-artboard={artboard}
          viewBox={data?.[artboard].box}
          preserveAspectRatio="none"
          focusable="false"
          suppressHydrationWarning
        >
          <path d={data?.[artboard].path} suppressHydrationWarning />
        </svg>
      ))}
    </div>
  );
}
