import { useState, type ReactNode } from 'react';
import {
  archiveClients,
  countedClients,
  deleteClients,
  openProjectsOf,
  restoreClients,
} from '@/dashboard/commands/projects/client-changes';
import { useRun } from '@/dashboard/hooks/use-run';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Command } from '@/dashboard/model/command';
import type { Client, Project } from '@/dashboard/model/records/records';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { counted, listed } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';
import { showToast } from '@/state/show-toast';

interface Asked {
  clients: readonly Client[];
  /** Open projects for `archive`, all projects for `delete`. */
  projects: readonly Project[];
  about: 'archive' | 'delete';
  onDone?: () => void;
}

export interface ClientActions {
  /** Archives clients. Asks about their open projects. */
  archive: (clients: readonly Client[], onDone?: () => void) => void;
  restore: (clients: readonly Client[]) => void;
  /** Deletes clients. Clients with projects can only be archived. Asks for several. */
  remove: (clients: readonly Client[], onDone?: () => void) => void;
  /** The open question. Render it in the screen. */
  question: ReactNode;
}

const idsOf = (clients: readonly Client[]) => clients.map(({ id }) => id);

/** Names up to three projects. */
const named = (projects: readonly Project[]) =>
  projects.length > 3 ? counted(projects.length, 'project') : listed(projects.map(({ name }) => name));

/** The actions for clients of a list or of their page. Each is one operation that can be undone. */
export function useClientActions(): ClientActions {
  const workspace = useWorkspace();
  const runCommand = useRun();
  const [asked, setAsked] = useState<Asked | null>(null);

  const run = async (command: Command, then?: () => void) => {
    setAsked(null);
    const outcome = await runCommand(command);
    if (!outcome.done) return;
    if (outcome.operation) then?.();
    else showToast({ text: 'No changes to make.', tone: 'ok' });
  };
  const archive: ClientActions['archive'] = (clients, onDone) => {
    const projects = openProjectsOf(workspace.all('projects'), idsOf(clients));
    if (projects.length > 0) setAsked({ clients, projects, about: 'archive', onDone });
    else void run(archiveClients(idsOf(clients), false), onDone);
  };

  return {
    archive,
    restore: (clients) => void run(restoreClients(idsOf(clients))),
    remove: (clients, onDone) => {
      const ids = new Set<string | null>(idsOf(clients));
      const projects = workspace.all('projects').filter(({ clientId }) => ids.has(clientId));
      if (projects.length > 0 || clients.length > 1) setAsked({ clients, projects, about: 'delete', onDone });
      else void run(deleteClients(idsOf(clients)), onDone);
    },
    question: asked && (
      <Question
        {...asked}
        onArchive={(withProjects) =>
          void run(archiveClients(idsOf(asked.clients), withProjects), asked.onDone)
        }
        onDelete={() => void run(deleteClients(idsOf(asked.clients)), asked.onDone)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

interface QuestionProps extends Asked {
  onArchive: (withProjects: boolean) => void;
  onDelete: () => void;
  onClose: () => void;
}

function Question({ clients, projects, about, onArchive, onDelete, onClose }: QuestionProps) {
  const who = countedClients(clients);
  const one = clients.length === 1;
  const has = one ? 'has' : 'have';
  if (about === 'archive')
    return (
      <QuestionDialog
        title={`Archive ${who}?`}
        onClose={onClose}
        actions={
          <>
            <Button size="compact" onClick={() => onArchive(true)}>
              Archive with {counted(projects.length, 'project')}
            </Button>
            <Button size="compact" variant="outline" onClick={() => onArchive(false)}>
              Archive {one ? 'only the client' : 'only the clients'}
            </Button>
          </>
        }
      >
        <p>
          {who} {has} {counted(projects.length, 'open project')}: {named(projects)}. Archived projects can no
          longer be chosen for time and tasks.
        </p>
        <p>You can undo this.</p>
      </QuestionDialog>
    );
  if (projects.length === 0)
    return (
      <QuestionDialog
        title={`Delete ${who}?`}
        onClose={onClose}
        actions={
          <Button size="compact" onClick={onDelete}>
            Delete {who}
          </Button>
        }
      >
        <p>No projects refer to {one ? 'this client' : 'these clients'}. You can undo this.</p>
      </QuestionDialog>
    );
  return (
    <QuestionDialog
      title={`${who} can’t be deleted`}
      onClose={onClose}
      actions={
        <Button size="compact" onClick={() => onArchive(false)}>
          Archive {who} instead
        </Button>
      }
    >
      <p>
        {counted(projects.length, 'project')} {projects.length === 1 ? 'refers' : 'refer'} to {who}:{' '}
        {named(projects)}. If you archive {one ? 'the client, the name stays' : 'the clients, the names stay'}{' '}
        in reports, but can no longer be chosen. To delete {one ? 'the client' : 'the clients'}, first move or
        delete the projects, or merge with another client.
      </p>
    </QuestionDialog>
  );
}
