import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { weekStart } from '@/dashboard/days/days';
import { isLocked } from '@/dashboard/commands/time/timesheets';
import { cellOf, type GridRow } from '@/dashboard/commands/time/week-grid';
import { weekName } from '@/dashboard/words/range';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { focusCell } from './cells/grid-keys';
import { useCellDrafts } from './cells/use-cell-drafts';
import type { EntriesDialogProps } from './entries/entries-dialog';
import { favouriteProjects } from './entries/project-choices';
import type { Week } from './use-week';
import { useWeekActions, type SaveError } from './use-week-actions';
import type { WeekQuestionProps } from './week-question';

const loadQuestion = onceUnlessFailed(
  async (): Promise<ComponentType<WeekQuestionProps>> => (await import('./week-question')).WeekQuestion,
);

const loadDialog = onceUnlessFailed(
  async (): Promise<ComponentType<EntriesDialogProps>> =>
    (await import('./entries/entries-dialog')).EntriesDialog,
);

/** The cell that an address names, if the week has it. @param value - a day and the id of a project: `2026-11-18:ferry` */
function cellIn(value: string, { grid, projects }: Week): EntriesDialogProps['cell'] | null {
  const [day, projectId] = [value.slice(0, 10), value.slice(11)];
  const isThere = [...grid.rows.map((row) => row.projectId), ...projects.map(({ id }) => id)].includes(
    projectId,
  );
  return isThere && grid.days.includes(day) ? { projectId, day } : null;
}

/** The acts of a week's panel: each may be refused in words, and two of them ask first. */
export function useWeekPanel(week: Week) {
  const { monday, grid, locked, person, addRow } = week;
  const actions = useWeekActions(week);
  const drafts = useCellDrafts({
    personId: person.id,
    minutesOf: (projectId, of) => cellOf(week.own, projectId, of).minutes,
  });
  const [refused, setRefused] = useState<{ monday: string; text: string } | null>(null);
  const shown = useSearchParam('entries');
  const cell = shown.value === null ? null : cellIn(shown.value, week);
  const dialog = usePart(loadDialog, cell !== null);
  const showEntries = ({ projectId, day: of }: EntriesDialogProps['cell']) => {
    dialog.prepare();
    shown.open(`${of}:${projectId}`);
  };
  const [asked, setAsked] = useState<{ about: WeekQuestionProps['about']; monday: string } | null>(null);
  const question = usePart(loadQuestion, asked !== null);
  // Another tab may lock the week, and the Back button may bring another one.
  const canSubmit = !isLocked(week.sheet);
  const mayAct = asked?.about === 'submit' ? canSubmit : !locked;
  if (asked && (!mayAct || asked.monday !== monday)) setAsked(null);

  const attempt = async (action: () => Promise<SaveError>) => {
    setRefused(null);
    const text = await action();
    if (text) setRefused({ monday, text });
  };

  const removeRow = (row: GridRow) => {
    const { projectId, cells } = row;
    for (const { day } of cells) drafts.set(projectId, day, null);
    week.removeRow(projectId);
    const entries = cells.flatMap((one) => one.entries);
    const name = week.projectName(projectId);
    if (entries.length > 0)
      void attempt(() => actions.removeEntries(`Removed ${name} from ${weekName(monday)}`, entries));
  };

  /** @param select - selects a day of the week */
  const showCell = (
    { projectId, day: of }: { projectId: string; day: string },
    select: (day: string) => void,
  ) => {
    const isHere = weekStart(of) === monday;
    flushSync(() => {
      select(of);
      if (!isHere) week.goTo(of);
      else if (!grid.rows.some((row) => row.projectId === projectId)) addRow(projectId);
    });
    focusCell(`[data-draft="${CSS.escape(drafts.keyOf(projectId, of))}"]`);
  };

  const submit = () =>
    attempt(async () => {
      if (await drafts.areOpen()) return 'Some times are not saved. Fix or discard them, then submit.';
      setAsked({ about: 'submit', monday });
      return null;
    });

  const copyLast = () =>
    attempt(async () => {
      const problem = actions.whyNotCopy();
      if (!problem) setAsked({ about: 'copy', monday });
      return problem;
    });

  const favourites = favouriteProjects(week);

  const addFavourites = () => {
    flushSync(() => favourites.forEach(({ id }) => addRow(id)));
    focusCell('[data-row="0"]');
  };

  return {
    actions,
    drafts,
    favourites,
    refused: refused?.monday === monday ? refused.text : null,
    /** The dialog of a cell's entries. */
    dialog: { ...dialog, cell, show: showEntries, close: shown.close },
    /** The question before a submission or a copy. */
    question: { ...question, about: asked?.about ?? null, close: () => setAsked(null) },
    attempt,
    canSubmit,
    removeRow,
    showCell,
    submit,
    copyLast,
    addFavourites,
  };
}

export type WeekPanelState = ReturnType<typeof useWeekPanel>;
