import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';

export interface LoadedPart<Props> {
  /** The component, or null until its code loads. */
  Part: ComponentType<Props> | null;
  /** Whether the wanted component failed to load. */
  failed: boolean;
  /** Loads the code in advance, for example when the pointer or the focus is near. */
  prepare: () => void;
  retry: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

const cache = new WeakMap<object, unknown>();

/** Loads and caches a component. `useLoaded` then returns it at once. */
export async function fetchPart<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const part = await load();
  cache.set(load, part);
  return part;
}

/**
 * Loads a component's code on demand. `React.lazy` is not used, because it keeps a visible fallback for a
 * third of a second.
 * @param load - must keep its identity, as it is the cache key
 */
export function useLoaded<Props>(load: Load<Props>, wanted: boolean): LoadedPart<Props> {
  const [come, setCome] = useState<ComponentType<Props> | null>(null);
  const Part = come ?? (cache.get(load) as ComponentType<Props> | undefined) ?? null;
  const [failed, setFailed] = useState(false);
  const coming = useRef<Promise<void> | null>(null);

  const prepare = useCallback(() => {
    coming.current ??= fetchPart(load).then(
      (part) => {
        setCome(() => part);
        setFailed(false);
      },
      () => {
        // Allows a retry.
        coming.current = null;
        setFailed(true);
      },
    );
  }, [load]);

  useEffect(() => {
    if (wanted) prepare();
  }, [wanted, prepare]);

  return { Part, failed: failed && wanted && !Part, prepare, retry: prepare };
}
