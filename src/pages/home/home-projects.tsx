import { useCallback } from 'react';
import { home } from '@/content/home';
import { projectCeramicsStudio } from '@/content/plates/project-ceramics-studio';
import { projectCeramicsStudioDrawer } from '@/content/plates/project-ceramics-studio-drawer';
import { projectGridMonitor } from '@/content/plates/project-grid-monitor';
import { projectGridMonitorDrawer } from '@/content/plates/project-grid-monitor-drawer';
import { projectHarbourFerry } from '@/content/plates/project-harbour-ferry';
import { projectHarbourFerryDrawer } from '@/content/plates/project-harbour-ferry-drawer';
import { projects } from '@/content/projects';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { platesById } from '@/lib/plate';
import { anchors, projectParam } from '@/routes/paths';
import { Projects } from '@/sections/projects/projects';

const plates = platesById(
  projectHarbourFerry,
  projectHarbourFerryDrawer,
  projectCeramicsStudio,
  projectCeramicsStudioDrawer,
  projectGridMonitor,
  projectGridMonitorDrawer,
);

/** The projects with their drawer, whose state is the page's address. */
export function HomeProjects() {
  const { value: asked, open, close } = useSearchParam(projectParam);
  const known = projects.some(({ id }) => id === asked);
  const onOpen = useCallback(({ id }: { id: string }) => open(id, anchors.projects), [open]);
  return (
    <Projects
      {...home.projects}
      projects={projects}
      plates={plates}
      openId={known ? asked : null}
      unknownId={asked !== null && !known ? asked : undefined}
      onOpen={onOpen}
      onClose={close}
    />
  );
}
