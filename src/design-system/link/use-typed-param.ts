import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useVisit } from './use-visit';
import { withQuery } from './with-query';

/** How long nobody types before the address follows, in ms. A browser refuses addresses that change all the time. */
const pause = 300;

export interface TypedParam {
  text: string;
  /** Takes what is typed; the address follows in its place, so that Back leads out of the page and not through the letters. */
  type: (text: string) => void;
  /** Lets the address follow at once: before one leaves for another page. */
  keep: () => void;
}

/**
 * A query parameter as the text of a field. An address that changes by another hand, such as by Back, changes the text.
 * @param longest - as much of the address's value as the text takes, in UTF-16 units.
 * @param resets - a parameter that another text leaves without meaning, such as the page of a list: it goes then.
 */
export function useTypedParam(name: string, longest: number, resets?: string): TypedParam {
  const [path] = useLocation();
  const visit = useVisit();
  const search = useSearch();
  const value = new URLSearchParams(search).get(name) ?? '';
  const [text, setText] = useState(value.slice(0, longest));
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    setText(value.slice(0, longest));
  }

  const timer = useRef(0);
  // As it is when the text is written, not as it was when the key was pressed: a filter may have been chosen meanwhile.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // Also when the address has changed by another hand: what was typed before is of the past.
  useEffect(() => () => window.clearTimeout(timer.current), [value]);

  const write = (next: string) => {
    window.clearTimeout(timer.current);
    if (next === value.slice(0, longest)) return;
    const changes = resets ? { [name]: next, [resets]: null } : { [name]: next };
    visit(withQuery(path, latest.current, changes), { replace: true });
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
