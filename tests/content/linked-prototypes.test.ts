import { expect, it } from 'vitest';
import { linkedPrototypes } from '../../scripts/prototypes/prototype-ids';
import { contentOf, project } from './sample';

const withLink = (title: string, field: string, link: string) =>
  project(title)
    .replace(`${field}:`, `old:`)
    .replace(/^old:.*$/m, `${field}: ${link}`);

it('only the prototypes that published projects link to are part of the site', () => {
  const { projects } = contentOf({
    'projects/boats.md': withLink('Boats', 'demoLink', '/work/harbour-ferry'),
    'projects/mugs.md': withLink('Mugs', 'githubLink', '/work/ceramics-studio/source'),
    'projects/later.md': withLink('Later', 'demoLink', '/work/grid-monitor').replace(
      '---\n',
      '---\ndraft: true\n',
    ),
  });
  expect(linkedPrototypes(projects)).toEqual(['ceramics-studio', 'harbour-ferry']);
  expect(linkedPrototypes([])).toEqual([]);
});
