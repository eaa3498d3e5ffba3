import { useState } from 'react';
import { Disclosure } from '@/dashboard/parts/data-table/tools/disclosure';
import { ToolButton } from '@/dashboard/parts/data-table/tools/tool-button';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';
import { Menu } from '@/dashboard/parts/menu/menu';
import type { PersonStatus } from '@/dashboard/model/records/records';
import { Button } from '@/design-system/button/button';
import { kinds, statusNames, statuses, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { fieldError } from '@/dashboard/screens/people/person-form/person-fields';
import { mentorError } from '@/dashboard/screens/people/person-form/check-person';
import type { PeopleAction } from './people-actions';
import * as s from './people-bulk.module.scss';

export interface PeopleBulkProps {
  kind: ListedKind;
  teams: readonly string[];
  mentors: readonly ComboOption[];
  onAction: (action: PeopleAction) => void;
  onExport: () => void;
}

interface Choice {
  text: string;
  /** Of the option that the text names; null for none. */
  value: string | null;
}

interface AssignProps {
  label: string;
  options: readonly ComboOption[];
  errorOf: (choice: Choice) => string | null;
  onAssign: (choice: Choice) => void;
}

/** A small form with one field. */
function Assign({ label, options, errorOf, onAssign }: AssignProps) {
  const [choice, setChoice] = useState<Choice>({ text: '', value: null });
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const next = errorOf(choice);
        setError(next);
        if (next === null) onAssign({ ...choice, text: choice.text.trim() });
      }}
    >
      <ComboField
        label={label}
        options={options}
        text={choice.text}
        error={error ?? undefined}
        onText={(next) => {
          setChoice(next);
          setError(null);
        }}
      />
      <Button type="submit" size="compact">
        Assign
      </Button>
    </form>
  );
}

/** The actions for several people. Each is one operation that can be undone. */
export function PeopleBulk({ kind, teams, mentors, onAction, onExport }: PeopleBulkProps) {
  const { team } = kinds[kind];
  return (
    <>
      <Menu
        label="Set status"
        align="end"
        items={statuses.map((status) => ({ id: status, label: statusNames[status] }))}
        onChoose={({ id }) => onAction({ type: 'status', status: id as PersonStatus })}
      >
        {(trigger) => (
          <ToolButton opens {...trigger}>
            Set status
          </ToolButton>
        )}
      </Menu>
      <Disclosure label={`Assign ${team.toLowerCase()}`} align="end">
        {({ close }) => (
          <Assign
            label={team}
            options={teams.map((name) => ({ value: name, label: name }))}
            errorOf={({ text }) => fieldError('team', kind, text)}
            onAssign={({ text }) => {
              close();
              onAction({ type: 'team', team: text });
            }}
          />
        )}
      </Disclosure>
      {kind === 'intern' && (
        <Disclosure label="Assign mentor" align="end">
          {({ close }) => (
            <Assign
              label="Mentor"
              options={mentors}
              errorOf={({ text, value }) => (text.trim() !== '' && value === null ? mentorError : null)}
              onAssign={({ value }) => {
                close();
                onAction({ type: 'mentor', mentorId: value });
              }}
            />
          )}
        </Disclosure>
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
