import { brand } from './brand';
import type { SiteIconName } from '@/lib/icon-name';

interface Highlight {
  icon: SiteIconName;
  title: string;
  description: string;
}

/** The texts of the home page that are not services, projects or people. Fixed by the specification where it quotes them. */
export const home = {
  hero: {
    welcome: `Welcome to ${brand.name}`,
    /** One entry a line on wide screens. */
    title: ['We Create', 'Digital', 'Excellence'],
    start: 'Get Started',
    more: 'Learn More',
    scroll: 'Scroll to explore',
  },
  elevate: {
    title: 'Elevate Your Digital Presence',
    tagline: 'Crafting minimalist web solutions that deliver maximum impact',
    highlights: [
      { icon: 'braces', title: 'Clean Code', description: 'Efficient and maintainable solutions' },
      { icon: 'gauge', title: 'Fast Performance', description: 'Lightning-quick load times' },
      { icon: 'monitor-smartphone', title: 'Responsive Design', description: 'Seamless on all devices' },
    ] satisfies Highlight[],
  },
  strip: ['Strategic Planning', 'Market Expansion', 'Detailed Analysis', 'Collaborative Solutions'],
  banner: 'Discover Unlimited Possibilities Beyond Imagination',
  team: { title: 'Meet Our Innovators', more: 'Meet the team' },
  services: { title: 'Our Services', more: 'Learn More', all: 'All services' },
  why: {
    title: 'Why Choose Us',
    vision:
      'Good work moves like water: it finds the shortest way, carries what matters and leaves a clear line behind it.',
    points: [
      {
        title: 'Innovative Design Solutions',
        description: 'Ideas tested on screen in the first week, so you decide on evidence and not on slides.',
      },
      {
        title: 'Cutting-Edge Technology',
        description: 'Modern standards, measured budgets for speed, and code your own team can carry on.',
      },
      {
        title: 'Client-Centric Approach',
        description: 'One point of contact, a shared board and an open timesheet from start to finish.',
      },
    ],
  },
  projects: { title: 'Our Projects', more: 'View More' },
  welcome: {
    title: 'Crafting Digital Experiences That Inspire',
    points: [
      { icon: 'braces', title: 'Clean Code' },
      { icon: 'gauge', title: 'Fast Performance' },
      { icon: 'globe', title: 'Global Reach' },
    ] satisfies { icon: SiteIconName; title: string }[],
  },
  contact: {
    title: 'Get in Touch',
    lead: 'Tell us what you are building and when it has to be live. We answer within one working day.',
  },
  talk: { title: "Let's Talk with us", start: 'Start a project', careers: 'See careers' },
} as const;
