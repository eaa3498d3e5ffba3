import { brand } from '@/content/brand';
import { pages } from '@/content/pages';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import { team } from '@/content/team';
import { TextLink } from '@/design-system/text-link/text-link';
import type { RouteMatch } from '@/routes/match';
import { pageOf } from '@/routes/pages';
import { pathTo } from '@/routes/paths';
import type { RouteId, RouteParams } from '@/routes/table';
import { PageMeta } from '@/sections/page-meta/page-meta';
import { NotFoundPage } from '../not-found/not-found';
import * as s from './plain.module.scss';

interface Item {
  title: string;
  text: string;
  link?: { label: string; path: string };
}

const projectItem = ({ id, title, summary }: (typeof projects)[number]): Item => ({
  title,
  text: summary,
  link: { label: `See ${title}`, path: pathTo('project', { id }) },
});

/** What a page lists below its opening text. */
function itemsOf(id: RouteId, params: RouteParams): Item[] {
  switch (id) {
    case 'services':
      return services.map(({ slug, title, description }) => ({
        title,
        text: description,
        link: { label: `More about ${title}`, path: pathTo('service', { slug }) },
      }));
    case 'portfolio':
      return projects.map(projectItem);
    case 'project-category':
      return projects.filter(({ category }) => category === params.category).map(projectItem);
    case 'project': {
      const project = projects.find((candidate) => candidate.id === params.id);
      const { frontend = [], backend = [], deployment = [] } = project?.technologies ?? {};
      return [
        { title: 'Features', text: `${project?.features.join('. ')}.` },
        { title: 'Frontend', text: frontend.join(', ') },
        { title: 'Backend', text: backend.join(', ') },
        { title: 'Deployment', text: deployment.join(', ') },
      ];
    }
    case 'team':
      return team.map(({ name, role, fullDescription }) => ({
        title: name,
        text: `${role}. ${fullDescription}`,
      }));
    default:
      return [];
  }
}

/** A page of text: its title, an opening and, where there is data, a list. Without content behind it, the 404. */
export function PlainPage({ id, params }: RouteMatch) {
  const page = pageOf(id, params);
  if (!page) return <NotFoundPage />;
  const { title, description, path } = page;
  const opening = id in pages ? (pages as Record<string, { text?: string }>)[id]?.text : undefined;
  const items = itemsOf(id, params);
  return (
    <div className={s.root}>
      <PageMeta title={`${title} · ${brand.name}`} description={description} canonicalPath={path} />
      <header className={s.head}>
        <h1 className={s.title}>{title}</h1>
        <p className={s.text}>{opening || description}</p>
      </header>
      {items.length > 0 && (
        <ul role="list" className={s.list}>
          {items.map((item) => (
            <li key={item.title} className={s.item}>
              <h2 className={s.itemTitle}>{item.title}</h2>
              <p className={s.itemText}>{item.text}</p>
              {item.link && (
                <TextLink href={item.link.path} arrow>
                  {item.link.label}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
