import { isRecord } from '@/lib/is-record';

/**
 * Backups behind a passphrase: AES-GCM with a key of 256 bits that PBKDF2 derives from the passphrase. Its count of
 * iterations is OWASP's for SHA-256. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */

const format = 'portal-backup-sealed';
const iterations = 600_000;

/** Maximum that a file may ask for, so that a hostile one does not block the browser for minutes. */
const maxIterations = 2_000_000;

/** In characters. */
export const shortestPassphrase = 12;

/** Whether this browser can encrypt here. It can only on secure addresses: https and localhost. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

interface Sealed {
  iterations: number;
  /** Base64, as are `iv` and `data`. */
  salt: string;
  iv: string;
  data: string;
}

/** Slices keep the number of arguments of `fromCharCode` within the limits of browsers. */
const slice = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += slice)
    text += String.fromCharCode(...bytes.subarray(start, start + slice));
  return btoa(text);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  // Two keyboards may write the same letter in two ways.
  const secret = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts the text of a backup. @returns the text of a file that `openSealed` reads */
export async function sealBackup(text: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, iterations);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  const sealed: Sealed = {
    iterations,
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
  return JSON.stringify({ format, version: 1, ...sealed });
}

function sealedOf(text: string): Sealed | null {
  // Parses only texts that look like it, because a plain backup is long.
  if (!text.slice(0, 200).includes(format)) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value.format !== format) return null;
    const { iterations: rounds, salt, iv, data } = value;
    const isKnown =
      typeof rounds === 'number' && Number.isInteger(rounds) && rounds > 0 && rounds <= maxIterations;
    if (!isKnown || typeof salt !== 'string' || typeof iv !== 'string' || typeof data !== 'string')
      return null;
    return { iterations: rounds, salt, iv, data };
  } catch {
    return null;
  }
}

/** Whether a text is a backup behind a passphrase. */
export const isSealed = (text: string): boolean => sealedOf(text) !== null;

/** Decrypts a backup. Null if the passphrase is wrong or the file was changed: encryption cannot tell which. */
export async function openSealed(text: string, passphrase: string): Promise<string | null> {
  const sealed = sealedOf(text);
  if (!sealed) return null;
  try {
    const key = await keyOf(passphrase, fromBase64(sealed.salt), sealed.iterations);
    const iv = fromBase64(sealed.iv);
    const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(sealed.data));
    return new TextDecoder().decode(data);
  } catch {
    return null;
  }
}
