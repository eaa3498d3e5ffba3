import { saveText } from '@/dashboard/data/csv/save-text';
import type { Person } from '@/dashboard/data/records';
import { useToday } from '@/dashboard/data/training/use-local-now';
import { useWrite } from '@/dashboard/data/use-workspace';
import type { WriteOptions } from '@/dashboard/data/workspace';
import { showToast } from '@/state/show-toast';
import { countedPeople, kinds, type ListedKind } from '../people-kind';
import { assignMentor, assignTeam, deletePeople, keptWords, setStatus } from './people-actions';
import type { BulkAction } from './people-bulk';
import { peopleCsv } from './people-csv';
import type { PeopleFigures } from './people-figures';

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
  const write = useWrite();
  const today = useToday();

  const save = (people: readonly Person[]) => {
    saveText(`${kinds[kind].many.replace(' ', '-')}-${today}.csv`, peopleCsv(people, kind, figures));
    showToast({ text: `Saved ${countedPeople(people, kind)} as a CSV file.`, tone: 'ok' });
  };

  const optionsOf = (people: readonly Person[], action: BulkAction): WriteOptions | null => {
    if (action.type === 'status') return setStatus(people, kind, action.status);
    if (action.type === 'team') return assignTeam(people, kind, action.team);
    if (action.type === 'mentor')
      return assignMentor(people, everybody.find(({ id }) => id === action.mentorId) ?? null);
    return deletePeople(people, kind, everybody);
  };

  const act = async (people: readonly Person[], action: BulkAction) => {
    if (action.type === 'export') {
      save(people);
      return true;
    }
    const options = optionsOf(people, action);
    if (!options) {
      const kept = action.type === 'delete' ? keptWords(people) : null;
      showToast({ text: kept ?? 'Nothing to change: it is so already.', tone: kept ? 'attention' : 'ok' });
      return false;
    }
    const outcome = await write(options);
    if (!outcome.done && outcome.conflict)
      showToast({
        text: 'One of them was changed elsewhere a moment ago, so nothing was changed. Look again and repeat it.',
        tone: 'attention',
      });
    return outcome.done;
  };

  return { act, save };
}
