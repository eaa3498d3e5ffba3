/**
 * The bar's entries in their order. An entry names a route of `src/routes/table.ts`; the path is looked up there. A
 * group opens as a dropdown. `more` is a page of the same kind that the bar has no room for: while it is shown, or a page
 * below it, the entry is marked, and the footer lists it below the entry's own.
 */
export const navigation = [
  { label: 'Home', route: 'home' },
  {
    label: 'Projects',
    icon: 'layers',
    more: { label: 'All projects', route: 'portfolio' },
    children: [
      {
        label: 'Web Development',
        route: 'project-category',
        params: { category: 'web-development' },
        icon: 'app-window',
      },
      {
        label: 'Mobile Apps',
        route: 'project-category',
        params: { category: 'mobile-apps' },
        icon: 'smartphone',
      },
      {
        label: 'UI/UX Design',
        route: 'project-category',
        params: { category: 'ui-ux-design' },
        icon: 'palette',
      },
    ],
  },
  {
    label: 'Services',
    icon: 'compass',
    more: { label: 'All services', route: 'services' },
    children: [
      { label: 'Graphic Design', route: 'service', params: { slug: 'graphic-design' }, icon: 'pen-tool' },
      { label: 'Digital Products', route: 'service', params: { slug: 'digital-products' }, icon: 'layers' },
      {
        label: 'Social Marketing',
        route: 'service',
        params: { slug: 'social-marketing' },
        icon: 'megaphone',
      },
      { label: 'Brand Strategy', route: 'service', params: { slug: 'brand-strategy' }, icon: 'compass' },
      {
        label: 'Product Development',
        route: 'service',
        params: { slug: 'product-development' },
        icon: 'rocket',
      },
      { label: 'Consulting', route: 'service', params: { slug: 'consulting' }, icon: 'messages-square' },
    ],
  },
  { label: 'About Us', route: 'about', more: { label: 'Team', route: 'team' } },
  { label: 'Careers', route: 'careers' },
  { label: 'Contact', route: 'contact' },
  { label: 'Blog', route: 'blog' },
] as const;
