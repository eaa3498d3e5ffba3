import { describe, expect, it } from 'vitest';
import { emptyValues, readValues } from '@/dashboard/screens/people/person-form/person-values';

describe('a draft of a person', () => {
  it('is read back as it was kept', () => {
    const values = { ...emptyValues('intern'), name: 'Half', verified: true };
    expect(readValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { ...emptyValues('employee'), name: 1 },
    { ...emptyValues('employee'), verified: 'no' },
  ])('is none where it is %j', (value) => {
    expect(readValues(value)).toBeNull();
  });

  it('takes nothing that the form does not have', () => {
    const values = { ...emptyValues('employee'), admin: true };
    expect(readValues(values)).not.toHaveProperty('admin');
  });
});
