import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { FieldDrawing } from '@/motion/drawings/drawing';
import { whenFieldMayBeDrawn } from '@/motion/when-field-may-be-drawn';
import type { LiveFieldProps } from './live-field';

const drawings = {
  hero: async () => (await import('@/motion/drawings/hero')).drawing,
  sun: async () => (await import('@/motion/drawings/sun')).drawing,
  wordmark: async () => (await import('@/motion/drawings/wordmark')).drawing,
  lost: async () => (await import('@/motion/drawings/lost')).drawing,
};

/** Distance from the viewport at which a field loads, in px. */
const nearby = 400;

export interface LateFieldProps extends Omit<LiveFieldProps, 'drawing'> {
  drawing: keyof typeof drawings;
  /** Whether the graphics card may draw the field. By default the card is checked. For stories and tests. */
  canDraw?: () => boolean;
}

interface Loaded {
  LiveField: ComponentType<LiveFieldProps>;
  drawing: FieldDrawing;
}

/**
 * Brings a still picture to life, if the browser can, once it is near the viewport and the browser is idle.
 * Placed after the picture, in a parent with a size and position of its own.
 */
export function LateField({ drawing, canDraw, ...rest }: LateFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let cancel = () => {};
    let isGone = false;
    // Code that fails to load leaves the still picture.
    const load = () =>
      void Promise.all([import('./live-field'), drawings[drawing]()]).then(
        ([{ LiveField }, shader]) => !isGone && setLoaded({ LiveField, drawing: shader }),
        () => {},
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        cancel = whenFieldMayBeDrawn(load, canDraw);
      },
      { rootMargin: `${nearby}px` },
    );
    observer.observe(place.current!);
    return () => {
      isGone = true;
      observer.disconnect();
      cancel();
    };
  }, [drawing, canDraw]);

  return <div ref={place}>{loaded && <loaded.LiveField {...rest} drawing={loaded.drawing} />}</div>;
}
