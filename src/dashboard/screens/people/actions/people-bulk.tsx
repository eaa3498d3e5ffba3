import { useState, type FormEvent } from 'react';
import { Disclosure } from '@/dashboard/parts/data-table/tools/disclosure';
import { ToolButton } from '@/dashboard/parts/data-table/tools/tool-button';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';
import { Menu } from '@/dashboard/parts/menu/menu';
import type { PersonStatus } from '@/dashboard/model/records/records';
import { Button } from '@/design-system/button/button';
import { kinds, statusNames, statuses, type ListedKind } from '@/dashboard/screens/people/people-kind';
import * as s from './people-bulk.module.scss';

export type BulkAction =
  | { type: 'status'; status: PersonStatus }
  | { type: 'team'; team: string }
  /** Null for none. */
  | { type: 'mentor'; mentorId: string | null }
  | { type: 'export' }
  | { type: 'delete' };

export interface PeopleBulkProps {
  kind: ListedKind;
  /** The teams that there are. */
  teams: readonly string[];
  /** Who can be a mentor. */
  mentors: readonly ComboOption[];
  onAction: (action: BulkAction) => void;
}

interface AssignProps {
  label: string;
  action: string;
  options: readonly ComboOption[];
  /** What is wrong with a choice, or null. */
  refuse: (choice: { text: string; value: string | null }) => string | null;
  onAssign: (choice: { text: string; value: string | null }) => void;
}

/** A small form: one choice, and a button that applies it. */
function Assign({ label, action, options, refuse, onAssign }: AssignProps) {
  const [choice, setChoice] = useState<{ text: string; value: string | null }>({ text: '', value: null });
  const [error, setError] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refuse(choice);
    setError(refusal ?? undefined);
    if (refusal === null) onAssign({ ...choice, text: choice.text.trim() });
  };
  return (
    <form className={s.form} noValidate onSubmit={onSubmit}>
      <ComboField
        label={label}
        options={options}
        text={choice.text}
        error={error}
        onText={(next) => {
          setChoice(next);
          setError(undefined);
        }}
      />
      <Button type="submit" size="compact">
        {action}
      </Button>
    </form>
  );
}

/** What can be done with several people at once. Each is one operation that can be undone. */
export function PeopleBulk({ kind, teams, mentors, onAction }: PeopleBulkProps) {
  const team = kinds[kind].team;
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
            action="Assign"
            options={teams.map((name) => ({ value: name, label: name }))}
            refuse={({ text }) => {
              if (text.trim() === '') return `Enter a ${team.toLowerCase()}.`;
              return [...text.trim()].length > 100 ? 'Keep it to 100 characters.' : null;
            }}
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
              action="Assign"
              options={mentors}
              refuse={({ text, value }) =>
                text.trim() !== '' && value === null
                  ? 'Choose a mentor from the list, or leave this empty.'
                  : null
              }
              onAssign={({ value }) => {
                close();
                onAction({ type: 'mentor', mentorId: value });
              }}
            />
          )}
        </Disclosure>
      )}
      <ToolButton icon="download" onClick={() => onAction({ type: 'export' })}>
        Export
      </ToolButton>
      <ToolButton icon="trash" onClick={() => onAction({ type: 'delete' })}>
        Delete
      </ToolButton>
    </>
  );
}
