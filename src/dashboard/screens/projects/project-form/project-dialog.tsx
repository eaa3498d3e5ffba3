import { currencyOf } from '@/dashboard/figures/currency';
import { useId, useMemo, useState } from 'react';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { namesakeError, namesakeOf } from '@/dashboard/commands/projects/namesake';
import { newProject, withStatus } from '@/dashboard/commands/projects/project-changes';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Project } from '@/dashboard/model/records/records';
import { hasRateErrors, rateRowWords, readRates } from '@/dashboard/parts/dated-rates/rate-rows';
import type { Compare } from '@/dashboard/parts/edit/edit-status';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { personNames } from '@/dashboard/words/person';
import { projectColourNames, projectStatusNames } from '@/dashboard/words/project-status';
import { draftOf, leadError, projectDraftFields, rareColour, type ProjectDraft } from './project-draft';
import { checkProject, clientNamed, projectFieldLabels, valuesOf } from './project-fields';
import { ProjectForm } from './project-form';

export interface ProjectDialogProps {
  /** Null for a new project. */
  project: Project | null;
  /** The client of a new project. @default null */
  clientId?: string | null;
  onClose: () => void;
  /** Called after a new project is saved. */
  onAdded?: (project: { id: string }) => void;
}

/** The name of a project was taken since it was checked. */
class NamesakeError extends DomainError {}

const compared = (nameOf: (id: string | null) => string): Compare<ProjectDraft> => ({
  name: projectFieldLabels.name,
  client: projectFieldLabels.client,
  startsOn: projectFieldLabels.startsOn,
  dueOn: projectFieldLabels.dueOn,
  budgetHours: projectFieldLabels.budgetHours,
  budgetMoney: projectFieldLabels.budgetMoney,
  notes: projectFieldLabels.notes,
  rates: { label: 'Hourly rates', text: ({ rates }) => rateRowWords(rates) },
  status: { label: projectFieldLabels.status, text: ({ status }) => projectStatusNames[status] },
  colour: { label: projectFieldLabels.colour, text: ({ colour }) => projectColourNames[colour] },
  leadId: { label: projectFieldLabels.lead, text: ({ leadId }) => nameOf(leadId) },
  memberIds: {
    label: projectFieldLabels.members,
    text: ({ memberIds }) => memberIds.map(nameOf).join(', '),
  },
});

/** Adds a project or edits one. A client's name that is new adds the client too. */
export function ProjectDialog({ project, clientId = null, onClose, onAdded }: ProjectDialogProps) {
  const form = useId();
  const workspace = useWorkspace();
  const people = useRecords('people');
  const projects = useRecords('projects');
  const today = useToday();
  const currency = useCurrency();
  const [fresh] = useState(() => newProject(today, rareColour(projects), clientId));
  const nameOf = useMemo(() => personNames(people), [people]);
  const clientOf = ({ clientId: id }: Project) =>
    id === null ? '' : (workspace.get('clients', id)?.name ?? '');

  const edit = useEdit<'projects', ProjectDraft>({
    form: project ? `project:${project.id}` : `project:new:${clientId ?? ''}`,
    fields: projectDraftFields,
    collection: 'projects',
    id: project?.id ?? null,
    draftOf: (record) => draftOf(record ?? fresh, clientOf(record ?? fresh), currency),
    check: (draft) => {
      const errors = checkProject(draft, {
        currency,
        takenName: (name) => {
          const other = draft.status === 'archived' ? null : namesakeOf(projects, name, project?.id ?? null);
          return other && namesakeError(other, 'project');
        },
      });
      const lead = leadError(draft.leadId, (id) => workspace.get('people', id) !== null);
      return {
        ...errors,
        ...(lead && { leadId: lead }),
        ...(hasRateErrors(draft.rates, currency) && { rates: 'Correct the marked rates.' }),
      };
    },
    save: (draft, record, { read }) => {
      const other =
        draft.status === 'archived' ? null : namesakeOf(read.all('projects'), draft.name, record?.id ?? null);
      if (other) throw new NamesakeError(namesakeError(other, 'project'));
      const saved = record ?? fresh;
      const unit = currencyOf(read.get('settings', 'agency'));
      const typed = draft.client.trim();
      const known = typed === '' ? null : clientNamed(read.all('clients'), typed, saved.clientId);
      const added = typed !== '' && !known ? newClient(typed) : null;
      const { status, colour, leadId, memberIds } = draft;
      const next: Project = {
        ...withStatus(saved, status),
        ...valuesOf(draft, unit),
        rates: readRates(draft.rates, unit),
        colour,
        leadId,
        memberIds,
        clientId: added?.id ?? known?.id ?? null,
      };
      return {
        label: `${record ? 'Changed' : 'Added'} ${next.name}${added ? ` and added the client ${added.name}` : ''}`,
        changes: [put('projects', next), ...(added ? [put('clients', added)] : [])],
      };
    },
    errorsOf: (error) => (error instanceof NamesakeError ? { name: error.message } : null),
    onSaved: () => {
      if (project) onClose();
      else if (onAdded) onAdded({ id: fresh.id });
      else onClose();
    },
  });
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={project ? `Edit ${project.name}` : 'Add project'}
      submit={project ? 'Save changes' : 'Add project'}
      subject="This project"
      compare={compared(nameOf)}
      onClose={onClose}
    >
      <ProjectForm edit={edit} project={project} />
    </EditDialog>
  );
}
