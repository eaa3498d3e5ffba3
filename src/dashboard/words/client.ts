import type { Client, Project } from '@/dashboard/model/records/records';

/** Shown for a deleted client. */
export const deletedClient = 'Deleted client';

/** Shown as the client of the agency's own projects. */
export const ownWork = 'Own work';

/** Returns a function from a project to the name of its client. */
export function clientNames(
  clients: readonly Pick<Client, 'id' | 'name'>[],
): (project: Pick<Project, 'clientId'>) => string {
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return ({ clientId }) => (clientId === null ? ownWork : (names.get(clientId) ?? deletedClient));
}
