import type { PersonData } from '../../../src/content/page-data';

import { absolute } from '../addresses';
import { fallbackFile } from '../plate-files';
import { agency } from './agency';
import { writer } from './article';
import type { Context, Node } from './node';

/** Someone of the agency. */
export const person = ({ page, brand }: Context, data: PersonData): Node => ({
  ...writer({ name: data.name, path: page.path }, brand),
  jobTitle: data.role,
  description: data.bio,
  image: absolute(brand, fallbackFile(data.portrait)),
  worksFor: agency(brand),
  ...(data.skills.length > 0 && { knowsAbout: data.skills }),
  ...(data.socials.length > 0 && { sameAs: data.socials.map(({ url }) => url) }),
});
