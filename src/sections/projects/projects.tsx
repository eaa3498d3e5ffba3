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
  /** The label of the link to all projects. */
  more: string;
  projects: readonly Project[];
  /** Keyed by the projects' `image`. A crop for the drawer has the suffix `-drawer`. */
  plates: Readonly<Record<string, Plate>>;
  /** The id of the project in the open drawer. The page stores it in its URL. */
  openId: string | null;
  /** The unknown project id in the URL. */
  unknownId?: string;
  onOpen: (project: { id: string }) => void;
  onClose: () => void;
}

/** Selected projects, one card each. Their details are in a drawer with its own URL. */
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
  const { Drawer, shown, failed, prepare } = useProjectDrawer(projects, openId);

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
            <li key={project.id} className={s.item} onPointerEnter={prepare} onFocus={prepare}>
              <ProjectCard
                project={{ ...project, image: plates[project.image] }}
                href={pathTo('project', { id: project.id })}
                layout={layoutAmong(index, projects.length)}
                onPress={() => {
                  const button = buttons.current.get(project.id);
                  // The focus returns to it when the drawer closes.
                  button?.focus({ preventScroll: true });
                  button?.click();
                }}
                footer={
                  <ProjectActions
                    project={project}
                    onOpen={(opened) => {
                      // Its URL may be open already, without its code.
                      prepare();
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
