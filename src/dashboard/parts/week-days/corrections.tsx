import type { Timesheet } from '@/dashboard/model/records/records';
import { localTime } from '@/dashboard/days/local-time';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { dayAndMonth, shortDay } from '@/dashboard/words/day';
import { correctionWords } from '@/dashboard/words/correction';
import * as s from './corrections.module.scss';

export interface CorrectionsProps {
  sheet: Timesheet;
  projectName: (id: string) => string;
}

/** The admins' corrections of a week, with their reasons. Renders nothing if there are none. */
export function Corrections({ sheet: { corrections }, projectName }: CorrectionsProps) {
  const personName = usePersonName();
  const timeZone = useTimeZone();
  if (corrections.length === 0) return null;
  return (
    <ul role="list" aria-label="Corrections" className={s.root}>
      {corrections.map((correction) => (
        <li key={correction.id} className={s.item}>
          <span>
            {shortDay(correction.day)}, {projectName(correction.projectId)}: {correctionWords(correction)}
          </span>
          <span className={s.by}>
            Corrected by {personName(correction.byId)} on{' '}
            {dayAndMonth(localTime(new Date(correction.at), timeZone).slice(0, 10))}
          </span>
        </li>
      ))}
    </ul>
  );
}
