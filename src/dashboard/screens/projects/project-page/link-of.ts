import { safeLink } from '@/dashboard/commands/training/stored-file';

/** The web address that a text means: `figma.com/file` is `https://figma.com/file`. Null for any other text. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (/^[a-z][\w+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text)) return safeLink(text);
  return /^[^\s/]+\.[^\s/.]{2,}(?:[/?#:]\S*)?$/u.test(text) ? safeLink(`https://${text}`) : null;
}
