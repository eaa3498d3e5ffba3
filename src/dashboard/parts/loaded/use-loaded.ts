import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';

export interface LoadedPart<Props> {
  /** Null until its code is there. */
  Part: ComponentType<Props> | null;
  /** Whether it is wanted and could not be fetched. */
  failed: boolean;
  /** Fetches it ahead of its use: when the pointer or the focus comes near. */
  prepare: () => void;
  /** Tries again after a failure. */
  retry: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

const cache = new WeakMap<object, unknown>();

/** Fetches a part and remembers it: wherever `useLoaded` wants it then, it is there at once. */
export async function fetchPart<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const part = await load();
  cache.set(load, part);
  return part;
}

/**
 * A part of a screen whose code is fetched when it is wanted or near. Not `React.lazy`, which holds a part back for a third
 * of a second once its fallback was shown.
 * @param load - the same function for the same part
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
        // What failed is asked for again the next time.
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
