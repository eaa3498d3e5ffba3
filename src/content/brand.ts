import type { Brand } from './schema';

/**
 * Who the agency is. The one file to change for another brand: pages, titles, the logo, the footer's wordmark and the
 * stories all read it. `npm run build` checks it and says what is wrong.
 */
export const brand: Brand = {
  name: 'Undula',
  tagline: 'A small web and design agency that moves one line at a time.',
  description:
    'Undula is a small web and design agency. We design and build fast, accessible sites, apps and brands that last.',
  /** Where the site lives, without a slash at the end: canonical links and feeds start with it. */
  url: 'https://undula.example',
  email: 'hello@undula.example',
  phone: '+1 555 0100',
  address: { street: '12 Harbour Street', city: 'Port Avery', country: 'United States' },
  /** 'Open now' is told in this zone, wherever the visitor is. */
  timeZone: 'America/New_York',
  /** What the portal counts money in, as ISO 4217. */
  currency: 'USD',
  /** A closed day has null for both times. */
  hours: [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' },
    { days: ['sat'], opens: '10:00', closes: '14:00' },
    { days: ['sun'], opens: null, closes: null },
  ],
  /** Where the contact form posts JSON. With null nothing is sent and the form says so. */
  formEndpoint: null,
  // A page on which visitors book a meeting; the contact form then has a button to it.
  // bookingUrl: 'https://cal.com/you',
  // Counts visits without cookies, by 'plausible', 'goatcounter' or 'custom'; stories/docs/hosting.md says how.
  // analytics: { service: 'plausible', site: 'example.com' },
  /**
   * Who may open which portal page: with 'own-role' another role's page says whose it is, with 'signed-in' everybody who is
   * signed in may look. It shapes the interface and is no security boundary: all of it happens in the visitor's browser.
   */
  access: 'own-role',
};
