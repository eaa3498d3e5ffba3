/**
 * Titles, descriptions (for search results) and leads of the pages that are lists, with what else one may call them in the
 * site's own search, and the words of the 404. The texts of every other page are Markdown, beside this file. A title
 * contains the name that the specification gives its page.
 */
export const pages = {
  contact: {
    title: 'Contact',
    description: 'Write, call or visit: the form, the addresses and the hours of our studio.',
    lead: 'Tell us what you are building and when it has to be live. We answer within one working day.',
    keywords: ['email', 'mail', 'phone', 'telephone', 'address', 'opening', 'hours'],
  },
  services: {
    title: 'Services',
    description: 'Six services, from a brand’s fixed points to a product with room to grow.',
    lead: 'Six ways to work with us. Most projects begin with one and need two.',
  },
  team: {
    title: 'Team',
    description: 'The three people who do the work: their background, skills and achievements.',
    lead: 'Three people who do the work, and answer for it.',
  },
  blog: {
    title: 'Blog',
    description: 'Notes on web craft from our own projects: speed, type, accessibility and motion.',
    lead: 'Notes on web craft from our own projects.',
  },
  careers: {
    title: 'Careers',
    description: 'How we hire, what we pay attention to and how to write to us.',
    lead: 'We hire slowly and keep people long. A good letter gets an answer within a week, with an opening or without.',
    keywords: ['jobs', 'openings', 'vacancy', 'vacancies', 'internships'],
  },
  portfolio: {
    title: 'Portfolio',
    description: 'Selected projects, each with its problem, what we built it from and what changed.',
    lead: 'Selected projects, each with what we built it from.',
  },
  search: {
    title: 'Search',
    description: 'Find a page, service, project, person, job or article.',
    lead: 'Pages, services, projects, people, jobs and articles.',
  },
  notFound: {
    title: 'Oops, looks like the page is lost.',
    description: 'This is not a fault, just an accident that was not intentional.',
    home: 'BACK TO HOME',
  },
  offline: {
    title: 'You are offline',
    description: 'There is no connection, and this page was not opened on this device before.',
    lead: 'This page was not opened on this device before, so there is no copy of it to show. It loads by itself when the connection is back.',
    retry: 'Try again',
    kept: 'Pages you have with you',
  },
} as const;
