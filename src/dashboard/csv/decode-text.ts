/** Supported encodings of a file. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const encodingNames: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16, little-endian',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Windows 1252 (Western)',
};

/** Number of bytes to examine for UTF-16. */
const sample = 4096;

/** Detects UTF-16 without a byte order mark: in Western text every other byte is zero. */
function guessUtf16(bytes: Uint8Array): TextEncoding | null {
  const size = Math.min(bytes.length, sample) & ~1;
  if (size < 4) return null;
  const zeros: [number, number] = [0, 0];
  for (let place = 0; place < size; place += 1) if (bytes[place] === 0) zeros[(place & 1) as 0 | 1] += 1;
  const [even, odd] = zeros.map((count) => count / (size / 2)) as [number, number];
  if (odd > 0.3 && even < 0.1) return 'utf-16le';
  if (even > 0.3 && odd < 0.1) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Detects a file's encoding by its byte order mark or bytes. The fallback Windows 1252 accepts all. */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return guessUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Decodes a file without its byte order mark. Invalid bytes become replacement characters. */
export const decodeText = (bytes: Uint8Array, encoding: TextEncoding): string =>
  new TextDecoder(encoding).decode(bytes);
