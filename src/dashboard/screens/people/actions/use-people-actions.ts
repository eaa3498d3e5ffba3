import { useState } from 'react';
import { saveText } from '@/dashboard/csv/save-text';
import { personTraces } from '@/dashboard/figures/person-traces';
import type { Person } from '@/dashboard/model/records/records';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useToday } from '@/dashboard/hooks/use-today';
import { showToast } from '@/state/show-toast';
import { countedPeople, kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { peopleCsv } from '@/dashboard/screens/people/list/people-csv';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';
import type { DeleteDialogProps } from './delete-dialog';
import { isSignIn, keptWords, lateLeaveWords, planOf, type PeopleAction } from './people-actions';

export interface PeopleActions {
  /** Changes people in one operation that can be undone, or asks first. */
  act: (people: readonly Person[], action: PeopleAction, then?: { onDone?: () => void }) => void;
  /** Saves people as a CSV file. */
  save: (people: readonly Person[]) => void;
  /** Asks before people are deleted; null while nothing is asked. */
  question: Omit<DeleteDialogProps, 'kind'> | null;
}

/** The actions for people of a list, and their messages. */
export function usePeopleActions(kind: ListedKind, figures: PeopleFigures): PeopleActions {
  const workspace = useWorkspace();
  const run = useRun();
  const today = useToday();
  const currency = useCurrency();
  const [question, setQuestion] = useState<PeopleActions['question']>(null);

  const act: PeopleActions['act'] = (people, action, { onDone } = {}) => {
    const isDelete = action.type === 'delete';
    const traces = personTraces(workspace);
    const apply = async () => {
      setQuestion(null);
      const plan = planOf(people, kind, action, workspace.all('people'), traces, today);
      if (!plan) {
        const kept = isDelete ? keptWords(people) : null;
        showToast({ text: kept ?? 'No changes to make.', tone: kept ? 'attention' : 'ok' });
      } else if ((await run(() => plan)).done) {
        onDone?.();
        const warning = lateLeaveWords(people, kind, workspace);
        if (warning) showToast({ text: warning, tone: 'attention' });
      }
    };
    // Undo is enough for one person whom no record names.
    const asks = isDelete && !people.every(isSignIn) && (people.length > 1 || traces.has(people[0]!.id));
    if (asks) setQuestion({ people, traces, onDelete: apply, onClose: () => setQuestion(null) });
    else void apply();
  };

  return {
    act,
    question,
    save: (people) => {
      saveText(
        `${kinds[kind].many.replace(' ', '-')}-${today}.csv`,
        peopleCsv(people, { kind, figures, currency }),
      );
      showToast({ text: `Exported ${countedPeople(people, kind)} as CSV`, tone: 'ok' });
    },
  };
}
