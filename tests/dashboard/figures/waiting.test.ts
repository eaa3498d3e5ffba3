import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { waitingFor } from '@/dashboard/figures/waiting';
import type { Assignment, Leave, Timesheet } from '@/dashboard/model/records/records';
import { approvalList } from '@/dashboard/screens/approvals/approval-list';
import { createSample } from '@/dashboard/sample/create-sample';

const today = '2026-11-18';
const sample = createSample(today);

it('finds the items of the list of Approvals, and no item of a deleted person', () => {
  const personId = fc.constantFrom(sample.people![0]!.id, 'deleted');
  const assignment = fc.record({
    personId,
    status: fc.constantFrom('open', 'submitted', 'accepted', 'returned'),
    submission: fc.constantFrom(null, { link: '', note: '', fileId: null, at: `${today}T09:00:00.000Z` }),
  });
  const timesheet = fc.record({
    personId,
    status: fc.constantFrom('open', 'submitted', 'approved', 'returned'),
  });
  const leave = fc.record({
    personId,
    status: fc.constantFrom('requested', 'approved', 'returned', 'withdrawn'),
  });
  fc.assert(
    fc.property(fc.array(timesheet), fc.array(assignment), fc.array(leave), (sheets, assignments, leaves) => {
      const records = {
        people: sample.people!,
        timeEntries: [],
        leaveKinds: [],
        timesheets: sheets.map(
          (fields, n) => ({ ...sample.timesheets![0]!, ...fields, id: `w${n}` }) as Timesheet,
        ),
        assignments: assignments.map(
          (fields, n) => ({ ...sample.assignments![0]!, ...fields, id: `a${n}` }) as Assignment,
        ),
        leave: leaves.map((fields, n) => ({ ...sample.leave![0]!, ...fields, id: `l${n}` }) as Leave),
      };
      const found = waitingFor(records);
      const ids = [...found.timesheets, ...found.assignments, ...found.leave].map(({ id }) => id);
      const listed = approvalList(records, 'waiting', today);
      expect(ids.sort()).toEqual(listed.map(({ id }) => id).sort());
      expect(listed.every(({ person }) => person.id === sample.people![0]!.id)).toBe(true);
    }),
  );
});
