/** The texts of the pages that are lists: `pages.yml`. */
export { pages } from '@generated/yaml/pages';
