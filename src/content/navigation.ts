/**
 * The bar's entries in their order. An entry names a route of `src/routes/table.ts`; the path is looked up there. A
 * group opens as a dropdown.
 */
export const navigation = [
  { label: 'Home', route: 'home' },
  {
    label: 'Projects',
    icon: 'layers',
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
  { label: 'About Us', route: 'about' },
  { label: 'Careers', route: 'careers' },
  { label: 'Contact', route: 'contact' },
  { label: 'Blog', route: 'blog' },
] as const;
