import type { Person } from '@/dashboard/model/records/records';

/** Whether a person works for the agency and may get work: not a client, and not suspended, left or archived. */
export const mayGetWork = ({ kind, status }: Pick<Person, 'kind' | 'status'>): boolean =>
  kind !== 'regular' && (status === 'active' || status === 'invited');
