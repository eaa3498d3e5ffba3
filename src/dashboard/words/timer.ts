import { counted } from './count';

/** Formats whole minutes in words for screen readers: 90 is '1 hour 30 minutes'. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')];
  return words.filter(Boolean).join(' ');
}

/** Formats whole seconds for a running timer: 3,725 is `1:02:05`. */
export function formatSeconds(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
