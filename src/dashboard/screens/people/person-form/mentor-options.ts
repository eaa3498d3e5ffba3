import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';
import type { Person } from '@/dashboard/model/records/records';

/** Who can look after interns: the employees who are there, by name; the address tells two of the same name apart. */
export const mentorOptions = (people: readonly Person[]): ComboOption[] =>
  people
    .filter(({ kind, status }) => kind === 'employee' && status === 'active')
    .map(({ id, name, email }) => ({ value: id, label: name, detail: email }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
