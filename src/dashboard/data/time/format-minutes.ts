/** Whole minutes as people write a span of time: 90 is `1:30`. */
export function formatMinutes(minutes: number): string {
  const sign = minutes < 0 ? '−' : '';
  const size = Math.abs(minutes);
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Whole minutes in words, for those who listen: 90 is '1 hour 30 minutes'. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')];
  return words.filter(Boolean).join(' ');
}

/** Whole seconds as a clock that runs: 3,725 is `1:02:05`. */
export function formatSeconds(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
