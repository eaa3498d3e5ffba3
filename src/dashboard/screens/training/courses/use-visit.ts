import { useEffect, useRef } from 'react';
import type { Course, CourseProgress } from '@/dashboard/model/records/records';
import { visitLesson } from '@/dashboard/commands/training/lessons';
import { useRun } from '@/dashboard/hooks/use-run';

/**
 * How long a lesson is on show before the course goes on there, in ms. Longer than a toast stands: remembering the place is
 * a change too, and one right after a tick would take its Undo away.
 */
export const visitAfter = 10_000;

interface Visit {
  course: Course;
  progress: CourseProgress | null;
  personId: string;
  lessonId: string | null;
}

/** Remembers the lesson that somebody reads. */
export function useVisit(visit: Visit) {
  const run = useRun();
  const latest = useRef(visit);
  useEffect(() => {
    latest.current = visit;
  });
  const { lessonId } = visit;

  useEffect(() => {
    if (lessonId === null) return;
    const timer = window.setTimeout(() => {
      // A place that could not be saved needs no message: the next lesson is found without it.
      void run(
        () => ({
          label: 'Opened a lesson',
          changes: visitLesson({ ...latest.current, lessonId }),
          quiet: true,
        }),
        { toast: 'none' },
      );
    }, visitAfter);
    return () => window.clearTimeout(timer);
  }, [run, lessonId]);
}
