import { useMemo } from 'react';
import { internFigures } from '@/dashboard/figures/intern-figures';
import { useCourses } from '@/dashboard/hooks/use-courses';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { InternRow } from './intern-row';
import * as s from './interns.module.scss';

export interface InternListProps {
  interns: readonly Person[];
  mentorId: string;
  localNow: string;
}

/** The interns of a mentor with what waits for the mentor. */
export function InternList({ interns, mentorId, localNow }: InternListProps) {
  const assignments = useRecords('assignments');
  const courses = useCourses();
  const courseProgress = useRecords('courseProgress');
  const meetings = useRecords('meetings');
  const messages = useRecords('messages');
  const timeEntries = useRecords('timeEntries');
  const off = useTimeOff();
  const figures = useMemo(
    () =>
      internFigures(
        interns,
        { assignments, courses, courseProgress, meetings, messages, timeEntries, off },
        { mentorId, localNow },
      ),
    [interns, assignments, courses, courseProgress, meetings, messages, timeEntries, off, mentorId, localNow],
  );
  return (
    <ul role="list" className={s.list}>
      {figures.map((figure) => (
        <InternRow key={figure.intern.id} figure={figure} />
      ))}
    </ul>
  );
}
