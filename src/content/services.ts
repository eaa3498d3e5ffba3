import type { Service } from './schema';

/** The six services, in the order of the home page and the menu. */
export const services: readonly Service[] = [
  {
    slug: 'graphic-design',
    title: 'Graphic Design',
    description: 'Identities, type and print that hold together from a favicon to a billboard.',
    icon: 'pen-tool',
    figure: 'braid',
    color: 'attention',
  },
  {
    slug: 'digital-products',
    title: 'Digital Products',
    description: 'Apps and platforms shaped around the few tasks people come to finish.',
    icon: 'layers',
    figure: 'square-wave',
    color: 'attention',
  },
  {
    slug: 'social-marketing',
    title: 'Social Marketing',
    description: 'Campaigns that start small, travel far and can be measured at every ring.',
    icon: 'megaphone',
    figure: 'ripples',
    color: 'series-2',
  },
  {
    slug: 'brand-strategy',
    title: 'Brand Strategy',
    description: 'The fixed points your brand keeps while everything around it moves.',
    icon: 'compass',
    figure: 'standing-wave',
    color: 'series-1',
  },
  {
    slug: 'product-development',
    title: 'Product Development',
    description: 'From a first prototype to a product with momentum and room to grow.',
    icon: 'rocket',
    figure: 'growing-wave',
    color: 'attention',
  },
  {
    slug: 'consulting',
    title: 'Consulting',
    description: 'Two teams in phase: ours beside yours, until you no longer need us.',
    icon: 'messages-square',
    figure: 'in-phase',
    color: 'attention',
  },
];
