import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import * as words from '@generated/yaml/words/search';
import { cx } from '@/lib/cx';
import { maxQueryLength, resultsPath } from '@/lib/search/query';
import type { SearchSource } from '@/lib/search/results';
import { Icon } from '../icon/icon';
import { useVisit } from '../link/use-visit';
import { useListbox } from '../listbox/use-listbox';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { sayAnswer } from './answer-words';
import * as s from './search-box.module.scss';
import { SearchList, type SearchOption } from './search-list';
import { SearchMessage } from './search-message';
import { sectionsOf } from './sections-of';
import { useAnswer } from './use-answer';
import { useSettled } from './use-settled';

export type SearchBoxTone = 'light' | 'dark';
export type SearchBoxSize = 'regular' | 'large';

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The search backend. It starts to load when the box gets the focus. */
  source: SearchSource;
  /** Path of the results page, which reads the query from `?q=`. The form works without JavaScript too. */
  action: string;
  /** Suggested links when nothing is found. */
  instead: readonly SearchOption[];
  /** @default 'light' */
  tone?: SearchBoxTone;
  /** `large` is 52 px high, for touch. @default 'regular' */
  size?: SearchBoxSize;
  /** Shrinks to a round button without focus, on screens narrower than 1280 px. @default false */
  collapses?: boolean;
  /** Called when a page or all results is chosen. The box navigates by itself. */
  onChoose?: (choice: { path: string }) => void;
}

/**
 * A search as you type, built as an editable combobox with a list of links
 * (w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list). Enter without an active option
 * opens the results page.
 */
export function SearchBox({
  source,
  action,
  instead,
  tone = 'light',
  size = 'regular',
  collapses = false,
  onChoose,
  className,
  ...rest
}: SearchBoxProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const visit = useVisit();
  const { answer, retry } = useAnswer(source, query);

  const shown = open && answer.status !== 'none';
  const sections = shown ? sectionsOf(answer, { action, instead }) : [];
  const listbox = useListbox({
    count: sections.flatMap(({ options }) => options).length,
    open,
    onOpenChange: setOpen,
    // Follows the option as a click, because it is a link with its own handler.
    onTake: (index) => document.getElementById(listbox.option(index).id)?.click(),
  });
  const { expanded, show, close } = listbox;
  const status = useSettled(shown ? sayAnswer(answer) : '');

  // The user may have focused the field or typed in it before hydration.
  useEffect(() => {
    const field = input.current;
    const isFocused = field === document.activeElement;
    if (isFocused) source.prepare();
    if (!field?.value) return;
    setQuery(field.value);
    setOpen(isFocused);
  }, [source]);

  const leaveFor = (path: string) => {
    close();
    setQuery('');
    onChoose?.({ path });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (listbox.onKeyDown(event) || event.key !== 'Escape' || !query) return;
    event.preventDefault();
    event.stopPropagation();
    if (!shown) setQuery('');
    close();
  };

  return (
    <form
      role="search"
      aria-label={words.site}
      action={action}
      className={cx(s.root, className)}
      data-tone={tone}
      data-size={size}
      data-collapses={collapses || undefined}
      onSubmit={(event) => {
        event.preventDefault();
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
          {...listbox.field}
          ref={input}
          className={s.input}
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxQueryLength}
          placeholder={words.placeholder}
          aria-label={words.placeholder}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            show();
          }}
          onFocus={() => {
            source.prepare();
            show();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {shown && (
        <div
          className={s.popup}
          data-lenis-prevent=""
          // A press must not take the focus from the field, or the popup would close under the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SearchMessage
            answer={answer}
            onRetry={() => {
              retry();
              input.current?.focus();
            }}
          />
          {expanded && (
            <SearchList sections={sections} listbox={listbox} onChoose={({ path }) => leaveFor(path)} />
          )}
        </div>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </form>
  );
}
