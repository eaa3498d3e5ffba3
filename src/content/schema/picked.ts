import type { SiteIconName } from '../../lib/icon-name';
import type { PersonDoc, ProjectDoc, ServiceDoc } from './entries';

/** The home page's data of a project, a service and a person: `scripts/content/home-modules.ts` picks it. */
export interface Project extends Pick<
  ProjectDoc,
  | 'category'
  | 'title'
  | 'subtitle'
  | 'summary'
  | 'description'
  | 'image'
  | 'imageAlt'
  | 'tags'
  | 'demoLink'
  | 'githubLink'
  | 'features'
  | 'technologies'
> {
  id: string;
}

export interface Service extends Pick<ServiceDoc, 'title' | 'description' | 'icon' | 'figure' | 'color'> {
  slug: string;
}

/** A page that content makes, as menus name it. */
export interface ContentLink {
  label: string;
  slug: string;
  icon?: SiteIconName;
}

export interface TeamMember extends Omit<PersonDoc, 'order' | 'home' | 'updated'> {
  slug: string;
}
