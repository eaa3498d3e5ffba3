import { weekName } from '@/dashboard/words/range';
import { Refusal } from '@/dashboard/model/refusal';
import { approveWeek, returnWeek } from '@/dashboard/commands/time/timesheets';
import { acceptAssignment, returnAssignment } from '@/dashboard/commands/training/assignments';
import { useRun } from '@/dashboard/hooks/use-run';
import type { CommandContext, Plan } from '@/dashboard/model/command';
import type { Waiting } from './waiting';

/** What to do with it. A return says what to change; feedback on an accepted assignment is optional. */
export interface Decision {
  item: Waiting;
  verdict: 'accept' | 'return';
  words: string;
}

/** Decides, as one operation that can be undone. @returns a sentence where it was refused, else null. */
export function useDecide(): (decision: Decision) => Promise<string | null> {
  const run = useRun();

  function planOf({ item, verdict, words }: Decision, { at, actorId: byId }: CommandContext): Plan {
    const { person } = item;
    if (item.kind === 'week') {
      const { sheet } = item;
      const week = { sheet, person, at, byId };
      const label = `${verdict === 'accept' ? 'Approved' : 'Returned'} ${person.name}, ${weekName(sheet.weekStart)}`;
      return {
        label,
        changes: verdict === 'accept' ? approveWeek(week) : returnWeek({ ...week, reason: words }),
      };
    }
    const { assignment } = item;
    const feedback = words.trim() ? { text: words.trim(), byId, at } : null;
    if (verdict === 'accept')
      return { label: `Accepted “${assignment.title}”`, changes: acceptAssignment(assignment, feedback) };
    if (!feedback) throw new Refusal('Write what to change, so that the intern can submit the work again.');
    return { label: `Returned “${assignment.title}”`, changes: returnAssignment(assignment, feedback) };
  }

  return async (decision) => {
    const outcome = await run((_, context) => planOf(decision, context), { toast: 'success' });
    return outcome.done ? null : outcome.message;
  };
}
