import { useId, useState } from 'react';
import { weekdayOf } from '@/dashboard/days/days';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { weekName } from '@/dashboard/words/range';
import { AddProject } from './add-project';
import { CopyButtons } from './copy-buttons';
import { projectChoices } from './entries/project-choices';
import { SubmitPanel } from './submit-panel';
import { TimerBar } from './timer-bar';
import type { Week } from './use-week';
import { useWeekPanel } from './use-week-panel';
import { WeekGridView } from './week-grid-view';
import { WeekEmpty } from './week-empty';
import { WeekMessage } from './week-message';
import { UnsavedTimes, WeekMessages } from './week-messages';
import * as s from './week-panel.module.scss';
import { WeekToolbar } from './week-toolbar';

export interface WeekPanelProps {
  week: Week;
}

/** A week's time from the timer to the submission, for the time sheet and the time log. */
export function WeekPanel({ week }: WeekPanelProps) {
  const { monday, today, grid, locked, projects, person } = week;
  const timer = useRecord('timers', person.id);
  const panel = useWeekPanel(week);
  const { actions, drafts, refused, dialog, question } = panel;
  const [weekday, setWeekday] = useState(() => weekdayOf(today));
  const helpId = `${useId()}-help`;
  const selectDay = (day: string) => setWeekday(weekdayOf(day));

  const choices = projectChoices(
    { projects, personId: person.id, favourites: week.favourites },
    grid.rows.map(({ projectId }) => projectId),
  );
  const hasProjects = choices.length + grid.rows.length > 0;
  const tools = !locked && hasProjects && (
    <>
      <AddProject week={week} choices={choices} />
      <CopyButtons week={week} panel={panel} />
    </>
  );

  return (
    <>
      <WeekToolbar week={week} />
      <WeekMessages week={week} onDetails={dialog.show} />
      {refused !== null && <WeekMessage role="alert">{refused}</WeekMessage>}
      <LoadFailure parts={[dialog, question]} />
      <PanelGrid>
        {(!locked || timer) && <TimerBar week={week} />}
        <Panel title={`Week of ${weekName(monday)}`} titleHidden className={s.panel}>
          {grid.rows.length === 0 ? (
            <WeekEmpty {...{ week, panel, hasProjects, tools }} />
          ) : (
            <WeekGridView {...{ week, panel, helpId }} day={grid.days[weekday - 1]!} onDay={selectDay} />
          )}
          <UnsavedTimes week={week} drafts={drafts} onShow={(cell) => panel.showCell(cell, selectDay)} />
          {grid.rows.length > 0 && !locked && (
            <div className={s.tools}>
              {tools}
              <p id={helpId} className={s.help}>
                Enter 1:30, 1.5 or 90m.{' '}
                <span className={s.keys}>
                  Arrow keys and Enter move. Ctrl+Enter opens the details of a cell.
                </span>
              </p>
            </div>
          )}
        </Panel>
        <SubmitPanel week={week} panel={panel} />
      </PanelGrid>
      {question.Part && question.about && (
        <question.Part {...{ week, actions }} about={question.about} onClose={question.close} />
      )}
      {dialog.Part && dialog.cell && (
        <dialog.Part {...{ week, actions }} cell={dialog.cell} onClose={dialog.close} />
      )}
    </>
  );
}
