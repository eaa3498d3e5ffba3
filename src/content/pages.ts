/**
 * Titles, descriptions and opening texts of the pages that have no data of their own. The heading of a page contains
 * the name that the specification gives it.
 */
export const pages = {
  about: {
    title: 'About Us',
    description: 'Who we are, how a small studio works and why we stay small.',
    text: 'We are three people and a short list of collaborators. We take four projects at a time, and the person you meet first is the person who does the work.',
  },
  contact: {
    title: 'Contact',
    description:
      'Tell us what you are building and when it has to be live. We answer within one working day.',
    text: '',
  },
  services: {
    title: 'Services',
    description: 'Six services, from a brand’s fixed points to a product with room to grow.',
    text: 'Six ways to work with us. Most projects begin with one and need two.',
  },
  team: {
    title: 'Team',
    description: 'The three people who do the work: their background, skills and achievements.',
    text: 'Three people who do the work, and answer for it.',
  },
  blog: {
    title: 'Blog',
    description: 'Notes on web craft from our own projects: speed, type, accessibility and motion.',
    text: 'Notes on web craft from our own projects. Until the first is out, the projects speak for us.',
  },
  careers: {
    title: 'Careers',
    description: 'How we hire, what we pay attention to and how to write to us.',
    text: 'We hire slowly and keep people long. There is no opening today; a good letter still gets an answer within a week.',
  },
  portfolio: {
    title: 'Portfolio',
    description: 'Selected projects: an app for a ferry, a shop for a potter and a monitor for a grid.',
    text: 'Selected projects, each with what we built it from.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What this site stores and what it sends: a draft of your message on your device, and nothing else.',
    text: 'This site sets no cookies, loads nothing from other companies and counts no visitors. A message that you begin in the contact form is kept as a draft on your own device, so that a reload does not lose it, and is removed when you send or clear it.',
  },
  policy: {
    title: 'Terms and Conditions',
    description: 'The terms on which you may use this site and what its sample content is.',
    text: 'You may read, link to and share this site. The people, projects and figures on it are sample content; offers and prices become binding only in a signed agreement.',
  },
  notFound: {
    title: 'Oops, looks like the page is lost.',
    description: 'This is not a fault, just an accident that was not intentional.',
    home: 'BACK TO HOME',
  },
} as const;
