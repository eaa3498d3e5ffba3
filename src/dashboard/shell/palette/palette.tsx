import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { useVisit } from '@/design-system/link/use-visit';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { Role } from '@/routes/portal-table';
import { useTheme } from '@/state/use-theme';
import { useOpenWorkspace } from '../../data/use-workspace';
import { groupAnswers } from './group-answers';
import { commandsOf } from './palette-commands';
import type { PaletteEntry } from './palette-entry';
import { PaletteList } from './palette-list';
import { recordEntries } from './palette-records';
import * as s from './palette.module.scss';
import { keepRecent, readRecent } from './recent';

export interface PaletteProps {
  role: Role;
  /** What was typed before it was there. */
  typed: string;
  onSignOut: () => void;
  onClose: () => void;
}

/** Which answer a key leads to; null for a key that belongs to the field. */
function answerForKey(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'PageDown') return Math.min(index + 8, count - 1);
  if (key === 'PageUp') return Math.max(index - 8, 0);
  return null;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const countWords = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

/** Pages, records and actions of a role by a few letters (APG: combobox with a listbox, in a modal dialog). */
export function Palette({ role, typed, onSignOut, onClose }: PaletteProps) {
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(typed);
  const asked = useDeferredValue(query);
  const [index, setIndex] = useState(0);
  const [recent] = useState(() => readRecent(role));
  const visit = useVisit();
  const { setTheme } = useTheme();
  const workspace = useOpenWorkspace();

  const commands = useMemo(
    () => commandsOf({ role, onTheme: setTheme, onSignOut }),
    [role, setTheme, onSignOut],
  );
  // Ten thousand people are made findable when somebody asks for one, and once.
  const records = useMemo(
    () => once(() => (workspace ? recordEntries(workspace, role) : [])),
    [workspace, role],
  );
  const groups = useMemo(
    () => groupAnswers(asked, commands, records, recent),
    [asked, commands, records, recent],
  );
  const answers = groups.flatMap(({ entries }) => entries);
  const current = answers[Math.min(index, answers.length - 1)];

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const choose = (entry: PaletteEntry) => {
    keepRecent(role, entry.id);
    onClose();
    if ('path' in entry.target) visit(entry.target.path);
    else entry.target.act();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k')) {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && current && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      return choose(current);
    }
    const next = answerForKey(event.key, Math.min(index, answers.length - 1), answers.length);
    if (next === null) return;
    event.preventDefault();
    setIndex(next);
  };

  return (
    <dialog
      ref={dialog}
      className={s.root}
      aria-label="Search"
      data-lenis-prevent=""
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={s.box}>
        <div className={s.field}>
          <Icon name="search" size={20} className={s.icon} />
          <input
            className={s.input}
            type="text"
            role="combobox"
            aria-label="Search pages, records and actions"
            aria-expanded={answers.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            placeholder="A page, a name, an action"
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setIndex(0);
            }}
          />
          <IconButton className={s.close} icon="x" label="Close" size="compact" onClick={onClose} />
        </div>
        <PaletteList
          id={listId}
          groups={groups}
          current={current}
          onChoose={choose}
          onPoint={(entry) => setIndex(answers.indexOf(entry))}
        />
        {answers.length === 0 && (
          <div className={s.empty}>
            <p className={s.emptyTitle}>Nothing matches “{asked.trim()}”.</p>
            <p>Try fewer letters, or the name of a page, a person or an action.</p>
          </div>
        )}
        <VisuallyHidden role="status">
          {answers.length === 0 ? `Nothing matches ${asked.trim()}` : countWords(answers.length)}
        </VisuallyHidden>
      </div>
    </dialog>
  );
}
