import { useCallback, useEffect, useState } from 'react';
import { request } from './request';

export interface Requested<T> {
  /** Null until the first answer. */
  value: T | null;
  /** Error message of the last request, or ''. The last value stays. */
  failure: string;
  /** Asks again. The value stays until the answer comes. */
  reload: () => void;
}

/** Reads a value from the server, and again when the path changes. */
export function useRequest<T>(path: string): Requested<T> {
  const [state, setState] = useState<{ path: string; value: T | null; failure: string }>({
    path,
    value: null,
    failure: '',
  });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    request<T>('GET', path).then(
      (value) => current && setState({ path, value, failure: '' }),
      ({ message }: Error) =>
        current &&
        setState((last) => ({ path, value: last.path === path ? last.value : null, failure: message })),
    );
    return () => {
      current = false;
    };
  }, [path, asked]);
  const { value, failure } = state.path === path ? state : { value: null, failure: '' };
  return { value, failure, reload: useCallback(() => setAsked((count) => count + 1), []) };
}
