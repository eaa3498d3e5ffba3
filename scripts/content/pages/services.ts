import type { ServiceData, ServicesData } from '../../../src/content/page-data';
import { contactForServicesPath, estimateWithServicePath } from '../../../src/routes/paths';
import type { RouteParams } from '../../../src/routes/table';
import { latest } from '../days';
import { serviceCard } from './cards';
import type { PageContext } from './page-context';
import { crumbsTo } from './crumbs';
import type { PageDraft } from './draft';
import { omit } from './omit';
import { singlePage } from './single';

/** All services. */
export function servicesPage({ store }: PageContext): PageDraft<ServicesData> {
  const services = store.services.map((service) => ({
    ...serviceCard(service),
    audience: service.doc.audience,
    price: service.doc.price,
  }));
  return singlePage(
    store.yaml.pages.services,
    { services },
    latest(store.services.map(({ doc }) => doc.updated)),
  );
}

/** One service. */
export function servicePage(context: PageContext, { slug = '' }: RouteParams): PageDraft<ServiceData> {
  const { parents, service: find, project, projectCard, plate } = context;
  const service = find(slug);
  const { doc, body, text } = service;
  const crumbs = crumbsTo(doc.title, parents.services);
  const image = doc.plate === undefined ? undefined : plate(doc.plate);
  // A block that names services has no price of the others.
  const estimate = context.store.pages.find(({ blocks }) =>
    blocks.some((shown) => shown.block === 'estimate' && (shown.fields.services?.includes(slug) ?? true)),
  );
  return {
    title: doc.title,
    description: doc.description,
    data: {
      ...omit(doc, 'order', 'home', 'plate', 'related'),
      slug,
      crumbs,
      plate: image,
      body,
      related: doc.related.map((id) => projectCard(project(id))),
      contactPath: contactForServicesPath([slug]),
      ...(estimate && { estimatePath: estimateWithServicePath(estimate.slug, slug) }),
    },
    lastModified: doc.updated,
    kind: 'Service',
    crumbs,
    text: [
      doc.lead,
      doc.audience,
      ...doc.deliverables.flatMap((part) => [part.title, part.text]),
      ...doc.questions.flatMap(({ question, answer }) => [question, answer]),
      text,
    ].join(' '),
    image,
    source: service,
  };
}
