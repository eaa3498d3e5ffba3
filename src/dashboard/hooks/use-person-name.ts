import { useMemo } from 'react';
import { useRecords } from './use-workspace';
import { personNames } from '@/dashboard/words/person';

/** The name of a person by id; 'Deleted person' where there is no such record. */
export function usePersonName(): (id: string | null) => string {
  const people = useRecords('people');
  return useMemo(() => personNames(people), [people]);
}
