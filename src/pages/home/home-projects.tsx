import { useCallback, useDeferredValue } from 'react';
import { home } from '@/content/home';
import { plates, projects } from '@generated/content/projects';
import { Divider } from '@/design-system/divider/divider';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { platesById } from '@/lib/plate';
import { anchors } from '@/routes/anchors';
import { projectParam } from '@/routes/paths';
import { Projects } from '@/sections/projects/projects';

const crops = platesById(...plates);

/**
 * The projects with their drawer, whose state is in the URL. With no projects, a line is between the sections above and
 * below, which have one ground, and links to the section still have a target.
 */
export function HomeProjects() {
  const { value: asked, open, close } = useSearchParam(projectParam);
  const known = projects.some(({ id }) => id === asked);
  // Deferred, so that the press, which changes the URL, is answered before the drawer renders.
  const openId = useDeferredValue(known ? asked : null);
  const onOpen = useCallback(({ id }: { id: string }) => open(id, anchors.projects), [open]);
  if (projects.length === 0) return <Divider id={anchors.projects} rule="text" />;
  return (
    <Projects
      {...home.projects}
      projects={projects}
      plates={crops}
      openId={openId}
      unknownId={asked !== null && !known ? asked : undefined}
      onOpen={onOpen}
      onClose={close}
    />
  );
}
