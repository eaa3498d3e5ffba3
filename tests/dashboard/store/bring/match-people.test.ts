import { describe, expect, it } from 'vitest';
import { choosable, matchPeople, newPersonId } from '@/dashboard/store/bring/match-people';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import { blankRecord } from '../../blank-record';

const backup: Backup = {
  format: 'undula-portal',
  version: 2,
  versions: {},
  exportedAt: '2026-11-18T10:00:00.000Z',
  start: { base: 'own', today: '2026-03-02', at: '2026-03-02T08:15:30.123Z' },
  collections: {},
};

const person = (id: string, email: string) => blankRecord('people', { id, email });

const match = (
  records: { id: string; email: string }[],
  present: { id: string; email: string }[],
  { work = {}, there = {} }: { work?: SeedRecords; there?: SeedRecords } = {},
) =>
  Object.fromEntries(
    matchPeople({
      backup,
      records: { ...work, people: records.map(({ id, email }) => person(id, email)) },
      present: mapsOf({ ...there, people: present.map(({ id, email }) => person(id, email)) }),
      actorId: 'ada',
    }),
  );

describe('the people of a source', () => {
  it('are the person with the same email, whatever its case', () => {
    expect(
      match([{ id: 'e1', email: 'Emma@agency.example' }], [{ id: 'emma', email: 'emma@agency.example' }]).e1,
    ).toBe('emma');
  });

  it('are the signed-in admin for the admin of the device, and new people otherwise', () => {
    const ids = match([{ id: 'e1', email: '' }], [{ id: 'otto', email: '' }]);
    expect(ids).toEqual({
      'test-admin': 'ada',
      'test-employee': newPersonId('test-employee', backup),
      'test-intern': newPersonId('test-intern', backup),
      e1: 'e1',
    });
  });

  describe('who have brought records before', () => {
    const random = (index: number) => `0b0f6c1e-5d4a-4c3b-9a2f-00000000000${index}`;
    const entries = (personId: string, ...ids: string[]) => ({
      timeEntries: ids.map((id) => blankRecord('timeEntries', { id, personId })),
    });
    const present = ['emma', 'otto', 'ada'].map((id) => ({ id, email: '' }));

    it('are those whom their records name in the portal, in whichever browser they are brought again', () => {
      const work = entries('test-employee', random(1), random(2), random(3));
      const there = {
        timeEntries: [
          ...entries('emma', random(1), random(3)).timeEntries,
          // Moved to somebody else in the portal since.
          ...entries('otto', random(2)).timeEntries,
        ],
      };
      expect(match([], present, { work, there })['test-employee']).toBe('emma');
    });

    it('are not known by records that every portal has, or by people who are no longer there', () => {
      const sample = { work: entries('test-employee', 'task-1'), there: entries('emma', 'task-1') };
      expect(match([], present, sample)['test-employee']).toBe(newPersonId('test-employee', backup));
      const gone = { work: entries('test-employee', random(1)), there: entries('nils', random(1)) };
      expect(match([], present, gone)['test-employee']).toBe(newPersonId('test-employee', backup));
    });
  });

  it('have another new id on another device, and the same one in a backup of the device', () => {
    const other = { ...backup, start: { ...backup.start!, at: '2026-03-02T08:15:30.124Z' } };
    const later = { ...backup, exportedAt: '2026-12-01T10:00:00.000Z' };
    expect(newPersonId('test-intern', other)).not.toBe(newPersonId('test-intern', backup));
    expect(newPersonId('test-intern', later)).toBe(newPersonId('test-intern', backup));
    expect(newPersonId('test-intern', backup)).toMatch(/^[\w-]{1,100}$/);
  });

  it('can be chosen where they signed in on the device or the portal does not have their id', () => {
    const people = [person('test-employee', ''), person('e1', 'emma@agency.example'), person('e2', '')];
    const present = [person('test-employee', ''), person('emma', 'emma@agency.example'), person('e2', '')];
    expect(choosable({ people }, present).map(({ id }) => id)).toEqual(['test-employee', 'e1']);
  });
});
