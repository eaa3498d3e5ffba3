import { sumMinutes } from '@/dashboard/figures/time';
import type { Assignment, Person, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { weekName } from '@/dashboard/words/range';
import { entriesOfWeek } from '@/dashboard/commands/time/week-grid';

interface PendingApprovalBase {
  id: string;
  person: Person;
  words: string;
  /** Instant. */
  since: string;
}

export type PendingApproval =
  | (PendingApprovalBase & { kind: 'week'; sheet: Timesheet; entries: readonly TimeEntry[] })
  | (PendingApprovalBase & { kind: 'assignment'; assignment: Assignment });

export interface ApprovalRecords {
  people: readonly Person[];
  timesheets: readonly Timesheet[];
  timeEntries: readonly TimeEntry[];
  assignments: readonly Assignment[];
}

/** Submitted weeks and assignments, the longest waiting first, without those of deleted people. */
export function pendingApprovals({
  people,
  timesheets,
  timeEntries,
  assignments,
}: ApprovalRecords): PendingApproval[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const weeks = timesheets.flatMap((sheet): PendingApproval[] => {
    const person = byId.get(sheet.personId);
    if (sheet.status !== 'submitted' || !person) return [];
    const entries = entriesOfWeek(timeEntries, person.id, sheet.weekStart);
    const words = `${weekName(sheet.weekStart)}, ${hoursAndMinutes(sumMinutes(entries))}`;
    return [{ kind: 'week', id: sheet.id, person, sheet, entries, words, since: sheet.submittedAt ?? '' }];
  });
  const work = assignments.flatMap((assignment): PendingApproval[] => {
    const person = byId.get(assignment.personId);
    const { submission } = assignment;
    if (assignment.status !== 'submitted' || !submission || !person) return [];
    return [
      {
        kind: 'assignment',
        id: assignment.id,
        person,
        assignment,
        words: assignment.title,
        since: submission.at,
      },
    ];
  });
  return [...weeks, ...work].sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
}
