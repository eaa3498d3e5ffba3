import { useMemo } from 'react';
import { publishedCourses } from '@/dashboard/figures/training';
import type { Course } from '@/dashboard/model/records/records';
import { useRecords } from './use-workspace';

/** The published courses in order. The array keeps its identity until a course changes. */
export function useCourses(): readonly Course[] {
  const all = useRecords('courses');
  return useMemo(() => publishedCourses(all), [all]);
}
