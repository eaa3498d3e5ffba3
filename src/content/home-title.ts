import { brand } from './brand';
import { isTabTitle } from './page-title';
import type { Brand } from './schema/brand';

/** The title of the home page: the only one that begins with the brand, and the brand alone where the tagline is too long. */
export function homeTitle({ name, tagline }: Pick<Brand, 'name' | 'tagline'> = brand): string {
  const whole = `${name}: ${tagline.replace(/\.$/, '')}`;
  return isTabTitle(whole) ? whole : name;
}
