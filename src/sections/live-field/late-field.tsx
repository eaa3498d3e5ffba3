import { useEffect, useRef, useState } from 'react';
import { mapRecord } from '@/lib/map-record';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { whenFieldMayBeDrawn } from '@/motion/when-field-may-be-drawn';
import type { LiveFieldProps } from './live-field';

const drawings = {
  hero: async () => (await import('@/motion/drawings/hero')).drawing,
  sun: async () => (await import('@/motion/drawings/sun')).drawing,
  wordmark: async () => (await import('@/motion/drawings/wordmark')).drawing,
  lost: async () => (await import('@/motion/drawings/lost')).drawing,
};

const fields = mapRecord(drawings, (load) =>
  onceUnlessFailed(async () => {
    const [{ LiveField }, drawing] = await Promise.all([import('./live-field'), load()]);
    return { LiveField, drawing };
  }),
);

/** Distance from the viewport at which a field loads, in px. */
const nearby = 400;

export interface LateFieldProps extends Omit<LiveFieldProps, 'drawing'> {
  drawing: keyof typeof drawings;
  /** Whether the graphics card may draw the field. By default the card is checked. For stories and tests. */
  canDraw?: () => boolean;
}

/**
 * Brings a still picture to life, if the browser can, once it is near the viewport and the browser is idle.
 * Placed after the picture, in a parent with a size and position of its own.
 */
export function LateField({ drawing, canDraw, ...rest }: LateFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  // Code that fails to load leaves the still picture.
  const { Part: field } = usePart(fields[drawing], wanted);

  useEffect(() => {
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        cancel = whenFieldMayBeDrawn(() => setWanted(true), canDraw);
      },
      { rootMargin: `${nearby}px` },
    );
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [canDraw]);

  return <div ref={place}>{wanted && field && <field.LiveField {...rest} drawing={field.drawing} />}</div>;
}
