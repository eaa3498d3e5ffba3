/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` would be missing at an address such as
 * `http://192.168.0.2`, because browsers have it in secure contexts only.
 */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // Of the variant's digit, 8, only the last two bits are random.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit, place: number) =>
    (Number(digit) ^ (random[place]! & (digit === '8' ? 3 : 15))).toString(16),
  );
}
