import { calmTowards, isFrameDue, phaseAt } from './field-motion';
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
  /** Pauses the field, or resumes it from the same phase. */
  pause: (isPaused: boolean) => void;
  stop: () => void;
}

const framesPerSecond = 30;
/** A higher density makes no visible difference to 1 px lines, but costs GPU time. */
const mostDensity = 1.5;

/** WebKit hides the renderer's name, so only slow frames in a row reveal that the processor draws the field. */
const slowFrame = { ms: 600, inARow: 3 };

/**
 * Animates the hero's field on a canvas, at 30 frames per second at most. Stops while the canvas is off
 * screen, the tab is hidden or the user has paused it. Callers must not use it under reduced motion.
 */
export function runWaveField(canvas: HTMLCanvasElement, { onShown, onLost }: WaveFieldEvents): WaveFieldRun {
  const field = createWaveField(canvas);
  if (!field) {
    onLost();
    return { pause: () => {}, stop: () => {} };
  }

  let isPaused = false;
  let isInView = false;
  let unsubscribe: (() => void) | undefined;
  let running = 0;
  let calm = 0;
  let waited = 0;
  let lastFrame = Infinity;
  let slowFrames = 0;
  let isShown = false;
  const scrollStart = window.scrollY;
  const hero = canvas.closest('section') ?? canvas;
  const follower = followPointer(canvas);

  const draw = (seconds: number) => {
    const { top, height } = hero.getBoundingClientRect();
    calm = calmTowards(calm, -top / height, seconds);
    field.draw({ phase: phaseAt(running, window.scrollY - scrollStart), calm, ...follower.step(seconds) });
  };

  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (!clientWidth || !clientHeight) return;
    field.resize(clientWidth, clientHeight, Math.min(window.devicePixelRatio || 1, mostDensity));
    draw(0);
    if (!isShown) onShown();
    isShown = true;
  };

  const step = (time: number, delta: number) => {
    slowFrames = time - lastFrame > slowFrame.ms ? slowFrames + 1 : 0;
    lastFrame = time;
    if (slowFrames === slowFrame.inARow) {
      lose();
      return;
    }
    waited += delta;
    if (!isFrameDue(waited, framesPerSecond)) return;
    const seconds = Math.min(waited, 100) / 1000;
    waited = 0;
    running += seconds;
    draw(seconds);
  };

  const update = () => {
    const shouldRun = isInView && !isPaused && !document.hidden;
    if (shouldRun && !unsubscribe) {
      waited = 0;
      lastFrame = Infinity;
      unsubscribe = onFrame('field', step);
    } else if (!shouldRun) {
      unsubscribe?.();
      unsubscribe = undefined;
    }
  };

  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  const views = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  views.observe(canvas);
  document.addEventListener('visibilitychange', update);

  const stop = () => {
    sizes.disconnect();
    views.disconnect();
    document.removeEventListener('visibilitychange', update);
    canvas.removeEventListener('webglcontextlost', lose);
    follower.stop();
    isInView = false;
    update();
    field.destroy();
  };
  const lose = () => {
    stop();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lose);

  return {
    pause: (next) => {
      isPaused = next;
      update();
    },
    stop,
  };
}
