/** As many answers as one work holds; 27 years of days. */
export const mostRemembered = 10_000;

/** What is worked out once, as the same few things are asked for thousands of times. Forgets all of them when it holds too many. */
export function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    let value = cache.get(key);
    if (value === undefined) {
      value = work(key);
      if (cache.size >= mostRemembered) cache.clear();
      cache.set(key, value);
    }
    return value;
  };
}
