import { mostWide, type PageLink } from '../../../src/content/card-data';
import type { PortfolioData, ProjectCategoryData, ProjectData } from '../../../src/content/page-data';
import { pathTo } from '../../../src/routes/paths';
import type { RouteParams } from '../../../src/routes/table';
import { widePlate } from '../checks/references';
import { latest } from '../days';
import type { ProjectEntry } from '../content-store';
import { countTags } from '../tags';
import { serviceLink } from './cards';
import { blockData, sheetsOf } from './content-page';
import type { PageContext } from './page-context';
import { crumbsTo } from './crumbs';
import type { PageDraft } from './draft';
import { omit } from './omit';
import { partOf } from './parts';
import { externalLinks } from './ways-out';

const modified = ({ doc }: ProjectEntry) => doc.updated ?? doc.date;

const categoryLink = ({ slug, title }: { slug: string; title: string }): PageLink => ({
  label: title,
  path: pathTo('project-category', { category: slug }),
});

/** The project cards of a list with the width of its page. */
function cardsOf({ projectCard, wideCard }: PageContext, projects: readonly ProjectEntry[]) {
  return projects.map(projects.length <= mostWide ? wideCard : projectCard);
}

/** All projects, in parts, with the filters. */
export function portfolioPage(context: PageContext, params: RouteParams): PageDraft<PortfolioData> {
  const { store, parents } = context;
  const { title, description, lead } = store.yaml.pages.portfolio;
  const part = partOf(store.projects, { first: 'portfolio', further: 'portfolio-page' }, params);
  const { pagination } = part;
  const ordered = new Map<string, number>();
  for (const { doc } of store.projects)
    for (const slug of doc.services) ordered.set(slug, (ordered.get(slug) ?? 0) + 1);
  return {
    title: part.titled(title),
    description: part.described(description),
    data: {
      title,
      lead,
      projects: cardsOf(context, part.items),
      pagination,
      tags: countTags(store.projects.map(({ doc }) => doc.tags)).map(({ label, count }) => ({
        label,
        count,
      })),
      services: store.services
        .map(({ slug, doc }) => ({ slug, label: doc.title, count: ordered.get(slug) ?? 0 }))
        .filter(({ count }) => count > 0),
    },
    lastModified: latest(part.items.map(modified)),
    kind: part.isFurther ? null : 'Page',
    crumbs: part.isFurther ? crumbsTo(part.label, parents.portfolio) : crumbsTo(title),
    text: lead,
  };
}

/** One project. */
export function projectPage(context: PageContext, { id = '' }: RouteParams): PageDraft<ProjectData> {
  const { store, parents, project: find, projectCard, service, plate } = context;
  const project = find(id);
  const { doc, blocks, text } = project;
  const { projects } = store;
  const next = projects[(projects.indexOf(project) + 1) % projects.length]!;
  const image = plate(widePlate(doc.image));
  const crumbs = crumbsTo(doc.title, parents.portfolio);
  return {
    title: doc.title,
    description: doc.summary,
    data: {
      ...omit(doc, 'home', 'draft', 'image', 'services', 'category'),
      ...externalLinks(doc),
      id,
      crumbs,
      category: categoryLink(context.category(doc.category)),
      services: doc.services.map((slug) => serviceLink(service(slug))),
      image,
      blocks: blocks.map((block) => blockData(block, context)),
      next: next === project ? undefined : { ...projectCard(next), image: plate(widePlate(next.doc.image)) },
    },
    lastModified: modified(project),
    kind: 'Project',
    crumbs,
    text: [doc.description, doc.problem ?? [], ...doc.features, text].flat().join(' '),
    keywords: [doc.subtitle, doc.client ?? [], ...doc.tags].flat(),
    image,
    source: project,
    sheets: sheetsOf(blocks),
  };
}

/** The projects of one category of the menu, in parts. */
export function categoryPage(context: PageContext, params: RouteParams): PageDraft<ProjectCategoryData> {
  const { store, parents } = context;
  const category = context.category(params.category!);
  const { title, description } = category;
  const part = partOf(
    store.projects.filter(({ doc }) => doc.category === category.slug),
    { first: 'project-category', further: 'project-category-page' },
    params,
  );
  const { pagination } = part;
  return {
    title: part.titled(title),
    description: part.described(description),
    data: {
      title,
      lead: description,
      projects: cardsOf(context, part.items),
      pagination,
      path: categoryLink(category).path,
    },
    lastModified: latest(part.items.map(modified)),
    kind: part.isFurther ? null : 'Projects',
    crumbs: part.isFurther
      ? crumbsTo(part.label, parents.portfolio, categoryLink(category))
      : crumbsTo(title, parents.portfolio),
    text: description,
  };
}
