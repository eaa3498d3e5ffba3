/** Maximum number of cached values per function: 27 years of days. */
export const maxRemembered = 10_000;

/** Caches the results of a function that is often called with few keys. Clears the cache when it is full. */
export function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    let value = cache.get(key);
    if (value === undefined) {
      value = work(key);
      if (cache.size >= maxRemembered) cache.clear();
      cache.set(key, value);
    }
    return value;
  };
}

/**
 * Caches the result for each object, as long as the object is in use. For objects that never change: records, and the
 * lists of the workspace, each of which is another array after one of its records changed.
 */
export function perObject<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    let value = cache.get(key);
    if (value === undefined) {
      value = work(key);
      cache.set(key, value);
    }
    return value;
  };
}
