import { useEffect, useEffectEvent, useRef } from 'react';
import * as searchWords from '@generated/yaml/words/search';
import * as words from '@generated/yaml/words/searchPage';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { maxQueryLength } from '@/lib/search/query';
import { pathTo } from '@/routes/paths';
import * as s from './search-field.module.scss';

export interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  /** Called when the field gets the focus, before a query. */
  onApproach: () => void;
  onSubmit: () => void;
}

/** The search field, in large. Results appear by themselves. Enter only closes the on-screen keyboard of a phone. */
export function SearchField({ text, onType, onApproach, onSubmit }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  // Text typed before the code loaded is a query too.
  const catchUp = useEffectEvent((typed: string) => {
    if (typed && typed !== text) onType(typed);
  });
  useEffect(() => catchUp(input.current?.value ?? ''), []);

  return (
    <form
      role="search"
      aria-label={searchWords.results}
      action={pathTo('search')}
      className={s.root}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
      }}
    >
      <Icon name="search" size={20} className={s.icon} />
      <input
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
        aria-label={words.label}
        aria-keyshortcuts="/"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onFocus={onApproach}
      />
      {text && (
        <IconButton
          icon="x"
          label={words.clear}
          size="compact"
          className={s.clear}
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
