import { useState, type FormEvent } from 'react';
import type { Timer } from '@/dashboard/data/records';
import { formatMinutes, formatSeconds, spokenMinutes } from '@/dashboard/data/time/format-minutes';
import {
  discardTimer,
  startTimer,
  stopTimer,
  timerParts,
  timerSeconds,
  timerWarning,
} from '@/dashboard/data/time/timer';
import { put, useRecord, useWorkspace } from '@/dashboard/data/use-workspace';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { now } from '@/platform/clock';
import { projectChoices } from './project-choices';
import * as s from './timer-bar.module.scss';
import { useKeep, type KeepOptions } from './use-keep';
import { useNow } from './use-now';
import type { Week } from './use-week';
import { WeekMessage } from './week-message';

export interface TimerBarProps {
  week: Week;
}

/** A person's clock: it runs on while the page is closed, and is the same in every tab. */
export function TimerBar({ week }: TimerBarProps) {
  const timer = useRecord('timers', week.person.id);
  const keep = useKeep();
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = async (options: KeepOptions) => {
    const outcome = await keep(options);
    setRefusal(outcome.done ? null : outcome.message);
    return outcome.done;
  };
  return (
    <Panel title="Timer" titleHidden>
      {timer ? (
        <RunningTimer key={timer.startedAt} {...{ week, timer, attempt }} />
      ) : (
        <IdleTimer {...{ week, attempt }} />
      )}
      {refusal && <WeekMessage role="alert">{refusal}</WeekMessage>}
    </Panel>
  );
}

interface TimerPartProps extends TimerBarProps {
  /** @returns whether it was kept */
  attempt: (options: KeepOptions) => Promise<boolean>;
}

/** What the next timer is for. */
function IdleTimer({ week, attempt }: TimerPartProps) {
  const { person, own, projects } = week;
  const workspace = useWorkspace();
  const choices = projectChoices(projects, person.id);
  const last = own.reduce((a, b) => (a && a.day > b.day ? a : b), own[0])?.projectId;
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = choices.find(({ value }) => value === last) ?? choices[0];
  const projectId = chosen ?? usual?.value ?? '';
  const [note, setNote] = useState('');

  const start = (event: FormEvent) => {
    event.preventDefault();
    void attempt({
      label: 'Started a timer',
      quiet: true,
      toast: false,
      plan: () => {
        const running = workspace.get('timers', person.id);
        return startTimer({ personId: person.id, projectId, note, at: now().toISOString(), running });
      },
    });
  };

  return (
    <form className={s.root} onSubmit={start}>
      <ChoiceField
        label="Project of the timer"
        labelHidden
        className={s.project}
        choices={choices}
        value={projectId}
        onChange={({ target }) => setChosen(target.value)}
      />
      <InputField
        label="Note of the timer"
        labelHidden
        className={s.note}
        placeholder="What are you working on?"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="compact" icon={<Icon name="play" size={18} />} disabled={!projectId}>
        Start timer
      </Button>
    </form>
  );
}

interface RunningTimerProps extends TimerPartProps {
  timer: Timer;
}

function RunningTimer({ week, timer, attempt }: RunningTimerProps) {
  const { person, timeZone, projectName, isBillable } = week;
  const workspace = useWorkspace();
  const at = useNow(1000);
  const [typed, setTyped] = useState<string | null>(null);
  const project = projectName(timer.projectId);
  const warning = timerWarning(timer, at);

  const keepNote = () => {
    const note = typed?.trim();
    if (note === undefined || note === timer.note) return;
    void attempt({
      label: 'Changed the note of the timer',
      quiet: true,
      toast: false,
      plan: () => {
        const running = workspace.get('timers', timer.id);
        return running ? [put('timers', { ...running, note })] : [];
      },
    }).then((kept) => kept && setTyped(null));
  };
  const stop = () => {
    const end = now();
    const minutes = timerParts(timer, end, timeZone).reduce((sum, part) => sum + part.minutes, 0);
    void attempt({
      label: `Logged ${formatMinutes(minutes)} on ${project}`,
      plan: () => {
        const running = workspace.get('timers', timer.id);
        if (!running) return [];
        const note = typed?.trim() ?? running.note;
        return stopTimer({
          timer: { ...running, note },
          at: end,
          timeZone,
          timesheets: workspace.all('timesheets').filter(({ personId }) => personId === person.id),
          billable: isBillable(running.projectId),
        });
      },
    });
  };
  const discard = () =>
    void attempt({
      label: `Discarded a timer on ${project}`,
      plan: () => {
        const running = workspace.get('timers', timer.id);
        return running ? discardTimer(running) : [];
      },
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
          value={typed ?? timer.note}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keepNote}
          onKeyDown={({ key }) => key === 'Enter' && keepNote()}
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
      {warning && <WeekMessage tone="note">{warning}</WeekMessage>}
    </>
  );
}
