import { useEffect, useRef } from 'react';
import type { Course, CourseProgress } from '@/dashboard/model/records/records';
import { visitLesson } from '@/dashboard/commands/training/lessons';
import { useRun } from '@/dashboard/hooks/use-run';

/**
 * Time for which a lesson is shown before it is saved as the place to resume, in ms. Longer than a toast is shown: the
 * save is a change too, and right after a completed lesson it would remove the Undo button.
 */
export const visitAfter = 10_000;

interface Visit {
  course: Course;
  progress: CourseProgress | null;
  personId: string;
  lessonId: string | null;
}

/** Saves the lesson that a person reads as the place to resume. */
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
