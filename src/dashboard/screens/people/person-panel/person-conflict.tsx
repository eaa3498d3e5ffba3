import { Conflict } from '@/dashboard/parts/conflict/conflict';
import type { Person } from '@/dashboard/data/records';
import type { ListedKind } from '../people-kind';
import { fieldLabel, fieldsOf } from '../person-form/person-rules';
import { textsOf } from '../person-form/person-record';

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
