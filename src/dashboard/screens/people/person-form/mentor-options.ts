import type { Person } from '@/dashboard/model/records/records';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';

/** The people who can be mentors: active employees, by name. The address tells two with the same name apart. */
export const mentorOptions = (people: readonly Person[]): ComboOption[] =>
  people
    .filter(({ kind, status }) => kind === 'employee' && status === 'active')
    .map(({ id, name, email }) => ({ value: id, label: name, detail: email }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
