/**
 * What could not be written to the browser's storage (full, blocked, a private window): kept for as long as the page
 * lives, so that nothing typed is lost on the way between two pages. Null stands for 'removed'.
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
 * The value under a key, or null where there is none or none that is well formed. Never throws.
 * @param parse - proves the shape: what comes back from storage may be old, broken or written by somebody else. Null
 * refuses it; what is refused stays where it is, as only the caller knows whether it may go.
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

/** Keeps a value as JSON under a key. True when it will outlive the page. Never throws. */
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

/** Forgets a key. Never throws. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
    memory.delete(key);
  } catch {
    memory.set(key, null);
  }
}
