import { formatBytes } from './format-bytes';

/**
 * Why a file cannot be taken, in a sentence that says what to do instead; null where it can. Asked before anything of the
 * file is read.
 * @param limit - bytes it may have at most
 */
export function refuseFile({ name, size }: { name: string; size: number }, limit: number): string | null {
  if (size === 0) return `“${name}” is empty. Choose another file.`;
  if (size <= limit) return null;
  const [most, has] = [formatBytes(limit), formatBytes(size)];
  return `“${name}” has ${has === most ? `a little over ${most}` : has}. Choose a file of at most ${most}.`;
}
