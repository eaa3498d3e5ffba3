import { clamp, smoothstep } from '@/lib/field/maths';
import { springs } from './springs';

/** Speed of the field without scrolling, in radians per second. */
const phaseRate = 0.18;
/** Phase per scrolled px, in radians. */
const phasePerPixel = 0.0016;
/** Natural frequency of the pointer's spring, in rad/s, at mass 1. */
const pointerStiffness = Math.sqrt(springs.soft.tension);
/** Of the spring of its wake, which catches up in about 900 ms. */
export const wakeStiffness = 5;

/** The ring of a press: its speed in px per second, and its duration in seconds. */
const ring = { speed: 900, duration: 1.6 };

/**
 * Phase of the field, in radians.
 * @param running - time in motion, in seconds.
 * @param scrolled - px scrolled since the start, so that the phase starts at 0 at any scroll position.
 */
export function phaseAt(running: number, scrolled: number): number {
  return running * phaseRate + scrolled * phasePerPixel;
}

/** In seconds since the last input: until when the picture moves at its full speed, and when it rests. */
const drift = { full: 2, end: 4.5 };

/** The speed of a picture that rests, as a share of its full one, so many seconds after the last input. */
export function driftAt(seconds: number): number {
  return 1 - smoothstep(drift.full, drift.end, seconds);
}

/** A place in the window, in px from its top. */
interface Place {
  top: number;
  height: number;
}

/** The change of a picture by the scroll, 0 (as in the still) to 1: it has left the window, or has yet to enter it. */
export function scrollAt(way: 'leaving' | 'entering', { top, height }: Place, windowHeight: number): number {
  return clamp(way === 'leaving' ? -top / height : 1 - (windowHeight - top) / height);
}

/** Rate at which a picture follows the scroll: no jump where the field takes over on a page that is scrolled already. */
const following = 6;

/** Returns the value after `seconds`, on its way from `value` to `target`. */
export function easeTowards(value: number, target: number, seconds: number): number {
  return value + (target - value) * (1 - Math.exp(-following * seconds));
}

/** A moving value and its velocity, per second. */
export interface Spring {
  value: number;
  velocity: number;
}

/**
 * A critically damped spring after `seconds`: the fastest approach without overshoot. The closed form is
 * stable for any step, so a slow frame cannot make it diverge.
 * @param stiffness - its natural frequency, in rad/s
 */
export function springTowards(
  { value, velocity }: Spring,
  target: number,
  seconds: number,
  stiffness = pointerStiffness,
): Spring {
  const gap = value - target;
  const drive = velocity + stiffness * gap;
  const decay = Math.exp(-stiffness * seconds);
  return {
    value: target + (gap + drive * seconds) * decay,
    velocity: (velocity - stiffness * drive * seconds) * decay,
  };
}

/** The ring of a press after `seconds`: its radius in px, and its height as a share of the first one. */
export function ringAt(seconds: number): { radius: number; share: number } {
  const time = Math.min(seconds, ring.duration);
  return { radius: ring.speed * time, share: (1 - time / ring.duration) ** 2 };
}

/**
 * Whether a frame is due at `rate` frames per second.
 * @param waited - ms since the last frame. The tolerance is 4 ms, because frames rarely match the rate
 * exactly.
 */
export function isFrameDue(waited: number, rate: number): boolean {
  return waited >= 1000 / rate - 4;
}
