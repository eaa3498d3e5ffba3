import { useMemo } from 'react';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Project } from '@/dashboard/model/records/records';
import { DatedRates } from '@/dashboard/parts/dated-rates/dated-rates';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { PeoplePicker } from '@/dashboard/parts/people-picker/people-picker';
import { projectStatusNames } from '@/dashboard/words/project-status';
import { mayGetWork } from '@/dashboard/words/staff';
import { projectStatuses } from '@/dashboard/model/records/project';
import { byName } from '@/lib/compare';
import { ColourField } from './colour-field';
import { clientChangeWords, type NextClient } from '@/dashboard/screens/projects/client-change-words';
import type { ProjectDraft } from './project-draft';
import { clientNamed, projectFieldLabels as labels } from './project-fields';
import * as s from './project-form.module.scss';

export interface ProjectFormProps {
  edit: Edit<ProjectDraft>;
  /** The saved project, whose client stays a choice if it is archived. Null for a new one. */
  project: Project | null;
}

/** A client that is added with the project. */
const newClient: NextClient = { id: null, name: 'the new client' };

/** The fields of a project. */
export function ProjectForm({ edit, project }: ProjectFormProps) {
  const presentClientId = project?.clientId ?? null;
  const { draft, errors, field, set } = edit;
  const people = useRecords('people');
  const clients = useRecords('clients');
  const currency = useCurrency();
  const clientOptions = useMemo(
    () =>
      clients
        .filter(({ id, status }) => status === 'active' || id === presentClientId)
        .sort(byName)
        .map(({ id, name }) => ({ value: id, label: name })),
    [clients, presentClientId],
  );
  const staff = useMemo(() => people.filter(mayGetWork).sort(byName), [people]);
  const leads = people.filter((person) => mayGetWork(person) || person.id === draft.leadId).sort(byName);
  // The picker names the chosen people, so it needs those who left too.
  const pickable = useMemo(
    () => [
      ...staff,
      ...people.filter((person) => !mayGetWork(person) && draft.memberIds.includes(person.id)),
    ],
    [staff, people, draft.memberIds],
  );
  const typed = draft.client.trim();
  const known = typed === '' ? null : clientNamed(clients, typed, presentClientId);
  const isNewClient = typed !== '' && !known;
  const isMoved = project !== null && (isNewClient || (known?.id ?? null) !== presentClientId);

  return (
    <>
      <InputField label={labels.name} maxLength={200} required autoComplete="off" {...field('name')} />
      <ComboField
        label={labels.client}
        mark="optional"
        hint={
          isNewClient
            ? 'This client is new. It is added when you save.'
            : 'Leave this empty for your own work, or enter a new name to add a client.'
        }
        options={clientOptions}
        text={draft.client}
        error={errors.client}
        onText={({ text }) => set({ client: text })}
      />
      <p role="status" className={s.moved}>
        {isMoved && <ClientChange project={project} client={typed === '' ? null : (known ?? newClient)} />}
      </p>
      <ColourField colour={draft.colour} onColour={set} />
      <div className={s.pairs}>
        <ChoiceField
          label={labels.status}
          name="status"
          value={draft.status}
          choices={projectStatuses.map((status) => ({ value: status, label: projectStatusNames[status] }))}
          onChange={({ target }) => set({ status: target.value as ProjectDraft['status'] })}
        />
        <ChoiceField
          label={labels.lead}
          placeholder="Choose a lead"
          choices={leads.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('leadId')}
        />
        <DateField
          label={labels.startsOn}
          value={draft.startsOn}
          error={errors.startsOn}
          onDay={({ day }) => set({ startsOn: day })}
        />
        <DateField
          label={labels.dueOn}
          value={draft.dueOn}
          error={errors.dueOn}
          onDay={({ day }) => set({ dueOn: day })}
        />
      </div>
      <PeoplePicker
        label={labels.members}
        mark="optional"
        people={pickable}
        chosen={draft.memberIds}
        onChoose={({ ids }) => set({ memberIds: ids })}
      />
      <div className={s.pairs}>
        <InputField
          label={labels.budgetHours}
          mark="optional"
          inputMode="decimal"
          autoComplete="off"
          unit="hours"
          {...field('budgetHours')}
        />
        <InputField
          label={labels.budgetMoney}
          mark="optional"
          inputMode="decimal"
          autoComplete="off"
          unit={currency}
          {...field('budgetMoney')}
        />
      </div>
      <DatedRates
        legend="Hourly rates"
        rows={draft.rates}
        showsErrors={errors.rates !== undefined}
        onRows={({ rows }) => set({ rates: rows })}
      />
      <p className={s.note}>
        Without a rate here, the kind’s rate applies, then the person’s. To change a rate, add one with its
        first day: earlier time keeps the earlier rate.
      </p>
      <AreaField
        label={labels.notes}
        mark="optional"
        hint="Goal and description. All staff can read them."
        rows={4}
        {...field('notes')}
      />
    </>
  );
}

/** The effect of another client, said before it is saved. */
function ClientChange({ project, client }: { project: Project; client: NextClient | null }) {
  const timeEntries = useRecords('timeEntries');
  const invoices = useRecords('invoices');
  return useMemo(
    () => clientChangeWords([project], client, { timeEntries, invoices }),
    [project, client, timeEntries, invoices],
  );
}
