import { oneLine } from '@/lib/one-line';
import { fold } from '@/lib/search/words';

/** A name as it is compared: without case, accents and repeated spaces. */
export const nameKey = (name: string): string => fold(oneLine(name));
