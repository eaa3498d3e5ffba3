import type { ProjectDoc } from '../../../src/content/schema/entries';
import { rootPath } from '../../../src/lib/base-path';

/** The address of a way out of the site: a prototype is in the folder of the site's own language. */
const addressOf = (href: string | undefined) => (href?.startsWith('/') ? rootPath + href : href);

/** A project's ways out of the site, as addresses. */
export const externalLinks = ({ demoLink, githubLink }: Pick<ProjectDoc, 'demoLink' | 'githubLink'>) => ({
  demoLink: addressOf(demoLink),
  githubLink: addressOf(githubLink),
});
