import { brand } from '@/content/brand';

const cache = new Map<string, boolean>();

/** Whether the platform knows a time zone name: `Europe/Berlin`, not `CET+1`. */
export function isTimeZone(name: string): boolean {
  let answer = cache.get(name);
  if (answer === undefined) {
    try {
      // Newer platforms accept plain offsets too. These are rejected, because other code needs a zone with a
      // name.
      answer = /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      answer = false;
    }
    cache.set(name, answer);
  }
  return answer;
}

/** A time zone as the platform spells it: `europe/berlin` is `Europe/Berlin`. Other texts stay as they are. */
export const spelledZone = (name: string): string =>
  isTimeZone(name) ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : name;

/**
 * The zone to calculate with. If this browser does not know the zone in a record, the fallback is the brand's
 * zone, and screens report it.
 */
export function knownZone(name: string): string {
  return [name, brand.timeZone].find(isTimeZone) ?? 'UTC';
}

let ownZone: string | null = null;

/** The time zone of the reader's device. */
export const readerZone = (): string => (ownZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * Sets the reader's time zone, for stories and tests.
 * @returns a function that restores it
 * @internal
 */
export function moveReader(timeZone: string): () => void {
  ownZone = timeZone;
  return () => void (ownZone = null);
}

/** The place in a zone's name: `Europe/Berlin` is 'Berlin', `America/Argentina/Ushuaia` is 'Ushuaia'. */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
