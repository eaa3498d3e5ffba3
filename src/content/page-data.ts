import type { Plate } from '@/lib/plate';
import type { Prose, ProseHeading } from '@/lib/prose';
import type { AboutDoc, JobDoc, PageDoc, PersonDoc, PostDoc, ProjectDoc, ServiceDoc } from './schema/entries';
import type { PageBlock } from './block-data';
import type {
  JobCardData,
  PageLink,
  PersonCardData,
  PostCardData,
  ProjectCardData,
  ServiceCardData,
} from './card-data';

/**
 * The data of each page, by its name in the route table. Home and the 404 have none. `scripts/content` writes it to one JSON
 * file per page (`/content/<path>.json`). The prerender draws the page with it, and a browser that comes from another page
 * fetches it, so that no page's script grows with the content.
 */
export interface PageData {
  about: AboutData;
  contact: ContactData;
  services: ServicesData;
  service: ServiceData;
  team: TeamData;
  person: PersonData;
  blog: BlogData;
  post: PostData;
  careers: CareersData;
  job: JobData;
  portfolio: PortfolioData;
  project: ProjectData;
  'project-category': ProjectCategoryData;
  search: SearchData;
  'content-page': ContentPageData;
}

/** The content of one page's JSON file. */
export interface PagePayload<Data = unknown> {
  head: PageHead;
  data: Data;
}

/** A page's data for browser tabs and search engines. */
export interface PageHead {
  /** As the tab shows it, brand included. */
  title: string;
  description: string;
  /** The path that search engines should know; null for a page that they should not. */
  canonical: string | null;
}

/** A step on the way to a page, outermost first. The page itself is the last, without a path. */
export interface Crumb {
  label: string;
  path?: string;
}

/** A heading and the text that opens a page. */
export interface PageOpening {
  title: string;
  lead: string;
}

/** The current page of a list in parts. */
export interface Pagination {
  /** From 1. */
  page: number;
  /** The path of each page, the first first. */
  paths: readonly string[];
}

export interface AboutData extends AboutDoc {
  body: Prose;
  people: readonly PersonCardData[];
}

export type ContactData = PageOpening;

export interface ServicesData extends PageOpening {
  services: readonly (ServiceCardData & Pick<ServiceDoc, 'audience' | 'price'>)[];
}

export interface ServiceData extends Omit<ServiceDoc, 'order' | 'home' | 'plate' | 'related'> {
  slug: string;
  crumbs: readonly Crumb[];
  plate?: Plate;
  body: Prose;
  related: readonly ProjectCardData[];
  /** The contact page with this service chosen. */
  contactPath: string;
  /** The page that adds up prices, with the service chosen, where there is one. */
  estimatePath?: string;
}

export interface TeamData extends PageOpening {
  people: readonly (PersonCardData & Pick<PersonDoc, 'skills'>)[];
}

export interface PersonData extends Omit<PersonDoc, 'order' | 'home' | 'image' | 'imageAlt'> {
  crumbs: readonly Crumb[];
  portrait: Plate;
  portraitAlt: string;
  body: Prose;
  /** Their newest twelve. */
  posts: readonly PostCardData[];
}

/** The list of articles: all of them, or those of one tag; in parts of twelve. */
export interface BlogData extends PageOpening {
  /** The tag, for the list of one tag. */
  tag?: string;
  posts: readonly PostCardData[];
  pagination: Pagination;
  /** Most used first. */
  tags: readonly (PageLink & { count: number })[];
  feedPath: string;
}

export interface PostData extends PostCardData {
  crumbs: readonly Crumb[];
  updated?: PostDoc['updated'];
  tags: readonly PageLink[];
  writer: PersonCardData;
  contents: readonly ProseHeading[];
  body: Prose;
  related: readonly PostCardData[];
  /** The page's full address, to be shared. */
  address: string;
}

export interface CareersData extends PageOpening {
  jobs: readonly JobCardData[];
  /** The address for letters if no opening fits. */
  email: string;
}

export interface JobData extends JobCardData, Pick<JobDoc, 'process'> {
  crumbs: readonly Crumb[];
  body: Prose;
  contact: PersonCardData;
  /** A mail with a subject that names the job. */
  mailto: string;
}

/** The projects in parts of twelve. Filters read `/content/portfolio-index.json`, which is asked for at the first choice. */
export interface PortfolioData extends PageOpening {
  projects: readonly ProjectCardData[];
  pagination: Pagination;
  /** The options of the filter, with the number of projects of each. */
  tags: readonly { label: string; count: number }[];
  services: readonly { slug: string; label: string; count: number }[];
}

/** The file behind the portfolio's filters: every project, with its filter values. */
export type PortfolioIndex = readonly (ProjectCardData & { services: readonly string[] })[];

export interface ProjectData extends Omit<ProjectDoc, 'home' | 'draft' | 'image' | 'services' | 'category'> {
  id: string;
  crumbs: readonly Crumb[];
  category: PageLink;
  services: readonly PageLink[];
  image: Plate;
  /** Its texts and the blocks between them, in the order of the file. */
  blocks: readonly PageBlock[];
  /** The one after it, where there is another, with its picture at full width. */
  next?: ProjectCardData;
}

export interface ProjectCategoryData extends PageOpening {
  projects: readonly ProjectCardData[];
  pagination: Pagination;
  /** The path of the category's first page. */
  path: string;
}

export type SearchData = PageOpening;

export interface ContentPageData extends Pick<PageDoc, 'title' | 'lead' | 'updated'> {
  /** The headings of its texts. */
  contents: readonly ProseHeading[];
  /** In the order of the file. */
  blocks: readonly PageBlock[];
}
