/** Key of the user who is signed in. */
export const userKey = 'user';

/**
 * Values that could not be written to local storage (full, blocked, a private window), for the lifetime of
 * the page. They preserve input between two pages. Null means removed.
 */
const memory = new Map<string, string | null>();

function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * The value under a key, or null if it is absent or malformed. Never throws.
 * @param parse - validates the value, which may be outdated, broken or foreign. Null rejects it; a rejected
 * value stays in storage, because only the caller knows whether it may be removed.
 */
export function readStored<T>(key: string, parse: (value: unknown) => T | null): T | null {
  const text = readText(key);
  if (text === null) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stores a value as JSON. True if it will outlive the page. Never throws. */
export function writeStored(key: string, value: unknown): boolean {
  let text: string;
  try {
    text = JSON.stringify(value) ?? 'null';
  } catch {
    return false;
  }
  try {
    window.localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Removes a key. Never throws. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
    memory.delete(key);
  } catch {
    memory.set(key, null);
  }
}
