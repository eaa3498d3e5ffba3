import { useMemo } from 'react';
import { useRecords } from './use-workspace';
import { personNames } from '@/dashboard/words/person';

/** Returns a function that maps a person's id to their name, or to 'Deleted person'. */
export function usePersonName(): (id: string | null) => string {
  const people = useRecords('people');
  return useMemo(() => personNames(people), [people]);
}
