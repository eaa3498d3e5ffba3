import { useCallback } from 'react';
import { home } from '@/content/home';
import { projects, projectsPlates } from '@generated/content/projects';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { anchors, projectParam } from '@/routes/paths';
import { Projects } from '@/sections/projects/projects';

/** The projects with their drawer, whose state is the page's address. */
export function HomeProjects() {
  const { value: asked, open, close } = useSearchParam(projectParam);
  const known = projects.some(({ id }) => id === asked);
  const onOpen = useCallback(({ id }: { id: string }) => open(id, anchors.projects), [open]);
  return (
    <Projects
      {...home.projects}
      projects={projects}
      plates={projectsPlates}
      openId={known ? asked : null}
      unknownId={asked !== null && !known ? asked : undefined}
      onOpen={onOpen}
      onClose={close}
    />
  );
}
