import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { useVisit } from '@/design-system/link/use-visit';
import { useListbox } from '@/design-system/listbox/use-listbox';
import { useModal } from '@/design-system/modal/use-modal';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { isComposing } from '@/lib/is-composing';
import type { Role } from '@/routes/portal-table';
import { useTheme } from '@/state/use-theme';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';
import { askToLeave } from '@/dashboard/parts/form/leave-guard/ask-to-leave';
import { internsOf } from '@/dashboard/figures/own-interns';
import { groupAnswers } from './group-answers';
import { commandsOf } from './palette-commands';
import type { PaletteEntry } from './palette-entry';
import { PaletteList } from './palette-list';
import { recordEntries } from './palette-records';
import * as s from './palette.module.scss';
import { keepRecent, readRecent } from '@/dashboard/store/palette-recent';
import { counted } from '@/dashboard/words/count';

export interface PaletteProps {
  role: Role;
  /** Text typed while the palette was loading. */
  typed: string;
  onSignOut: () => void;
  onClose: () => void;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Finds pages, records and actions of a role (APG: combobox with a listbox, in a modal dialog). */
export function Palette({ role, typed, onSignOut, onClose }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  const asked = useDeferredValue(query);
  const [recent] = useState(() => readRecent(role));
  const visit = useVisit();
  const { setTheme } = useTheme();
  const workspace = useOpenWorkspace();
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    // Without the rest of the sample, the search finds the other records.
    workspace?.loadRest().then(
      () => setWhole(true),
      () => {},
    );
  }, [workspace]);

  const isMentor =
    workspace !== null &&
    internsOf(workspace.all('people'), { id: workspace.actorId, kind: role }).length > 0;
  const commands = useMemo(
    () => commandsOf({ role, isMentor, onTheme: setTheme, onSignOut }),
    [role, isMentor, setTheme, onSignOut],
  );
  // Builds the entries of up to ten thousand people once, at the first search.
  const records = useMemo(
    () => once(() => (workspace ? recordEntries(workspace, role) : [])),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the entries change when the rest has loaded
    [workspace, role, isWhole],
  );
  const groups = useMemo(
    () => groupAnswers(asked, commands, records, recent),
    [asked, commands, records, recent],
  );
  const answers = groups.flatMap(({ entries }) => entries);
  const take = ({ id, target }: PaletteEntry) => {
    keepRecent(role, id);
    if ('path' in target) askToLeave(() => visit(target.path));
    else target.act();
  };

  const modal = useModal({ open: true, focus: field, onClose });
  const listbox = useListbox({
    count: answers.length,
    ends: 'wrap',
    page: 8,
    start: 0,
    open: true,
    onOpenChange: (open) => !open && onClose(),
    onTake: (index) => take(answers[index]!),
  });

  const onFieldKeyDown = (event: KeyboardEvent) => {
    const isEarly = asked !== query && event.key === 'Enter' && !isComposing(event.nativeEvent);
    if (!isEarly) return listbox.onKeyDown(event);
    // The list still shows the answers to an earlier query.
    event.preventDefault();
    const current = groupAnswers(query, commands, records, recent).flatMap(({ entries }) => entries);
    const answer = current[listbox.active] ?? current[0];
    if (!answer) return;
    onClose();
    take(answer);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const closes = key === 'Escape' || ((ctrlKey || metaKey) && key.toLowerCase() === 'k');
    if (!closes || isComposing(nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <dialog {...modal} className={s.root} aria-label="Search" onKeyDown={onKeyDown}>
      <div className={s.box}>
        <div className={s.field}>
          <Icon name="search" size={20} className={s.icon} />
          <input
            className={s.input}
            {...listbox.field}
            ref={field}
            type="text"
            aria-label="Search pages, records and actions"
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            placeholder="A page, a name, an action"
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              listbox.show();
            }}
            onKeyDown={onFieldKeyDown}
          />
          <IconButton className={s.close} icon="x" label="Close" size="compact" onClick={onClose} />
        </div>
        <PaletteList groups={groups} listbox={listbox} />
        {answers.length === 0 && (
          <div className={s.empty}>
            <p className={s.emptyTitle}>Nothing found for “{asked.trim()}”.</p>
            <p>Try fewer letters, or the name of a page, a person or an action.</p>
          </div>
        )}
        <VisuallyHidden role="status">
          {answers.length === 0 ? `Nothing found for ${asked.trim()}` : counted(answers.length, 'result')}
        </VisuallyHidden>
      </div>
    </dialog>
  );
}
