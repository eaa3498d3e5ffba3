import type { Plate } from '@/lib/plate';
import type { JobDoc, ServiceDoc } from './schema/entries';

/** A link to another page of this site. */
export interface PageLink {
  label: string;
  path: string;
}

export interface PostCardData {
  path: string;
  title: string;
  description: string;
  /** `2026-11-14`. */
  date: string;
  /** Minutes of reading. */
  minutes: number;
  /** The main one. */
  tag: PageLink;
  author: PageLink;
  cover: Plate;
}

export interface ProjectCardData {
  id: string;
  path: string;
  title: string;
  subtitle: string;
  summary: string;
  image: Plate;
  /** As wide as the page, in lists of so few projects that each has a row: `mostWide`. */
  wide?: Plate;
  imageAlt: string;
  tags: readonly string[];
}

/** Up to this many projects, a list with the width of its page shows each of them in that width. */
export const mostWide = 2;

export interface PersonCardData {
  path: string;
  name: string;
  role: string;
  bio: string;
  portrait: Plate;
  portraitAlt: string;
}

export interface ServiceCardData extends Pick<
  ServiceDoc,
  'title' | 'description' | 'icon' | 'figure' | 'color'
> {
  slug: string;
  path: string;
}

export interface JobCardData extends Pick<
  JobDoc,
  'title' | 'summary' | 'place' | 'presence' | 'employment' | 'pay' | 'posted' | 'validThrough'
> {
  path: string;
}
