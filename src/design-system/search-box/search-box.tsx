import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cx } from '@/lib/cx';
import { searchPages, type SearchSuggestion } from '@/lib/search-pages';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as s from './search-box.module.scss';
import { useSlashKey } from './use-slash-key';

export type SearchBoxTone = 'light' | 'dark';
export type SearchBoxSize = 'regular' | 'large';

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What can be found. */
  suggestions: readonly SearchSuggestion[];
  /** Also the field's name. @default 'Search...' */
  placeholder?: string;
  /** `dark` on a dark ground. @default 'light' */
  tone?: SearchBoxTone;
  /** `large` is 52 px high, to be touched. @default 'regular' */
  size?: SearchBoxSize;
  /** Is a round button until it has the focus, on screens narrower than 1280 px. @default false */
  collapses?: boolean;
  onChoose?: (choice: { path: string }) => void;
}

/** Finds a page of the site while one types: a combobox over links. `/` leads to it from anywhere on the page. */
export function SearchBox({
  suggestions,
  placeholder = 'Search...',
  tone = 'light',
  size = 'regular',
  collapses = false,
  onChoose,
  className,
  ...rest
}: SearchBoxProps) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);

  // Before there is anything to search in, nothing is said to be missing.
  const asked = open && query.trim() !== '' && suggestions.length > 0;
  const matches = asked ? searchPages(suggestions, query) : [];
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  // What was typed before the code came is a question too.
  useEffect(() => {
    const field = input.current;
    if (!field?.value) return;
    setQuery(field.value);
    setOpen(field === document.activeElement);
  }, []);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const choose = (path: string) => {
    close();
    setQuery('');
    onChoose?.({ path });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && matches.length > 0) {
      event.preventDefault();
      // One place more than there are matches: the field itself.
      const places = matches.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && query) {
      event.preventDefault();
      event.stopPropagation();
      if (!asked) setQuery('');
      close();
    }
  };

  return (
    <form
      role="search"
      className={cx(s.root, className)}
      data-tone={tone}
      data-size={size}
      data-collapses={collapses || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(true);
        // The option is a link: a click on it is the one way to follow it.
        const option = list.current?.children[Math.max(active, 0)];
        if (asked && option instanceof HTMLElement) option.click();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      {...rest}
    >
      <div className={s.field}>
        <Icon name="search" size={size === 'large' ? 18 : 16} className={s.icon} />
        <input
          ref={input}
          className={s.input}
          type="search"
          name="q"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          aria-label={placeholder}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={matches.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={s.popup} data-state={asked ? 'open' : 'closed'} data-lenis-prevent="">
        <div ref={list} id={listId} role="listbox" aria-label="Pages" hidden={matches.length === 0}>
          {matches.map(({ label, path, hint }, index) => (
            <Link
              key={path}
              id={optionId(index)}
              className={s.option}
              href={path}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(path)}
            >
              {label}
              <span className={s.hint}>{hint}</span>
            </Link>
          ))}
        </div>
        <p role="status" className={s.status} data-state={asked && matches.length === 0 ? 'none' : 'some'}>
          {asked &&
            matches.length === 0 &&
            `Nothing found for “${query.trim()}”. Try a service or a project.`}
          {matches.length > 0 && `${matches.length} ${matches.length === 1 ? 'page' : 'pages'} found.`}
        </p>
      </div>
    </form>
  );
}
