import type { Project } from '@/dashboard/model/records/records';
import { isSame } from '@/dashboard/model/merge';
import {
  clientChangeWords,
  type BilledRecords,
  type NextClient,
} from '@/dashboard/screens/projects/client-change-words';
import { ownWork } from '@/dashboard/words/client';
import { listedFew } from '@/dashboard/words/listed-few';
import type { ImportedProject } from './project-import';

interface Move {
  client: NextClient | null;
  /** The stored projects, without the rates that the file changes. */
  projects: Project[];
}

/** The stored projects that a file moves to another client, by the client. */
function movesOf(records: readonly ImportedProject[], projects: readonly Project[]): Move[] {
  const stored = new Map(projects.map((project) => [project.id, project]));
  const moves = new Map<string | null, Move>();
  for (const { project, client: name } of records) {
    const before = stored.get(project.id);
    const id = project.clientId;
    if (!before || before.clientId === id) continue;
    const move = moves.get(id) ?? { client: id === null ? null : { id, name }, projects: [] };
    move.projects.push(isSame(before.rates, project.rates) ? before : { ...before, rates: [] });
    moves.set(id, move);
  }
  return [...moves.values()];
}

/**
 * The effects of an import on time, invoices and rates, where it moves stored projects to another client. A sentence for
 * each client, if there are effects.
 */
export function clientMoveNotes(
  records: readonly ImportedProject[],
  { projects: stored, ...billed }: BilledRecords & { projects: readonly Project[] },
): string[] {
  return movesOf(records, stored).flatMap(({ client, projects }) => {
    const effects = clientChangeWords(projects, client, billed);
    const names = listedFew(projects.map(({ name }) => name));
    const verb = projects.length === 1 ? 'moves' : 'move';
    return effects === '' ? [] : [`${names} ${verb} to ${client?.name ?? ownWork.toLowerCase()}. ${effects}`];
  });
}
