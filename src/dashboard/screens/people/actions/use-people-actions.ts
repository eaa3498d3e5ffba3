import { saveText } from '@/dashboard/csv/save-text';
import { personTraces } from '@/dashboard/figures/person-traces';
import type { Person } from '@/dashboard/model/records/records';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import type { Plan } from '@/dashboard/model/command';
import { useToday } from '@/dashboard/hooks/use-today';
import { showToast } from '@/state/show-toast';
import { countedPeople, kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { assignMentor, assignTeam, deletePeople, keptWords, setStatus } from './people-actions';
import type { BulkAction } from './people-bulk';
import { peopleCsv } from '@/dashboard/screens/people/list/people-csv';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';

export interface PeopleActions {
  /** Does something with people, as one operation that can be undone. @returns whether it was done */
  act: (people: readonly Person[], action: BulkAction) => Promise<boolean>;
  /** Hands people over as a CSV file. */
  save: (people: readonly Person[]) => void;
}

/** What the admin does with the people of a list, and the words about it. */
export function usePeopleActions(
  kind: ListedKind,
  everybody: readonly Person[],
  figures: PeopleFigures,
): PeopleActions {
  const workspace = useWorkspace();
  const run = useRun();
  const today = useToday();

  const save = (people: readonly Person[]) => {
    saveText(`${kinds[kind].many.replace(' ', '-')}-${today}.csv`, peopleCsv(people, kind, figures));
    showToast({ text: `Saved ${countedPeople(people, kind)} as a CSV file.`, tone: 'ok' });
  };

  const planOf = (people: readonly Person[], action: BulkAction): Plan | null => {
    if (action.type === 'status') return setStatus(people, kind, action.status);
    if (action.type === 'team') return assignTeam(people, kind, action.team);
    if (action.type === 'mentor')
      return assignMentor(people, everybody.find(({ id }) => id === action.mentorId) ?? null);
    return deletePeople(people, kind, everybody, personTraces(workspace));
  };

  const act = async (people: readonly Person[], action: BulkAction) => {
    if (action.type === 'export') {
      save(people);
      return true;
    }
    const plan = planOf(people, action);
    if (!plan) {
      const kept = action.type === 'delete' ? keptWords(people) : null;
      showToast({ text: kept ?? 'No changes to make.', tone: kept ? 'attention' : 'ok' });
      return false;
    }
    return (await run(() => plan)).done;
  };

  return { act, save };
}
