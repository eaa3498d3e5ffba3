import { isRightToLeft } from '@/lib/language';
import { Listeners } from '@/lib/listeners';
import type { FieldDrawing } from './drawings/drawing';
import { endSlowFields } from './field-context';
import { driftAt, easeTowards, isFrameDue, phaseAt, scrollAt } from './field-motion';
import { followPointer } from './field-pointer';
import { onFrame } from './frame-loop';
import { createWaveField } from './wave-field';

export interface WaveFieldEvents {
  /** The first frame is on the canvas, at phase 0: it matches the static picture. */
  onShown: () => void;
  /** WebGL is lost, not available or too slow: the static picture must be shown. */
  onLost: () => void;
}

export interface WaveFieldRun {
  /** Pauses all fields of the page, or resumes them from the same phase. */
  pause: (isPaused: boolean) => void;
  stop: () => void;
}

const framesPerSecond = 30;
/** A higher density makes no visible difference to 1 px lines, but costs GPU time. */
const maxDensity = 1.5;

/** WebKit hides the renderer's name, so only slow frames in a row reveal that the processor draws the field. */
const slowFrame = { ms: 600, inARow: 3 };

/** A pause of one field begins or ends for each field of the page. */
const pauses = new Listeners();
let isPaused = false;

/**
 * Animates a field on a canvas, at 30 frames per second at most. Stops while the canvas is off screen, the tab
 * is hidden or the user has paused it, and if it rests, some seconds after the last input. Callers must not use
 * it under reduced motion.
 */
export function runWaveField(
  canvas: HTMLCanvasElement,
  drawing: FieldDrawing,
  { onShown, onLost }: WaveFieldEvents,
): WaveFieldRun {
  const lose = () => {
    stop();
    onLost();
  };
  const field = createWaveField(canvas, drawing, lose);
  if (!field) {
    onLost();
    return { pause: () => {}, stop: () => {} };
  }

  let isInView = false;
  let unsubscribe: (() => void) | undefined;
  let running = 0;
  let sinceInput = 0;
  let scroll: number | undefined;
  let waited = 0;
  let lastFrame = Infinity;
  let slowFrames = 0;
  let isShown = false;
  const scrollStart = window.scrollY;
  const section = canvas.closest('section') ?? canvas;

  const onInput = () => {
    sinceInput = 0;
    update();
  };
  const follower = followPointer(canvas, { isMirrored: drawing.isMirrored && isRightToLeft, onInput });

  const draw = (seconds: number) => {
    const place = section.getBoundingClientRect();
    const target = scrollAt(drawing.scroll, place, window.innerHeight);
    // A still in view is not changed at once, one out of view is.
    scroll ??= place.top < window.innerHeight && place.bottom > 0 ? 0 : target;
    // A paused picture does not follow the scroll, so it must be whole at any scroll position.
    scroll = isPaused ? undefined : easeTowards(scroll, target, seconds);
    const phase = phaseAt(running, window.scrollY - scrollStart);
    field.draw({ phase, scroll: scroll ?? 0, ...follower.step(seconds) });
  };

  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (!clientWidth || !clientHeight) return;
    field.resize(clientWidth, clientHeight, Math.min(window.devicePixelRatio || 1, maxDensity));
    draw(0);
    if (!isShown) onShown();
    isShown = true;
  };

  const step = (time: number, delta: number) => {
    slowFrames = time - lastFrame > slowFrame.ms ? slowFrames + 1 : 0;
    lastFrame = time;
    if (slowFrames === slowFrame.inARow) {
      endSlowFields();
      return;
    }
    waited += delta;
    if (!isFrameDue(waited, framesPerSecond)) return;
    const seconds = Math.min(waited, 100) / 1000;
    waited = 0;
    sinceInput += seconds;
    const speed = drawing.rests ? driftAt(sinceInput) : 1;
    running += seconds * speed;
    draw(seconds);
    if (speed === 0) update();
  };

  const update = () => {
    const isResting = drawing.rests && driftAt(sinceInput) === 0;
    const shouldRun = isInView && !isPaused && !isResting && !document.hidden;
    if (shouldRun && !unsubscribe) {
      waited = 0;
      lastFrame = Infinity;
      unsubscribe = onFrame('field', step);
    } else if (!shouldRun) {
      unsubscribe?.();
      unsubscribe = undefined;
    }
  };

  const onPauseChange = () => {
    if (isShown) draw(0);
    update();
  };

  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  const ended = new AbortController();
  // Another screen may have other pixels at the same size. The query is of one density, so each change needs a new one.
  const watchDensity = () => {
    const onChange = () => {
      resize();
      watchDensity();
    };
    const density = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    density.addEventListener('change', onChange, { once: true, signal: ended.signal });
  };
  watchDensity();
  const views = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    onInput();
  });
  views.observe(canvas);
  document.addEventListener('visibilitychange', update, ended);
  if (drawing.rests) window.addEventListener('scroll', onInput, { passive: true, signal: ended.signal });
  const ignorePauses = pauses.subscribe(onPauseChange);

  const stop = () => {
    sizes.disconnect();
    views.disconnect();
    ended.abort();
    ignorePauses();
    follower.stop();
    isInView = false;
    update();
    field.destroy();
  };

  return {
    pause: (next) => {
      if (next === isPaused) return;
      isPaused = next;
      pauses.notify();
    },
    stop,
  };
}
