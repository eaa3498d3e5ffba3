import { decideLeave } from '@/dashboard/commands/leave/leave-commands';
import {
  approveUnsubmittedWeek,
  approveWeek,
  reopenWeek,
  returnWeek,
} from '@/dashboard/commands/time/timesheets';
import { decideAssignment } from '@/dashboard/commands/training/decide-assignment';
import type { CommandContext, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { weekName } from '@/dashboard/words/range';
import type { Approval, WeekApproval } from './approval-list';

export type Verdict = 'accept' | 'return' | 'reopen';

export interface Decision {
  item: Approval;
  verdict: Verdict;
  /** A return says what to change; feedback on an accepted assignment is optional. */
  words: string;
  /** ISO date. */
  today: string;
}

const isUnsubmitted = (item: Approval): item is WeekApproval =>
  item.kind === 'week' && (item.status === 'open' || item.status === 'returned');

const weekLabels = { accept: 'Approved', return: 'Returned', reopen: 'Reopened' } as const;

/**
 * Decides on an item, reopens an approved week, or approves one that nobody submitted. @throws DomainError where that is
 * not possible
 */
export function decide({ item, verdict, words, today }: Decision, read: Read, context: CommandContext): Plan {
  const { at, actorId: byId } = context;
  const { person } = item;
  if (item.kind === 'week') {
    const { sheet } = item;
    const week = { sheet, person, at, byId };
    const decided = {
      accept: () => (isUnsubmitted(item) ? approveUnsubmittedWeek(week, today) : approveWeek(week)),
      return: () => returnWeek({ ...week, reason: words }),
      reopen: () => reopenWeek({ ...week, reason: words }),
    };
    const label = `${weekLabels[verdict]} ${person.name}, ${weekName(sheet.weekStart)}`;
    if (verdict === 'accept' && isUnsubmitted(item))
      return { label: `${label}, without a submission`, changes: decided.accept() };
    return { label, changes: decided[verdict]() };
  }
  if (verdict === 'reopen') throw new DomainError('Only an approved week can be reopened.');
  if (item.kind === 'leave') {
    const approves = verdict === 'accept';
    return decideLeave(
      { id: item.id, verdict: approves ? 'approved' : 'returned', reason: approves ? '' : words, today },
      read,
      context,
    );
  }
  return decideAssignment({ seen: item.assignment, verdict, feedback: words }, read, context);
}

/** Approves several items in one operation. @throws DomainError if one of them cannot be approved */
export function approveAll(
  { items, today }: { items: readonly Approval[]; today: string },
  read: Read,
  context: CommandContext,
): Plan {
  const plans = items.map((item) => decide({ item, verdict: 'accept', words: '', today }, read, context));
  const [first] = plans;
  if (!first) throw new DomainError('Select at least one item to approve.');
  const several = items.every(isUnsubmitted)
    ? `Approved ${plans.length} weeks, without a submission`
    : `Approved ${plans.length} items`;
  return {
    label: plans.length === 1 ? first.label : several,
    changes: plans.flatMap(({ changes }) => changes),
  };
}
