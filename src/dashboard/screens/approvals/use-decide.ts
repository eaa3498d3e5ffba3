import { personIdOf } from '@/dashboard/data/records';
import { Refusal } from '@/dashboard/data/time/refusal';
import { formatWeek } from '@/dashboard/data/time/format-week';
import { approveWeek, returnWeek } from '@/dashboard/data/time/timesheets';
import { acceptAssignment, returnAssignment } from '@/dashboard/data/training/assignments';
import { useRole, useWorkspace, useWrite } from '@/dashboard/data/use-workspace';
import type { WriteOptions } from '@/dashboard/data/workspace';
import { now } from '@/platform/clock';
import type { Waiting } from './waiting';

/** What to do with it. A return says what is to be mended; words to an accepted assignment are welcome. */
export interface Decision {
  item: Waiting;
  verdict: 'accept' | 'return';
  words: string;
}

/** Decides, as one operation that can be undone. @returns a sentence where it was refused, else null. */
export function useDecide(): (decision: Decision) => Promise<string | null> {
  const workspace = useWorkspace();
  const write = useWrite();
  const byId = personIdOf[useRole()];

  function planOf({ item, verdict, words }: Decision): WriteOptions {
    const at = now().toISOString();
    const { person } = item;
    if (item.kind === 'week') {
      const { sheet, entries } = item;
      const week = { sheet, person, entries, at, byId, settings: workspace.get('settings', 'agency') };
      const label = `${verdict === 'accept' ? 'Approved' : 'Returned'} ${person.name}, ${formatWeek(sheet.weekStart)}`;
      return {
        label,
        changes: verdict === 'accept' ? approveWeek(week) : returnWeek({ ...week, reason: words }),
      };
    }
    const { assignment } = item;
    const feedback = words.trim() ? { text: words.trim(), byId, at } : null;
    if (verdict === 'accept')
      return { label: `Accepted “${assignment.title}”`, changes: acceptAssignment(assignment, feedback) };
    if (!feedback) throw new Refusal('Write what is to be changed, so that the work can be handed in again.');
    return { label: `Returned “${assignment.title}”`, changes: returnAssignment(assignment, feedback) };
  }

  return async (decision) => {
    try {
      const outcome = await write(planOf(decision));
      return outcome.done ? null : `${outcome.message} The list shows what is left to decide.`;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  };
}
