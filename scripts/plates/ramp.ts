import { linearColour, type LinearColour } from '../../src/lib/field/colour';
import type { RampStops } from '../../src/lib/field/hot-ramp';
import { clamp, mix } from '../../src/lib/field/maths';

const STEPS = 512;

/** Turns stops into a lookup: position 0..1 to a colour mixed in linear light. */
export function ramp(stops: RampStops): (position: number) => LinearColour {
  const colours = stops.map(([, hex]) => linearColour(hex));
  const table = Array.from({ length: STEPS }, (_, i): LinearColour => {
    const position = i / (STEPS - 1);
    const after = stops.findIndex(([at], k) => k > 0 && (position <= at || k === stops.length - 1));
    const [from, to] = [stops[after - 1]!, stops[after]!];
    const amount = clamp((position - from[0]) / (to[0] - from[0]));
    const [a, b] = [colours[after - 1]!, colours[after]!];
    return [mix(a[0], b[0], amount), mix(a[1], b[1], amount), mix(a[2], b[2], amount)];
  });
  return (position) => table[Math.round(clamp(position) * (STEPS - 1))]!;
}

/** A ramp of one colour. */
export function flat(hex: string): () => LinearColour {
  const colour = linearColour(hex);
  return () => colour;
}
