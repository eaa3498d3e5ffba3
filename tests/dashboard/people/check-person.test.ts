import { describe, expect, it } from 'vitest';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { checkPerson } from '@/dashboard/screens/people/person-form/check-person';
import { fieldsOf, noTexts, type PersonTexts } from '@/dashboard/screens/people/person-form/person-fields';

const check = (changes: Partial<PersonTexts>, kind: ListedKind = 'intern', mentorId: string | null = null) =>
  checkPerson({ ...good, ...changes }, mentorId, {
    kind,
    takenEmail: (key) => (key === 'taken@x.example' ? 'Taken.' : null),
    unknownMentor: 'No such mentor.',
  });

const good: PersonTexts = {
  ...noTexts,
  name: 'Teo Ferran',
  email: 'teo@x.example',
  team: 'Design',
  position: 'Print programme',
  joinedOn: '2026-09-01',
  endsOn: '2027-01-31',
  weeklyHours: '20',
  requiredHours: '240',
  status: 'Active',
  verified: 'no',
};

describe('the check of a person', () => {
  it('finds no errors in a person who follows the rules', () => {
    for (const kind of ['intern', 'employee', 'regular'] as const) expect(check({}, kind)).toEqual({});
  });

  it('gives the errors in the order of the fields', () => {
    const errors = check({ ...noTexts, status: 'Nothing', mentor: 'Nobody' });
    expect(Object.keys(errors)).toEqual(fieldsOf('intern').filter((id) => id in errors));
    expect(errors).toMatchObject({ name: 'Enter a name.', mentor: 'No such mentor.' });
  });

  it('refuses an email address in use, letter case and spaces aside, only where it is an address', () => {
    expect(check({ email: ' Taken@X.example ' })).toEqual({ email: 'Taken.' });
    expect(check({ email: 'taken' })).toEqual({
      email: 'Enter a full email address such as name@company.com.',
    });
  });

  it('refuses a last day before the first, at the last day', () => {
    expect(check({ endsOn: '2026-08-31' })).toEqual({
      endsOn: 'The last day is before the start date. Enter a later day.',
    });
  });

  it('asks that a mentor is one of the employees, or nobody', () => {
    expect(check({ mentor: 'Ada' })).toEqual({ mentor: 'No such mentor.' });
    expect(check({ mentor: 'Ada' }, 'intern', 'ada')).toEqual({});
    expect(check({ mentor: ' ' })).toEqual({});
  });

  it('asks no employee for the fields of interns', () => {
    expect(check({ requiredHours: '-1', mentor: 'Nobody' }, 'employee')).toEqual({});
  });

  it('lets an internship have no last day and no required hours', () => {
    expect(check({ endsOn: '', requiredHours: '' })).toEqual({});
  });

  it('lets an employee have no last day, but none before the start date', () => {
    expect(check({ endsOn: '' }, 'employee')).toEqual({});
    expect(check({ endsOn: 'soon' }, 'employee')).toHaveProperty('endsOn');
    expect(check({ endsOn: '2000-01-01' }, 'employee')).toEqual({
      endsOn: 'The last day is before the start date. Enter a later day.',
    });
  });
});
