import type { ReactNode, RefObject } from 'react';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import type { PortalRouteId } from '@/routes/portal-table';

export interface ProjectNotFoundProps {
  route: PortalRouteId;
  screenRef: RefObject<HTMLDivElement | null>;
  /** A link to all projects. */
  all: ReactNode;
  children?: ReactNode;
}

/** Shown for an address with the id of no project. */
export function ProjectNotFound({ route, screenRef, all, children }: ProjectNotFoundProps) {
  return (
    <Screen ref={screenRef} route={route} title="Project not found" actions={all}>
      <Panel title="Project not found" titleHidden>
        <Empty title="This link opens no project" action={all}>
          The project may have been deleted, or the link is not complete.
        </Empty>
      </Panel>
      {children}
    </Screen>
  );
}
