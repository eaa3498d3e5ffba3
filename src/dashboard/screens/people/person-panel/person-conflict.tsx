import { Conflict } from '@/dashboard/parts/conflict/conflict';
import type { Person } from '@/dashboard/model/records/records';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { fieldLabel, fieldsOf } from '@/dashboard/screens/people/person-form/person-rules';
import { textsOf } from '@/dashboard/screens/people/person-form/person-record';

export interface PersonConflictProps {
  kind: ListedKind;
  /** As it was to be kept. */
  mine: Person;
  /** As it is kept; null where it was deleted. */
  theirs: Person | null;
  people: readonly Person[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two versions of one person, field by field. */
export function PersonConflict({ kind, mine, theirs, people, ...choices }: PersonConflictProps) {
  const mentorOf = ({ mentorId }: Person) => people.find(({ id }) => id === mentorId)?.name ?? '';
  return (
    <Conflict<Person>
      subject={mine.name}
      mine={mine}
      theirs={theirs}
      fields={fieldsOf(kind).map((id) => ({
        label: fieldLabel(id, kind),
        text: (version) => textsOf(version, mentorOf(version))[id],
      }))}
      {...choices}
    />
  );
}
