import { useState } from 'react';
import { shortDay } from '@/dashboard/words/day';
import { copiesOfLastWeek } from '@/dashboard/commands/time/change-entries';
import { clockSpan, hoursAndMinutes } from '@/dashboard/words/span';
import { weekName } from '@/dashboard/words/range';
import { weekGrid } from '@/dashboard/commands/time/week-grid';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { TimeLine, WeekDays } from '@/dashboard/parts/week-days/week-days';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import type { WeekActions } from './use-week-actions';
import type { Week } from './use-week';
import { WeekMessage } from './week-message';
import * as s from './week-question.module.scss';
import { WeekTotals } from './week-totals';

export interface WeekQuestionProps {
  about: 'submit' | 'copy';
  week: Week;
  actions: Pick<WeekActions, 'submit' | 'copyLastWeek'>;
  onClose: () => void;
}

/** Shows the time of a week before it is submitted, or the time that a copy adds to it, and asks. */
export function WeekQuestion({ about, ...rest }: WeekQuestionProps) {
  return about === 'submit' ? <SubmitQuestion {...rest} /> : <CopyQuestion {...rest} />;
}

type QuestionProps = Omit<WeekQuestionProps, 'about'>;

function SubmitQuestion({ week, actions, onClose }: QuestionProps) {
  const { check, isSignedOff, monday, person, projectName } = week;
  const timer = week.timerIn(useRecord('timers', person.id));
  // Another tab may add time meanwhile: the confirmation is of the time that was on show.
  const [confirmed, setConfirmed] = useState(0);
  return (
    <ActDialog
      title={`Submit the week of ${weekName(monday)}?`}
      answer="Submit week"
      cancel="Keep editing"
      act={() => actions.submit(confirmed)}
      onClose={onClose}
    >
      <WeekTotals week={week} />
      <WeekDays days={check.days} />
      {timer && (
        <WeekMessage tone="note">
          A timer is running on {projectName(timer.projectId)}. Stop it first to include its time.
        </WeekMessage>
      )}
      {check.futureMinutes > 0 && (
        <Checkbox
          checked={confirmed >= check.futureMinutes}
          onChange={({ target }) => setConfirmed(target.checked ? check.futureMinutes : 0)}
        >
          The {hoursAndMinutes(check.futureMinutes)} on future days is correct
        </Checkbox>
      )}
      <p className={s.text}>
        {isSignedOff
          ? 'Its month is signed off, so you can’t withdraw it.'
          : 'The week is locked until an admin decides on it. Until then you can withdraw it.'}
      </p>
    </ActDialog>
  );
}

function CopyQuestion({ week, actions, onClose }: QuestionProps) {
  const off = useTimeOff();
  const { monday, today, own, closed, person, projects, projectName, sheet } = week;
  const { copies, leftOut } = copiesOfLastWeek({ sheet, entries: own, projects, closed, off });
  const grid = weekGrid({ entries: copies, personId: person.id, monday, projects });
  const future = copies.reduce((sum, { day, minutes }) => (day > today ? sum + minutes : sum), 0);
  return (
    <ActDialog
      title={`Copy last week into ${weekName(monday)}?`}
      answer={`Copy ${hoursAndMinutes(grid.total)}`}
      act={actions.copyLastWeek}
      onClose={onClose}
    >
      <ul role="list">
        {grid.rows.map(({ projectId, cells, minutes }) => (
          <TimeLine
            key={projectId}
            name={projectName(projectId)}
            detail={cells
              .filter((cell) => cell.minutes > 0)
              .map((cell) => `${shortDay(cell.day)} ${clockSpan(cell.minutes)}`)
              .join(', ')}
            minutes={minutes}
          />
        ))}
      </ul>
      {future > 0 && <p className={s.text}>{hoursAndMinutes(future)} of this time is on future days.</p>}
      {leftOut > 0 && (
        <p className={s.text}>
          {leftOut === 1 ? 'One entry is' : `${leftOut} entries are`} not copied. Possible reasons: time on
          the same project and day, a day off, a day over 24 hours, a signed-off month, or a project that is
          not active.
        </p>
      )}
    </ActDialog>
  );
}
