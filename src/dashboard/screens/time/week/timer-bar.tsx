import { useMemo, useState } from 'react';
import type { Timer } from '@/dashboard/model/records/records';
import { formatSeconds, spokenMinutes } from '@/dashboard/words/timer';
import { discardTimer, startTimer, timerSeconds, timerWarning } from '@/dashboard/commands/time/timer';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import type { Outcome } from '@/dashboard/store/workspace/workspace';
import { parseText, useStoredState } from '@/dashboard/hooks/use-stored-state';
import { useRun } from '@/dashboard/hooks/use-run';
import { useOnce } from '@/dashboard/hooks/use-once';
import { useStopTimer } from '@/dashboard/hooks/use-stop-timer';
import { useNow } from '@/dashboard/hooks/use-now';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { timerChoices } from './entries/project-choices';
import { FavouriteButton } from './favourites/favourite-button';
import * as s from './timer-bar.module.scss';
import { useNote } from './use-note';
import type { Week } from './use-week';
import { WeekMessage } from './week-message';

export interface TimerBarProps {
  week: Week;
}

/** A person's timer. It runs while the page is closed, and is the same in every tab. */
export function TimerBar({ week }: TimerBarProps) {
  const timer = useRecord('timers', week.person.id);
  const run = useRun();
  const [error, setError] = useState<string | null>(null);
  const report = async (running: Promise<Outcome>) => {
    const outcome = await running;
    setError(outcome.done ? null : outcome.message);
    return outcome.done;
  };
  const attempt = (command: Command) => report(run(command, { toast: 'success' }));
  return (
    <Panel title="Timer" titleHidden>
      {timer ? (
        <RunningTimer key={timer.startedAt} {...{ week, timer, attempt, report }} />
      ) : (
        <IdleTimer {...{ week, attempt }} />
      )}
      {error && <WeekMessage role="alert">{error}</WeekMessage>}
    </Panel>
  );
}

interface TimerPartProps extends TimerBarProps {
  /** @returns whether it was saved */
  attempt: (command: Command) => Promise<boolean>;
}

function IdleTimer({ week, attempt }: TimerPartProps) {
  const { person, own, projects, tasks, favourites, timeZone } = week;
  const choices = useMemo(
    () => timerChoices({ projects, tasks, favourites, personId: person.id }),
    [projects, tasks, favourites, person.id],
  );
  const last = own.reduce((a, b) => (a && a.day > b.day ? a : b), own[0])?.projectId;
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = choices.find(({ value }) => value === last) ?? choices[0];
  const choice = choices.find(({ value }) => value === chosen) ?? usual;
  const [note, setNote] = useStoredState({ form: 'timer-note', parse: parseText }, '');
  const [, once] = useOnce();

  const start = async () => {
    if (!choice) return;
    const started = await attempt((read, { at }) => {
      const running = read.get('timers', person.id);
      const { projectId, task } = choice;
      const changes = startTimer(
        {
          personId: person.id,
          projectId,
          taskId: task?.id,
          note: note.trim() || (task?.title ?? ''),
          at: new Date(at),
          timeZone,
          running,
        },
        read,
      );
      return { label: 'Started a timer', changes, quiet: true };
    });
    if (started) setNote('');
  };

  return (
    <form
      className={s.root}
      onSubmit={(event) => {
        event.preventDefault();
        void once(start);
      }}
    >
      <ChoiceField
        label="Project of the timer"
        labelHidden
        className={s.project}
        choices={choices}
        placeholder={choices.length === 0 ? 'No active project' : undefined}
        value={choice?.value ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      />
      {choice && (
        <FavouriteButton
          of={
            choice.task
              ? { projectId: null, taskId: choice.task.id }
              : { projectId: choice.value, taskId: null }
          }
          name={choice.label}
        />
      )}
      <InputField
        label="Note of the timer"
        labelHidden
        className={s.note}
        placeholder="What are you working on?"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="compact" icon={<Icon name="play" size={18} />} disabled={!choice}>
        Start timer
      </Button>
    </form>
  );
}

interface RunningTimerProps extends TimerPartProps {
  timer: Timer;
  /** Shows why something was not saved. @returns whether it was */
  report: (running: Promise<Outcome>) => Promise<boolean>;
}

function RunningTimer({ week, timer, attempt, report }: RunningTimerProps) {
  const { projectName } = week;
  const stopTimer = useStopTimer({ toast: 'success' });
  const at = useNow(1000);
  const project = projectName(timer.projectId);
  const warning = timerWarning(timer, at);
  const rounding = useRecord('settings', 'agency')?.timerRounding;

  const note = useNote({
    form: `timer-note:${timer.startedAt}`,
    note: timer.note,
    save: (typed) =>
      attempt((read) => {
        const running = read.get('timers', timer.id);
        const changes = running ? [put('timers', { ...running, note: typed })] : [];
        return { label: 'Changed the note of the timer', changes, quiet: true };
      }),
  });
  const stop = () => void report(stopTimer(note.typed?.trim())).then((stopped) => stopped && note.forget());
  const discard = () =>
    void attempt((read) => {
      const running = read.get('timers', timer.id);
      return { label: `Discarded a timer on ${project}`, changes: running ? discardTimer(running) : [] };
    });

  const seconds = timerSeconds(timer, at);
  return (
    <>
      <div className={s.root} data-running="">
        <span
          role="timer"
          aria-label={`${spokenMinutes(Math.floor(seconds / 60))} on ${project}`}
          className={s.clock}
        >
          {formatSeconds(seconds)}
        </span>
        <span className={s.running}>{project}</span>
        <InputField
          label="Note of the timer"
          labelHidden
          className={s.note}
          placeholder="What are you working on?"
          maxLength={200}
          {...note.field}
        />
        <span className={s.buttons}>
          <Button size="compact" icon={<Icon name="square" size={16} />} onClick={stop}>
            Stop
          </Button>
          <Button size="compact" variant="outline" onClick={discard}>
            Discard
          </Button>
        </span>
      </div>
      {rounding && rounding.step > 1 && (
        <p className={s.rounding}>
          When you stop, the time is rounded {rounding.up ? 'up ' : ''}to {rounding.step} minutes, for each
          day.
        </p>
      )}
      {warning && <WeekMessage tone="note">{warning}</WeekMessage>}
    </>
  );
}
