import { useId, useRef, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/projectCard';
import type { Project } from '@/content/schema/picked';
import { TextLink } from '@/design-system/text-link/text-link';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import type { Plate } from '@/lib/plate';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import { layoutAmong, ProjectCard } from '../project-card/project-card';
import { ProjectActions } from './project-actions';
import * as s from './projects.module.scss';
import { useProjectDrawer } from './use-project-drawer';

export interface ProjectsProps extends ComponentProps<'section'> {
  title: string;
  /** The words of the link to all projects. */
  more: string;
  projects: readonly Project[];
  /** By the names in the projects' `image`; a crop for the drawer is named with `-drawer` behind it. */
  plates: Readonly<Record<string, Plate>>;
  /** The project whose details are shown; the page keeps it in its address. */
  openId: string | null;
  /** What the address asked for in vain. */
  unknownId?: string;
  onOpen: (project: { id: string }) => void;
  onClose: () => void;
}

/** Chosen work: a card a project, its details in a drawer that has an address of its own. */
export function Projects({
  title,
  more,
  projects,
  plates,
  openId,
  unknownId,
  onOpen,
  onClose,
  className,
  ...rest
}: ProjectsProps) {
  const titleId = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const { Drawer, shown, failed, preload } = useProjectDrawer({ projects, openId });

  return (
    <section id={anchors.projects} aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.inner}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <div role="status" className={s.note}>
          {unknownId && <p>{fill(words.notHere, { id: unknownId })}</p>}
          {failed && (
            <p>
              {words.notLoaded}{' '}
              <TextLink href={pathTo('project', { id: failed.id })}>
                {fill(words.open, { title: failed.title })}
              </TextLink>
            </p>
          )}
        </div>
        <ul role="list" className={s.row}>
          {projects.map((project, index) => (
            <li key={project.id} className={s.item} onPointerEnter={preload} onFocus={preload}>
              <ProjectCard
                project={{ ...project, image: plates[project.image] }}
                layout={layoutAmong(index, projects.length)}
                onPress={() => {
                  const button = buttons.current.get(project.id);
                  // The focus comes back to it in the end.
                  button?.focus({ preventScroll: true });
                  button?.click();
                }}
                footer={
                  <ProjectActions
                    project={project}
                    onOpen={(opened) => {
                      // Its address may be open already, without the code.
                      preload();
                      onOpen(opened);
                    }}
                    buttonRef={(button) => {
                      if (button) buttons.current.set(project.id, button);
                      else buttons.current.delete(project.id);
                    }}
                  />
                }
              />
            </li>
          ))}
        </ul>
        <TextLink arrow href={pathTo('portfolio')} className={s.more}>
          {more}
        </TextLink>
      </div>
      {Drawer && shown && (
        <Drawer
          project={shown}
          plate={plates[`${shown.image}-drawer`] ?? plates[shown.image]}
          open={openId === shown.id}
          onClose={onClose}
          returnTo={() => buttons.current.get(shown.id)}
        />
      )}
    </section>
  );
}
