import { weekStart } from '@/dashboard/days/days';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Invoice, TimeEntry } from '@/dashboard/model/records/records';
import { rateOf } from '@/dashboard/figures/rates';

/** The source and the amount of the rate at the end of the id of a line of time. Its beginning is the group. */
const rateInId = / (project|kind|person) \d+$/;

/** Whether an entry is still of the project, the task or the person of a line. Lines by hand have another id. */
const isOfLine = (lineId: string, { projectId, taskId, personId }: TimeEntry): boolean =>
  !rateInId.test(lineId) ||
  [projectId, `${projectId} ${taskId ?? ''}`, personId].includes(lineId.replace(rateInId, ''));

const advice = {
  draft: {
    name: 'draft',
    remake: 'Delete the draft and make a new one.',
    approve: 'Approve the week first, or delete the draft.',
  },
  sent: { name: 'invoice', remake: 'Make a new invoice instead.', approve: 'Approve the week first.' },
};

/** @throws DomainError if the time of a line could not be invoiced now: it has changed, or its client or approval has */
export function assertTimeUnchanged({ clientId, lines, status }: Invoice, { get }: Pick<Read, 'get'>): void {
  const { name, remake, approve } = advice[status === 'draft' ? 'draft' : 'sent'];
  for (const { id: lineId, text, minutes, entryIds } of lines) {
    if (minutes === null) continue;
    let now = 0;
    for (const id of entryIds) {
      const entry = get('timeEntries', id);
      if (!entry?.billable || !isOfLine(lineId, entry)) continue;
      now += entry.minutes;
      const project = get('projects', entry.projectId);
      if (project && project.clientId !== clientId)
        throw new DomainError(`Some of the time of “${text}” now belongs to another client. ${remake}`);
      if (get('timesheets', `${entry.personId}:${weekStart(entry.day)}`)?.status !== 'approved')
        throw new DomainError(
          `Some of the time of “${text}” is in a week that is no longer approved. ${approve}`,
        );
    }
    if (now !== minutes)
      throw new DomainError(`The time of “${text}” has changed since this ${name} was made. ${remake}`);
  }
}

/**
 * Compares the rates when the lines were made, which their ids have, so a rate that was changed by hand in a line stays.
 * @throws DomainError if time has another rate by now, or none
 */
export function assertRatesUnchanged({ lines, status }: Invoice, { get }: Pick<Read, 'get'>): void {
  const { name, remake } = advice[status === 'draft' ? 'draft' : 'sent'];
  const { workKinds = [] } = get('settings', 'agency') ?? {};
  for (const { id, text, entryIds } of lines) {
    const made = rateInId.exec(id)?.[0];
    if (!made) continue;
    for (const entryId of entryIds) {
      const entry = get('timeEntries', entryId);
      const project = entry && get('projects', entry.projectId);
      if (!project) continue;
      const { day, personId, taskId } = entry;
      const kindId = taskId && get('tasks', taskId)?.kindId;
      const kind = (kindId && workKinds.find(({ id: its }) => its === kindId)) || null;
      const rate = rateOf({ day, project, kind, person: get('people', personId) });
      if (!rate || made !== ` ${rate.from} ${rate.minor}`)
        throw new DomainError(`The rate of “${text}” has changed since this ${name} was made. ${remake}`);
    }
  }
}
