import { onceUnlessFailed, type Once } from '@/lib/once-unless-failed';

export interface DevicePart<Part> {
  /** The part once it is loaded; null on other devices, and where its code could not be fetched. */
  current: () => Part | null;
  /** Loads it where the device uses it. Never rejects. */
  prepare: () => Promise<void>;
  /** A loader that also waits for this part, so that nothing changes its kind after it was drawn. */
  beside: <Loaded>(load: () => Promise<Loaded>) => Once<Loaded>;
}

/**
 * A component that only some devices use, instead of a simpler one.
 * @param media - the media query of these devices
 */
export function devicePart<Part>(media: string, load: () => Promise<Part>): DevicePart<Part> {
  const part = onceUnlessFailed(load);
  const prepare = async () => {
    // After a failure the simpler one remains.
    if (window.matchMedia(media).matches) await part().catch(() => {});
  };
  return {
    current: () => part.loaded ?? null,
    prepare,
    beside: (other) => onceUnlessFailed(async () => (await Promise.all([other(), prepare()]))[0]),
  };
}
