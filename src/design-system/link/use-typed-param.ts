import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useQuery } from './use-query';
import { useVisit } from './use-visit';
import { withQuery } from './with-query';

/** Debounce before the address changes, in ms. Browsers limit how often the address may change. */
const pause = 300;

export interface TypedParam {
  text: string;
  /** Sets the text. The address follows in the same history entry, so Back does not undo each letter. */
  type: (text: string) => void;
  /** Updates the address at once, before navigation to another page. */
  keep: () => void;
}

/**
 * A query parameter as the text of a field. A change of the address from outside, such as Back, updates the
 * text.
 * @param longest - maximum length of the text read from the address, in UTF-16 units.
 * @param resets - a parameter to remove when the text changes, such as the page of a list.
 */
export function useTypedParam(name: string, longest: number, resets?: string): TypedParam {
  const [path] = useLocation();
  const visit = useVisit();
  const search = useQuery();
  const value = new URLSearchParams(search).get(name) ?? '';
  const [text, setText] = useState(value.slice(0, longest));
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    setText(value.slice(0, longest));
  }

  const timer = useRef(0);
  // The query at the time of the update, not of the key press: a filter may have changed since.
  const latest = useRef({ path, search });
  useEffect(() => {
    latest.current = { path, search };
  });
  // A change of the address from outside cancels the pending update too.
  useEffect(() => () => window.clearTimeout(timer.current), [value]);

  const write = (next: string) => {
    window.clearTimeout(timer.current);
    // The next page may be on its way, while this one is still shown.
    if (next === value.slice(0, longest) || latest.current.path !== path) return;
    const changes = resets ? { [name]: next, [resets]: null } : { [name]: next };
    visit(withQuery(path, latest.current.search, changes), { replace: true });
  };

  return {
    text,
    type: (next) => {
      setText(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write(next), pause);
    },
    keep: () => write(text),
  };
}
