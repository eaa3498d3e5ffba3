/** A record with the same keys and each value replaced by `replace(value, key)`. */
export function mapRecord<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  replace: (value: From, key: Key) => To,
): Record<Key, To> {
  return Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, replace(value, key as Key)]),
  ) as Record<Key, To>;
}
