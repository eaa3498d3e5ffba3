import { formatBytes } from './format-bytes';

/**
 * Checks a file's size without reading the file.
 * @param limit - maximum size in bytes
 * @returns an error message with the fix, or null for an acceptable file
 */
export function refuseFile({ name, size }: { name: string; size: number }, limit: number): string | null {
  if (size === 0) return `“${name}” is empty. Choose another file.`;
  if (size <= limit) return null;
  const [most, has] = [formatBytes(limit), formatBytes(size)];
  return `“${name}” has ${has === most ? `a little over ${most}` : has}. Choose a file of at most ${most}.`;
}
