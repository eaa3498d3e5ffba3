import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cx } from '@/lib/cx';
import { longestQuery, resultsPath } from '@/lib/search/query';
import type { SearchSource } from '@/lib/search/results';
import { Icon } from '../icon/icon';
import { useVisit } from '../link/use-visit';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { sayAnswer } from './answer-words';
import * as s from './search-box.module.scss';
import { optionId, SearchList, type SearchOption } from './search-list';
import { SearchMessage } from './search-message';
import { sectionsOf } from './sections-of';
import { useAnswer } from './use-answer';
import { useSettled } from './use-settled';

export type SearchBoxTone = 'light' | 'dark';
export type SearchBoxSize = 'regular' | 'large';

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Who answers. It is told to get ready when the box gets the focus. */
  source: SearchSource;
  /** Path of the page with all results, which reads the question from `?q=`. The form leads there without a script too. */
  action: string;
  /** Where to look instead, when nothing is found. */
  instead: readonly SearchOption[];
  /** Also the field's name. @default 'Search...' */
  placeholder?: string;
  /** `dark` on a dark ground. @default 'light' */
  tone?: SearchBoxTone;
  /** `large` is 52 px high, to be touched. @default 'regular' */
  size?: SearchBoxSize;
  /** Is a round button until it has the focus, on screens narrower than 1280 px. @default false */
  collapses?: boolean;
  /** A page was chosen, or all results. The box goes there by itself. */
  onChoose?: (choice: { path: string }) => void;
}

/** Keys that move the caret: with them one is back in the text. */
const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Finds pages while one types: an editable combobox with a list of links, as the ARIA Authoring Practices lay it down
 * (w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list). Enter without a choice leads to all
 * results.
 */
export function SearchBox({
  source,
  action,
  instead,
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
  const input = useRef<HTMLInputElement>(null);
  const visit = useVisit();
  const { answer, retry } = useAnswer(source, query);

  const shown = open && answer.status !== 'none';
  const sections = shown ? sectionsOf(answer, { action, instead }) : [];
  const count = sections.reduce((sum, { options }) => sum + options.length, 0);
  const status = useSettled(shown ? sayAnswer(answer) : '');
  const activeId = active >= 0 && active < count ? optionId(listId, active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // What was typed before the code came is a question too, and a focus that was there is a first one.
  useEffect(() => {
    const field = input.current;
    const isFocused = field === document.activeElement;
    if (isFocused) source.prepare();
    if (!field?.value) return;
    setQuery(field.value);
    setOpen(isFocused);
  }, [source]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const leaveFor = (path: string) => {
    close();
    setQuery('');
    onChoose?.({ path });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed the keys belong to the input method. Safari ends it before the Enter that ended it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are options: the field itself.
      const places = count + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (caretKeys.includes(event.key)) {
      setActive(-1);
    } else if (event.key === 'Escape' && query) {
      event.preventDefault();
      event.stopPropagation();
      if (!shown) setQuery('');
      close();
    }
  };

  return (
    <form
      role="search"
      aria-label="Site"
      action={action}
      className={cx(s.root, className)}
      data-tone={tone}
      data-size={size}
      data-collapses={collapses || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        // The option is a link: a click on it is the one way to follow it.
        if (activeId) return document.getElementById(activeId)?.click();
        if (query.trim() === '') return input.current?.focus();
        const path = resultsPath(action, query);
        visit(path);
        leaveFor(path);
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
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestQuery}
          placeholder={placeholder}
          aria-label={placeholder}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => {
            source.prepare();
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {shown && (
        <div className={s.popup} data-lenis-prevent="">
          <SearchMessage
            answer={answer}
            onRetry={() => {
              retry();
              input.current?.focus();
            }}
          />
          {count > 0 && (
            <SearchList
              id={listId}
              sections={sections}
              active={active}
              onChoose={({ path }) => leaveFor(path)}
            />
          )}
        </div>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </form>
  );
}
