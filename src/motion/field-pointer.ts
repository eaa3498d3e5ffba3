import { heroPointer, heroRing, heroWake } from '@/lib/field/hero-swell';
import { ringAt, springTowards, wakeStiffness, type Spring } from './field-motion';

/** The pointer's effect on the lines. All in CSS px, positions from the canvas's top left. */
export interface FieldTouch {
  /** A position, and the height of the lines there. */
  pointer: [x: number, y: number, height: number];
  wake: [x: number, y: number, height: number];
  ring: [x: number, y: number, radius: number, height: number];
}

export interface PointerFollower {
  /** @param seconds - since the last step */
  step: (seconds: number) => FieldTouch;
  stop: () => void;
}

const still: Spring = { value: 0, velocity: 0 };

export interface PointerOptions {
  /** Whether the picture is turned over, as in a language that is written from the right. */
  isMirrored: boolean;
  /** Called when the pointer moves, presses or leaves. */
  onInput: () => void;
}

/**
 * Follows the pointer, or the finger, over the section of a canvas. A press sends a ring from its place, a finger lifts
 * the lines while it is down.
 */
export function followPointer(
  canvas: HTMLCanvasElement,
  { isMirrored, onInput }: PointerOptions,
): PointerFollower {
  const target = { clientX: 0, clientY: 0, isOver: false };
  let spring = { x: still, y: still, wakeX: still, wakeY: still, strength: still };
  let ring = { x: 0, y: 0, seconds: Infinity };

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, right, top } = canvas.getBoundingClientRect();
    return { x: isMirrored ? right - clientX : clientX - left, y: clientY - top };
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    Object.assign(target, { clientX, clientY, isOver: true });
    onInput();
  };
  const onDown = (event: PointerEvent) => {
    onMove(event);
    ring = { ...placeOf(event), seconds: 0 };
  };
  // Also when a finger is lifted or begins to scroll.
  const onLeave = () => {
    target.isOver = false;
    onInput();
  };

  const area = canvas.closest<HTMLElement>('section, footer, main') ?? canvas;
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  area.addEventListener('pointermove', onMove, options);
  area.addEventListener('pointerdown', onDown, options);
  area.addEventListener('pointerleave', onLeave, options);

  return {
    step: (seconds) => {
      const { x, y } = placeOf(target);
      // The lines rise where the pointer enters, and do not come from where it left.
      if (target.isOver && spring.strength.value < 0.01) {
        const [atX, atY] = [x, y].map((value) => ({ ...still, value })) as [Spring, Spring];
        spring = { ...spring, x: atX, y: atY, wakeX: atX, wakeY: atY };
      }
      const [toX, toY] = target.isOver ? [x, y] : [spring.x.value, spring.y.value];
      spring = {
        x: springTowards(spring.x, toX, seconds),
        y: springTowards(spring.y, toY, seconds),
        wakeX: springTowards(spring.wakeX, toX, seconds, wakeStiffness),
        wakeY: springTowards(spring.wakeY, toY, seconds, wakeStiffness),
        strength: springTowards(spring.strength, target.isOver ? 1 : 0, seconds),
      };
      ring.seconds += seconds;
      const { radius, share } = ringAt(ring.seconds);
      const strength = spring.strength.value;
      const pointer = { x: spring.x.value, y: spring.y.value };
      const wake = { x: spring.wakeX.value, y: spring.wakeY.value };
      const behind = Math.min(1, Math.hypot(pointer.x - wake.x, pointer.y - wake.y) / heroWake.distance);
      return {
        pointer: [pointer.x, pointer.y, heroPointer.height * strength],
        wake: [wake.x, wake.y, -heroWake.height * strength * behind],
        ring: [ring.x, ring.y, radius, heroRing.height * share],
      };
    },
    stop: () => listeners.abort(),
  };
}
