/** The kinds of projects: `project-categories.yml`. */
export { projectCategories } from '@generated/yaml/project-categories';
