import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectDoc } from '../../src/content/schema/entries';

/** The folder of the prototypes; its folders with an `index.html` are named after their projects. */
export const prototypesFolder = join(import.meta.dirname, '../../src/prototypes');

/** The projects that have a prototype. */
export const prototypeIds = (): string[] =>
  readdirSync(prototypesFolder).filter((name) => existsSync(join(prototypesFolder, name, 'index.html')));

/** The prototypes that projects link to, by a demo or its source. */
export const linkedPrototypes = (
  projects: readonly { doc: Pick<ProjectDoc, 'demoLink' | 'githubLink'> }[],
): string[] => {
  const links = projects.flatMap(({ doc: { demoLink, githubLink } }) => [demoLink, githubLink]);
  return prototypeIds().filter((id) =>
    links.some((link) => link === `/work/${id}` || link === `/work/${id}/source`),
  );
};
