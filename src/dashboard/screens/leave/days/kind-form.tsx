import { Checkbox } from '@/design-system/checkbox/checkbox';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { leaveKind } from '@/dashboard/model/records/leave';
import { projectColours } from '@/dashboard/model/records/project';
import type { LeaveKind } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { newId } from '@/lib/new-id';

export interface KindFormProps {
  /** The kind that changes; without one a new one is added. */
  kind?: LeaveKind;
  onClose: () => void;
}

const fields = pick(leaveKind, 'name', 'paid', 'counted', 'needsApproval', 'colour');

type KindDraft = TypeOf<typeof fields>;

const draftOf = (kind: LeaveKind | null): KindDraft => ({
  name: kind?.name ?? '',
  paid: kind?.paid ?? true,
  counted: kind?.counted ?? false,
  needsApproval: kind?.needsApproval ?? true,
  colour: kind?.colour ?? 'grey',
});

const colours = projectColours.map((name) => ({
  value: name,
  label: name[0]!.toUpperCase() + name.slice(1),
}));

/** Adds or changes a kind of leave. */
export function KindForm({ kind, onClose }: KindFormProps) {
  const kinds = useRecords('leaveKinds');
  const edit = useEdit({
    form: kind ? `leave-kind:${kind.id}` : 'leave-kind',
    fields,
    collection: 'leaveKinds',
    id: kind?.id ?? null,
    draftOf,
    check: ({ name }) => {
      const words = name.trim().toLowerCase();
      if (words === '') return { name: 'Enter a name.' };
      const isTaken = kinds.some((one) => one.id !== kind?.id && one.name.toLowerCase() === words);
      return isTaken ? { name: 'Another kind has this name. Choose another one.' } : {};
    },
    save: (draft, record) => {
      const name = draft.name.trim();
      const latest = record ?? { id: newId(), revision: 0 };
      return {
        label: record ? `Changed the kind “${name}”` : `Added the kind “${name}”`,
        changes: [put('leaveKinds', { ...latest, ...draft, name })],
      };
    },
    onSaved: onClose,
  });
  const { draft, set } = edit;
  return (
    <EditForm
      edit={edit}
      aria-label={kind ? `Edit ${kind.name}` : 'Add kind of leave'}
      submit={kind ? 'Save changes' : 'Add kind'}
      onCancel={onClose}
      subject="This kind"
      compare={{
        name: 'Name',
        colour: 'Colour',
        counted: 'Taken from the yearly entitlement',
        needsApproval: 'Needs an approval',
        paid: 'Paid',
      }}
    >
      <InputField label="Name" required maxLength={40} autoComplete="off" {...edit.field('name')} />
      <ChoiceField
        label="Colour"
        choices={colours}
        value={draft.colour}
        onChange={({ target }) => set({ colour: target.value as KindDraft['colour'] })}
      />
      <Checkbox checked={draft.counted} onChange={({ target }) => set({ counted: target.checked })}>
        Taken from the yearly entitlement
      </Checkbox>
      <Checkbox
        checked={draft.needsApproval}
        onChange={({ target }) => set({ needsApproval: target.checked })}
      >
        Needs an approval
      </Checkbox>
      <Checkbox checked={draft.paid} onChange={({ target }) => set({ paid: target.checked })}>
        Paid
      </Checkbox>
    </EditForm>
  );
}
