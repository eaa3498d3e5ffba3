/**
 * The bar's entries in their order. An entry names a route of `src/routes/table.ts`; the path is looked up there. A
 * group opens as a dropdown: `children: 'services'` lists every service and `children: 'project-categories'` every category;
 * a list of links picks its pages, such as `[{ label: 'Advice', route: 'service', params: { slug: 'consulting' } }]`. `more` is a page of the same kind that the bar has no room for: while it is shown, or a page
 * below it, the entry is marked, and the footer lists it below the entry's own.
 */
export const navigation = [
  { label: 'Home', route: 'home' },
  {
    label: 'Projects',
    icon: 'layers',
    more: { label: 'All projects', route: 'portfolio' },
    children: 'project-categories',
  },
  {
    label: 'Services',
    icon: 'compass',
    more: { label: 'All services', route: 'services' },
    children: 'services',
  },
  { label: 'About Us', route: 'about', more: { label: 'Team', route: 'team' } },
  { label: 'Careers', route: 'careers' },
  { label: 'Contact', route: 'contact' },
  { label: 'Blog', route: 'blog' },
] as const;
