import { describe, expect, it } from 'vitest';
import { createAgency } from '../../scripts/bench/agency-records';
import { matches } from '@/dashboard/model/fields/matches';
import { models } from '@/dashboard/model/records/models';
import type { CollectionName } from '@/dashboard/model/records/records';

describe('the agency that the bench measures', () => {
  const agency = createAgency({ entries: 120_000, today: '2026-11-25' });

  it('has 200 projects, 60 people, 40 clients and 120,000 time entries over two years', () => {
    const { projects, people, clients, timeEntries } = agency;
    expect([projects, people, clients, timeEntries].map((records) => records?.length)).toEqual([
      200, 60, 40, 120_000,
    ]);
    expect(timeEntries![0]!.day.slice(0, 7)).toBe('2024-11');
    expect(timeEntries!.at(-1)!.day).toBe('2026-11-25');
  });

  it('has only records that the portal can read', () => {
    for (const [name, records] of Object.entries(agency)) {
      const model = models[name as CollectionName];
      expect(records.filter((record) => !matches(model, record)).slice(0, 1), name).toEqual([]);
    }
  });
});
