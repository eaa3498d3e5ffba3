import { brand } from '@/content/brand';

const cache = new Map<string, boolean>();

/** Whether the platform knows a zone by this name: `Europe/Berlin`, not `CET+1`. */
export function isTimeZone(name: string): boolean {
  let answer = cache.get(name);
  if (answer === undefined) {
    try {
      // Newer platforms take bare offsets too. They are no zones: nothing else here could name them.
      answer = /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      answer = false;
    }
    cache.set(name, answer);
  }
  return answer;
}

/**
 * The zone to calculate with: records may name one that another browser knows and this one does not. The brand's zone then
 * stands in for it; screens say so.
 */
export function knownZone(name: string): string {
  return [name, brand.timeZone].find(isTimeZone) ?? 'UTC';
}

let ownZone: string | null = null;

/** The time zone of the reader's device. */
export const readerZone = (): string => (ownZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * Moves the reader to a time zone until the returned function takes them back. For stories and tests.
 * @internal
 */
export function moveReader(timeZone: string): () => void {
  ownZone = timeZone;
  return () => void (ownZone = null);
}

/** A zone as people say it: `Europe/Berlin` is 'Berlin', `America/Argentina/Ushuaia` is 'Ushuaia'. */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
