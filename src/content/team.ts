import type { TeamMember } from './schema';

/** The three people of the team carousel, in its order. `image` names a plate of `src/content/plates.ts`. */
export const team: readonly TeamMember[] = [
  {
    slug: 'noor-adair',
    name: 'Noor Adair',
    role: 'Creative Director',
    bio: 'Leads brand and interface work from first sketch to release.',
    fullDescription:
      'Leads brand and interface work from first sketch to release. Trained as a print engraver, she still draws every identity as a single line before it becomes a system.',
    image: 'portrait-noor',
    imageAlt: 'Portrait of Noor Adair, hair in a bun, engraved in wine lines on vermilion.',
    background: 'Printmaking and type design, ten years in product studios',
    achievements: ['Three national design awards', 'Speaker on variable type', 'Led 40 launches'],
    socials: [
      { network: 'LinkedIn', url: 'https://linkedin.example/noor-adair' },
      { network: 'GitHub', url: 'https://github.example/noor-adair' },
      { network: 'Instagram', url: 'https://instagram.example/noor.adair' },
    ],
    skills: ['Art direction', 'Type', 'Design systems', 'Motion'],
  },
  {
    slug: 'ilan-voss',
    name: 'Ilan Voss',
    role: 'Lead Engineer',
    bio: 'Builds the sites and platforms, and keeps them fast years later.',
    fullDescription:
      'Builds the sites and platforms, and keeps them fast years later. He reads a performance trace the way others read a map, and writes the tests before the excuses.',
    image: 'portrait-ilan',
    imageAlt: 'Portrait of Ilan Voss, short hair and square glasses, engraved in wine lines on blush.',
    background: 'Signal processing, then nine years of front-end architecture',
    achievements: ['Maintains two open libraries', 'Cut a ferry site to 90 KB', 'Mentored 12 engineers'],
    socials: [
      { network: 'LinkedIn', url: 'https://linkedin.example/ilan-voss' },
      { network: 'GitHub', url: 'https://github.example/ilan-voss' },
      { network: 'Twitter', url: 'https://twitter.example/ilan_voss' },
    ],
    skills: ['TypeScript', 'Performance', 'Accessibility', 'WebGL'],
  },
  {
    slug: 'mara-quist',
    name: 'Mara Quist',
    role: 'Strategy Director',
    bio: 'Finds the sentence a brand stands on and the figures that prove it.',
    fullDescription:
      'Finds the sentence a brand stands on and the figures that prove it. She runs every project from one shared board, so that nobody has to ask how far we are.',
    image: 'portrait-mara',
    imageAlt: 'Portrait of Mara Quist with curly hair, engraved in coral lines on wine.',
    background: 'Economics and field research, eleven years with public services',
    achievements: ['Repositioned 18 brands', 'Wrote a guide to honest pricing', 'Runs our intern programme'],
    socials: [
      { network: 'LinkedIn', url: 'https://linkedin.example/mara-quist' },
      { network: 'Twitter', url: 'https://twitter.example/mara_quist' },
      { network: 'Instagram', url: 'https://instagram.example/mara.quist' },
    ],
    skills: ['Positioning', 'Research', 'Pricing', 'Facilitation'],
  },
];
