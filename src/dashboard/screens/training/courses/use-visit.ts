import { useEffect, useRef } from 'react';
import type { Course, CourseProgress } from '@/dashboard/data/records';
import { visitLesson } from '@/dashboard/data/training/lessons';
import { useWorkspace } from '@/dashboard/data/use-workspace';

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
  const workspace = useWorkspace();
  const latest = useRef(visit);
  useEffect(() => {
    latest.current = visit;
  });
  const { lessonId } = visit;

  useEffect(() => {
    if (lessonId === null) return;
    const timer = window.setTimeout(() => {
      const changes = visitLesson({ ...latest.current, lessonId });
      // A place that could not be kept is no loss worth a word: the next lesson is found without it.
      if (changes.length > 0)
        workspace.write({ label: 'Opened a lesson', changes, quiet: true }).catch(() => undefined);
    }, visitAfter);
    return () => window.clearTimeout(timer);
  }, [workspace, lessonId]);
}
