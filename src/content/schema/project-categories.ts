import * as v from 'valibot';
import { description, icon, issueAt, slug, text } from './fields';

/** `src/content/project-categories.yml` */
export const projectCategoriesSchema = v.pipe(
  v.array(
    v.strictObject({
      slug: v.pipe(slug, v.title('Address')),
      title: text,
      description,
      icon: v.optional(icon),
    }),
  ),
  v.minLength(1, 'at least one category'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.issues) return;
    const categories = dataset.value;
    for (const [index, { slug: own }] of categories.entries())
      if (categories.findIndex((category) => category.slug === own) < index)
        addIssue(issueAt(categories, [index, 'slug'], 'a slug that no other category has'));
  }),
);

export type ProjectCategory = v.InferOutput<typeof projectCategoriesSchema>[number];
