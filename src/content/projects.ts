import type { Project } from './schema';

/** The categories of the Projects menu, each a page of its own. */
export const projectCategories = [
  {
    slug: 'web-development',
    title: 'Web Development',
    description: 'Sites and platforms that load in a blink, rank well and stay easy to change.',
  },
  {
    slug: 'mobile-apps',
    title: 'Mobile Apps',
    description: 'Apps for one thumb and full sun, that keep working when the signal does not.',
  },
  {
    slug: 'ui-ux-design',
    title: 'UI/UX Design',
    description: 'Interfaces drawn from what people do, tested with them before a line is built.',
  },
] as const;

/** The three projects of the home page. `image` names a plate of `src/content/plates.ts`. */
export const projects: readonly Project[] = [
  {
    id: 'harbour-ferry',
    category: 'mobile-apps',
    title: 'Harbour Ferry',
    subtitle: 'Mobile app',
    summary: 'Timetable, tide and ticket on one screen, readable in direct sun and usable with one thumb.',
    description:
      'Timetable, tide and ticket on one screen, readable in direct sun and usable with one thumb. The crossing you need next is always the largest thing you see.',
    image: 'project-harbour-ferry',
    imageAlt:
      'Two phones: the next crossing at 14:30 above a tide curve, and a boarding pass for seat B 12, gate 2.',
    tags: ['React Native', 'Maps', 'Payments'],
    demoLink: 'https://ferry.undula.example',
    githubLink: 'https://code.undula.example/harbour-ferry',
    features: [
      'Live crossings with seat counts',
      'Tickets that work without signal',
      'Tide curve drawn from harbour data',
      'Large type that holds up in direct sun',
    ],
    technologies: {
      frontend: ['React Native', 'TypeScript', 'MapLibre'],
      backend: ['Node.js', 'PostgreSQL', 'Stripe'],
      deployment: ['Expo', 'Fly.io', 'GitHub Actions'],
    },
  },
  {
    id: 'ceramics-studio',
    category: 'web-development',
    title: 'Ceramics Studio',
    subtitle: 'Online shop',
    summary: 'A quiet storefront for small batches, where each piece is shown before its price.',
    description:
      'A quiet storefront for small batches, where each piece is shown before its price. A kiln opening sells out in minutes, so the bag is held for ten while you decide.',
    image: 'project-ceramics-studio',
    imageAlt:
      'The shop of Kiln & Co, headed Thrown slowly, with three engraved vases in wine, vermilion and sea green.',
    tags: ['Next.js', 'Stripe', 'CMS'],
    demoLink: 'https://kiln.undula.example',
    githubLink: 'https://code.undula.example/ceramics-studio',
    features: [
      'A bag that holds each piece for ten minutes',
      'Batches published by the potter, without us',
      'Pictures sized for the slowest phone in the queue',
      'Checkout in two steps, with a guest option',
    ],
    technologies: {
      frontend: ['Next.js', 'TypeScript', 'CSS Modules'],
      backend: ['Sanity', 'Stripe', 'Node.js'],
      deployment: ['Vercel', 'GitHub Actions'],
    },
  },
  {
    id: 'grid-monitor',
    category: 'ui-ux-design',
    title: 'Grid Monitor',
    subtitle: 'Data platform',
    summary: 'Live load, solar share and alerts for forty sites, with figures an engineer can trust.',
    description:
      'Live load, solar share and alerts for forty sites, with figures an engineer can trust. Every number opens the readings behind it, with the time they were taken.',
    image: 'project-grid-monitor',
    imageAlt:
      'A dashboard headed Grid load today: peak 4.8 MW, now 3.1 MW, solar 62%, above a load curve with a forecast.',
    tags: ['TypeScript', 'WebGL', 'Postgres'],
    demoLink: 'https://grid.undula.example',
    githubLink: 'https://code.undula.example/grid-monitor',
    features: [
      'Forty sites on one screen, updated each second',
      'Every figure opens the readings behind it',
      'Alerts that say what changed and who was told',
      'Export of any view, with its filters and its time zone',
    ],
    technologies: {
      frontend: ['TypeScript', 'React', 'WebGL'],
      backend: ['Go', 'PostgreSQL', 'TimescaleDB'],
      deployment: ['Docker', 'Hetzner', 'Grafana'],
    },
  },
];
