import { Assign } from '@/dashboard/parts/data-table/tools/assign';
import { ToolButton } from '@/dashboard/parts/data-table/tools/tool-button';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';
import { Menu } from '@/dashboard/parts/menu/menu';
import type { PersonStatus } from '@/dashboard/model/records/records';
import { personStatuses } from '@/dashboard/model/records/person';
import { kinds, personStatusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { fieldError } from '@/dashboard/screens/people/person-form/person-fields';
import { mentorError } from '@/dashboard/screens/people/person-form/check-person';
import type { PeopleAction } from './people-actions';

export interface PeopleBulkProps {
  kind: ListedKind;
  teams: readonly string[];
  mentors: readonly ComboOption[];
  onAction: (action: PeopleAction) => void;
  onExport: () => void;
}

/** The actions for several people. Each is one operation that can be undone. */
export function PeopleBulk({ kind, teams, mentors, onAction, onExport }: PeopleBulkProps) {
  const { team } = kinds[kind];
  return (
    <>
      <Menu
        label="Set status"
        align="end"
        items={personStatuses.map((status) => ({ id: status, label: personStatusNames[status] }))}
        onChoose={({ id }) => onAction({ type: 'status', status: id as PersonStatus })}
      >
        {(trigger) => (
          <ToolButton opens {...trigger}>
            Set status
          </ToolButton>
        )}
      </Menu>
      <Assign
        label={team}
        options={teams.map((name) => ({ value: name, label: name }))}
        errorOf={({ text }) => fieldError('team', kind, text)}
        onAssign={({ text }) => onAction({ type: 'team', team: text })}
      />
      {kind === 'intern' && (
        <Assign
          label="Mentor"
          options={mentors}
          errorOf={({ text, value }) => (text.trim() !== '' && value === null ? mentorError : null)}
          onAssign={({ value }) => onAction({ type: 'mentor', mentorId: value })}
        />
      )}
      <ToolButton icon="download" onClick={onExport}>
        Export
      </ToolButton>
      <ToolButton icon="trash" onClick={() => onAction({ type: 'delete' })}>
        Delete
      </ToolButton>
    </>
  );
}
