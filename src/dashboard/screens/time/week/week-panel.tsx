import { useId, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { weekStart, weekdayOf } from '@/dashboard/days/days';
import { weekName } from '@/dashboard/words/range';
import { copiesOfLastDay } from '@/dashboard/commands/time/change-entries';
import { weekdayNames } from '@/dashboard/words/day';
import { cellOf, type GridRow } from '@/dashboard/commands/time/week-grid';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { useMedia } from '@/motion/use-media';
import { DayTabs } from './day-tabs';
import type { EntriesDialogProps } from './entries/entries-dialog';
import { favouriteProjects, projectChoices } from './entries/project-choices';
import { TimerBar } from './timer-bar';
import { useCellDrafts } from './cells/use-cell-drafts';
import { useWeekActions, type Refused } from './use-week-actions';
import type { Week } from './use-week';
import { WeekMessage } from './week-message';
import { UnsavedTimes, WeekNotices } from './week-notices';
import * as s from './week-panel.module.scss';
import type { WeekQuestionProps } from './week-question';
import { WeekTable } from './week-table';
import { WeekToolbar } from './week-toolbar';
import { WeekTotals } from './week-totals';

export interface WeekPanelProps {
  week: Week;
}

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

/** Below this width the table shows one day. */
const small = '(width < 64em)';

/** A week's time from the timer to the submission, for the time sheet and the time log. */
export function WeekPanel({ week }: WeekPanelProps) {
  const { monday, today, grid, locked, projects, person, addRow } = week;
  const timer = useRecord('timers', person.id);
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
  if (asked && (locked || asked.monday !== monday)) setAsked(null);
  const [submitButton, withdrawButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  useFocusBack(asked !== null, () => withdrawButton.current);
  useFocusBack(week.sheet.status === 'submitted', () => submitButton.current);
  const isSmall = useMedia(small);
  const [weekday, setWeekday] = useState(() => weekdayOf(today));
  const day = grid.days[weekday - 1]!;
  const ids = useId();
  const [panelId, helpId] = [`${ids}-panel`, `${ids}-help`];
  const tabIdOf = (of: string) => `${ids}-${of}`;

  const attempt = async (action: () => Promise<Refused>) => {
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
  const showCell = ({ projectId, day: of }: { projectId: string; day: string }) => {
    const isHere = weekStart(of) === monday;
    flushSync(() => {
      setWeekday(weekdayOf(of));
      if (!isHere) week.goTo(of);
      else if (!grid.rows.some((row) => row.projectId === projectId)) addRow(projectId);
    });
    const key = CSS.escape(drafts.keyOf(projectId, of));
    document.querySelector<HTMLElement>(`input[data-draft="${key}"]`)?.focus();
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

  const choices = projectChoices(
    { projects, personId: person.id, favourites: week.favourites },
    grid.rows.map(({ projectId }) => projectId),
  );
  const favourites = favouriteProjects(week);
  const addFavourites = () => {
    flushSync(() => favourites.forEach(({ id }) => addRow(id)));
    document.querySelector<HTMLElement>('input[data-row="0"]')?.focus();
  };
  const hasProjects = choices.length + grid.rows.length > 0;
  const addProject = !locked && hasProjects && (
    <ChoiceField
      label="Add project"
      labelHidden
      className={s.add}
      placeholder="Add project…"
      choices={choices}
      value=""
      onChange={({ target }) => target.value && addRow(target.value)}
    />
  );
  const lastDay =
    !week.isLockedDay(today) && grid.days.includes(today)
      ? copiesOfLastDay({ sheet: week.sheet, entries: week.own, projects: week.projects }, today)?.day
      : undefined;
  const copy = !locked && hasProjects && (
    <>
      {lastDay && (
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="copy" size={18} />}
          onClick={() => void attempt(actions.copyLastDay)}
        >
          Copy {weekdayNames[weekdayOf(lastDay) - 1]}
        </Button>
      )}
      <Button
        size="compact"
        variant="outline"
        icon={<Icon name="copy" size={18} />}
        onFocus={question.prepare}
        onPointerEnter={question.prepare}
        onClick={() => void copyLast()}
      >
        Copy last week
      </Button>
    </>
  );
  const table = (
    <WeekTable
      week={week}
      days={isSmall ? [day] : grid.days}
      drafts={drafts}
      helpId={helpId}
      onSetCell={async (change) => {
        // A row stays while the user works in it, also without time.
        addRow(change.projectId);
        return actions.setCell(change);
      }}
      onDetails={showEntries}
      onNear={dialog.prepare}
      onRemoveRow={removeRow}
    />
  );

  return (
    <>
      <WeekToolbar week={week} />
      <WeekNotices week={week} onDetails={showEntries} />
      {refused?.monday === monday && <WeekMessage role="alert">{refused.text}</WeekMessage>}
      <LoadFailure parts={[dialog, question]} />
      <PanelGrid>
        {(!locked || timer) && <TimerBar week={week} />}
        <Panel title={`Week of ${weekName(monday)}`} titleHidden className={s.panel}>
          {grid.rows.length === 0 ? (
            <Empty
              title="No time in this week"
              action={
                !locked && (
                  <>
                    {favourites.length > 0 && (
                      <Button
                        size="compact"
                        variant="outline"
                        icon={<Icon name="star" size={18} />}
                        onClick={addFavourites}
                      >
                        Add {favourites.length === 1 ? favourites[0]!.name : 'favourites'}
                      </Button>
                    )}
                    {addProject}
                    {copy}
                  </>
                )
              }
            >
              {locked
                ? week.isSignedOff
                  ? 'No time was logged in this week.'
                  : 'This week was submitted without time.'
                : hasProjects
                  ? 'Add a project, start the timer, or copy last week.'
                  : 'No project is active. An admin adds projects on the Projects screen.'}
            </Empty>
          ) : isSmall ? (
            <>
              <DayTabs
                {...{ week, day, panelId, tabIdOf }}
                onSelect={({ day: chosen }) => setWeekday(weekdayOf(chosen))}
              />
              <div role="tabpanel" id={panelId} aria-labelledby={tabIdOf(day)}>
                {table}
              </div>
            </>
          ) : (
            table
          )}
          <UnsavedTimes week={week} drafts={drafts} onShow={showCell} />
          {grid.rows.length > 0 && !locked && (
            <div className={s.tools}>
              {addProject}
              {copy}
              <p id={helpId} className={s.help}>
                Enter 1:30, 1.5 or 90m.{' '}
                <span className={s.keys}>
                  Arrow keys and Enter move. Ctrl+Enter opens the details of a cell.
                </span>
              </p>
            </div>
          )}
        </Panel>
        <Panel title="Week total" titleHidden className={s.foot}>
          <WeekTotals week={week} />
          {!locked && (
            <Button
              ref={submitButton}
              size="compact"
              icon={<Icon name="send" size={18} />}
              onFocus={question.prepare}
              onPointerEnter={question.prepare}
              onClick={() => void submit()}
            >
              Submit week
            </Button>
          )}
          {week.sheet.status === 'approved' && (
            <p className={s.locked}>This week is approved. You can’t change it.</p>
          )}
          {week.sheet.status === 'submitted' && !week.isSignedOff && (
            <div className={s.waiting}>
              <p className={s.locked}>This week is waiting for approval. To change it, withdraw it.</p>
              <Button
                ref={withdrawButton}
                size="compact"
                variant="outline"
                onClick={() => void attempt(actions.withdraw)}
              >
                Withdraw
              </Button>
            </div>
          )}
        </Panel>
      </PanelGrid>
      {question.Part && asked && (
        <question.Part {...{ week, actions }} about={asked.about} onClose={() => setAsked(null)} />
      )}
      {dialog.Part && cell && <dialog.Part {...{ week, actions, cell }} onClose={shown.close} />}
    </>
  );
}
