import * as v from 'valibot';
import { forms, icon, slug, text } from './fields';

/** A page, by its route. The Studio offers the pages that there are, and sets `params` too. */
const route = v.pipe(text, v.metadata({ input: 'page' }), v.title('Page'));

const params = v.optional(v.record(v.string(), slug));

const pageLink = v.strictObject({
  label: text,
  route,
  params,
  icon: v.optional(icon),
});

/** The targets that lead a group to many pages without their names: all services, all categories of projects. */
export const contentLists = ['services', 'project-categories'] as const;

export type ContentList = (typeof contentLists)[number];

export const links = v.pipe(v.array(pageLink), v.minLength(1, 'at least one link'));

const allOf = v.picklist(contentLists, 'a list of links, or the name of a whole list');

/** A page of the same kind that the bar has no room for. */
const more = v.optional(
  v.pipe(v.strictObject({ label: text, route, params }), v.title('Related page, in the footer')),
);

const pageEntry = v.strictObject({ ...pageLink.entries, more });

const pageGroup = v.strictObject({
  label: text,
  icon,
  more,
  children: forms(
    v.lazy((children) => (typeof children === 'string' ? allOf : links)),
    [
      { label: 'All of a kind', start: 'services' },
      { label: 'Pages of your choice', start: [] },
    ],
  ),
});

export const navigationSchema = v.pipe(
  // Not a union, whose only message would be that neither fits.
  v.array(
    forms(
      v.lazy((entry) =>
        typeof entry === 'object' && entry !== null && 'children' in entry ? pageGroup : pageEntry,
      ),
      [
        { label: 'Group of pages', start: { children: 'services' } },
        { label: 'Page', start: {} },
      ],
    ),
  ),
  v.minLength(1, 'at least one menu entry'),
);
