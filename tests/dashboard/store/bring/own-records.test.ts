import { expect, it } from 'vitest';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { createSample } from '@/dashboard/sample/create-sample';
import { ownRecords } from '@/dashboard/store/bring/own-records';
import { backupOf } from '@/dashboard/store/backup/backup-of';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { BaseName } from '@/dashboard/store/origin';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { blankRecord } from '../../blank-record';

// Not the sample's default time.
const time = { today: '2026-11-18', at: '2026-11-18T08:30:00.000Z' };

const backup = (base: BaseName, records: SeedRecords) =>
  backupOf(mapsOf(records), time.at, { base, ...time });

it('leaves the sample out, except what an own record refers to', () => {
  const sample = createSample(time.today, time.at);
  const entry = blankRecord('timeEntries', {
    personId: 'test-employee',
    projectId: sample.projects![0]!.id,
    revision: 1,
  });
  const own = ownRecords(backup('sample', { ...sample, timeEntries: [...sample.timeEntries!, entry] }));
  expect(own.timeEntries).toEqual([entry]);
  expect(own.projects).toContainEqual(sample.projects![0]);
  expect(own.projects!.length).toBeLessThan(sample.projects!.length);
  const people = own.people!.map(({ id }) => id);
  expect(people).toContain('test-employee');
  // The time of the sample is in its accounts.
  expect(people).not.toContain('test-admin');
});

it('leaves out the sign-in people of an own agency whom nobody uses', () => {
  const own = ownRecords(backup('own', createOwnBase(time.today)));
  expect(own.people).toEqual([]);
  expect(own.leaveKinds).toEqual([]);
  expect(own.settings).toHaveLength(1);
});

it('has every record of a backup that does not say how it began', () => {
  const records = createOwnBase(time.today);
  expect(ownRecords(backupOf(mapsOf(records), time.at)).people).toHaveLength(3);
});
