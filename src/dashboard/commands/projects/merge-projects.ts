import { favouriteId } from '@/dashboard/commands/time/favourites';
import { monthOf } from '@/dashboard/days/days';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { invoiceByEntry } from '@/dashboard/figures/invoice-by-entry';
import { put, remove, type Change } from '@/dashboard/model/change';
import type { Command, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Invoice, Project, TimeEntry } from '@/dashboard/model/records/records';
import { monthAndYear } from '@/dashboard/words/day';
import { listedFew } from '@/dashboard/words/listed-few';
import { movedViews } from './moved-views';
import { countedProjects } from './project-changes';

const invoiceName = ({ number, clientName }: Invoice) =>
  number ? `invoice ${number}` : `a draft invoice for ${clientName}`;

/** @throws DomainError if time that would move is in a signed-off month or on an invoice */
function assertMayMove(projects: readonly Project[], entries: readonly TimeEntry[], { all }: Read): void {
  const closed = closedMonths(all('reportNotes'));
  const months = entries.map(({ day }) => monthOf(day)).filter((month) => closed.has(month));
  const byEntry = invoiceByEntry(all('invoices'));
  const invoices = entries.flatMap(({ id }) => byEntry.get(id) ?? []);
  const locked = new Set(
    entries
      .filter(({ id, day }) => closed.has(monthOf(day)) || byEntry.has(id))
      .map(({ projectId }) => projectId),
  );
  if (locked.size === 0) return;
  const names = projects.filter(({ id }) => locked.has(id)).map(({ name }) => name);
  const places = [
    ...[...new Set(months)].sort().map((month) => `${monthAndYear(month)} (signed off)`),
    ...[...new Set(invoices)].map(invoiceName),
  ];
  throw new DomainError(
    `The time of ${listedFew(names)} is locked by ${listedFew(places)}. ${
      names.length === 1
        ? `Choose ${names[0]} as the project that stays, or archive it instead.`
        : 'Choose one of them as the project that stays, and archive the others.'
    }`,
  );
}

/** The project whose estimate a merge keeps: the kept one, or the first other one that has an estimate. */
export const estimateOwner = (kept: Project, others: readonly Project[]): Project | undefined =>
  [kept, ...others].find(({ estimate }) => estimate !== null);

/** One project with the members, links, files and notes of several. All other values of the first one stay. */
function mergedProject(kept: Project, others: readonly Project[]): Project {
  const all = [kept, ...others];
  const links = new Map(all.flatMap((project) => project.links).map((link) => [link.id, link]));
  return {
    ...kept,
    memberIds: [...new Set(all.flatMap(({ memberIds }) => memberIds))],
    notes: all
      .map(({ notes }) => notes.trim())
      .filter(Boolean)
      .join('\n\n'),
    links: [...links.values()],
    fileIds: [...new Set(all.flatMap(({ fileIds }) => fileIds))],
    estimate: estimateOwner(kept, others)?.estimate ?? null,
  };
}

function movedFavourites(keptId: string, moved: ReadonlySet<string | null>, { all, get }: Read): Change[] {
  const gone = all('favourites').filter(({ projectId }) => moved.has(projectId));
  const people = [...new Set(gone.map(({ personId }) => personId))];
  return [
    ...gone.map((favourite) => remove('favourites', favourite)),
    ...people
      .map((personId) => ({ id: favouriteId(personId, keptId), personId }))
      .filter(({ id }) => !get('favourites', id))
      .map((one) => put('favourites', { ...one, revision: 0, projectId: keptId, taskId: null })),
  ];
}

/**
 * Merges projects into one and deletes the others. Their time, tasks, running timers, favourites and saved views move to the
 * kept project. It keeps its own client, status, dates, budget and rate, so time that is on no invoice gets its price from
 * there. Weeks keep their status, because no minutes change. Time in signed-off months and on invoices does not
 * move: the reports and invoices name the project that it was logged on. In a shared portal nobody sees other people's
 * timers, favourites and saved views, so these stay.
 * @throws DomainError if a project was deleted, or if the others have time that does not move
 */
export const mergeProjects =
  (keptId: string, ids: readonly string[]): Command =>
  (read) => {
    const kept = read.get('projects', keptId);
    const otherIds = [...new Set(ids)].filter((id) => id !== keptId);
    const others = otherIds.flatMap((id) => read.get('projects', id) ?? []);
    if (!kept || others.length === 0 || others.length < otherIds.length)
      throw new DomainError('A project of this merge was deleted. Choose the projects again.');
    const moved = new Set<string | null>(otherIds);
    const isMoved = ({ projectId }: { projectId: string }) => moved.has(projectId);
    const entries = read.all('timeEntries').filter(isMoved);
    assertMayMove(others, entries, read);
    const toKept = <Row extends { projectId: string }>(row: Row): Row =>
      isMoved(row) ? { ...row, projectId: keptId } : row;
    return {
      label: `Merged ${countedProjects(others)} into ${kept.name}`,
      changes: [
        put('projects', mergedProject(kept, others)),
        ...entries.map((entry) => put('timeEntries', toKept(entry))),
        ...read
          .all('tasks')
          .filter(isMoved)
          .map((task) => put('tasks', toKept(task))),
        ...read
          .all('timers')
          .filter(isMoved)
          .map((timer) => put('timers', toKept(timer))),
        ...read
          .all('timesheets')
          .filter(({ corrections }) => corrections.some(isMoved))
          .map((sheet) => put('timesheets', { ...sheet, corrections: sheet.corrections.map(toKept) })),
        ...movedFavourites(keptId, moved, read),
        ...movedViews(keptId, moved, read),
        ...others.map((project) => remove('projects', project)),
      ],
    };
  };
