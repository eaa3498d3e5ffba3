import * as v from 'valibot';

/**
 * What the owner's content must look like. Runs when the site is built and in the tests, never in a browser: the app
 * imports only the types. `scripts/check-content.ts` turns an issue into file, field and what was expected.
 */

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'a text that is not empty'));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as "harbour-ferry"'));
const https = v.pipe(
  v.string(),
  v.url('an address such as "https://example.com"'),
  v.startsWith('https://', 'an address that starts with https://'),
);
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "09:00"'));
const texts = v.pipe(v.array(text), v.minLength(1, 'at least one entry'));

const timeZone = v.pipe(
  text,
  v.check((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'an IANA time zone such as "Europe/Lisbon"'),
);

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const openingHours = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1, 'at least one weekday')),
    opens: v.nullable(time),
    closes: v.nullable(time),
  }),
  v.check(
    ({ opens, closes }) => (opens === null) === (closes === null) && (opens === null || opens < closes!),
    'both times with "opens" before "closes", or null for both on a closed day',
  ),
);

export const brandSchema = v.strictObject({
  name: v.pipe(text, v.maxLength(16, 'a name of 16 letters or fewer, so that it fits the bar')),
  tagline: text,
  description: v.pipe(text, v.maxLength(170, 'at most 170 characters, as search results cut it there')),
  url: v.pipe(https, v.regex(/[^/]$/, 'an address without a slash at its end')),
  email: v.pipe(v.string(), v.email('an e-mail address such as "hello@undula.example"')),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ]{7,20}$/, 'a phone number such as "+1 555 0100"')),
  address: v.strictObject({ street: text, city: text, country: text }),
  timeZone,
  hours: v.pipe(v.array(openingHours), v.minLength(1, 'at least one row of business hours')),
  formEndpoint: v.nullable(https),
});
export type Brand = v.InferOutput<typeof brandSchema>;
export type OpeningHours = Brand['hours'][number];
export type Weekday = (typeof weekdays)[number];

const pageLink = v.strictObject({
  label: text,
  route: text,
  params: v.optional(v.record(v.string(), slug)),
  icon: v.optional(text),
});

export const navigationSchema = v.pipe(
  v.array(v.union([pageLink, v.strictObject({ label: text, icon: text, children: v.array(pageLink) })])),
  v.minLength(1, 'at least one menu entry'),
);

export const serviceSchema = v.strictObject({
  slug,
  title: text,
  description: text,
  icon: text,
  figure: v.picklist(['braid', 'square-wave', 'ripples', 'standing-wave', 'growing-wave', 'in-phase']),
  color: v.picklist(['attention', 'coral', 'series-1', 'series-2']),
});
export const servicesSchema = v.pipe(v.array(serviceSchema), v.length(6, 'exactly six services'));
export type Service = v.InferOutput<typeof serviceSchema>;
export type FigureId = Service['figure'];

export const projectSchema = v.strictObject({
  id: slug,
  category: v.picklist(['web-development', 'mobile-apps', 'ui-ux-design']),
  title: text,
  subtitle: text,
  summary: text,
  description: text,
  image: text,
  imageAlt: text,
  tags: texts,
  demoLink: https,
  githubLink: https,
  features: texts,
  technologies: v.strictObject({ frontend: texts, backend: texts, deployment: texts }),
});
export const projectsSchema = v.pipe(v.array(projectSchema), v.length(3, 'exactly three projects'));
export type Project = v.InferOutput<typeof projectSchema>;

export const teamMemberSchema = v.strictObject({
  slug,
  name: text,
  role: text,
  bio: text,
  fullDescription: text,
  image: text,
  imageAlt: text,
  background: text,
  achievements: texts,
  socials: v.pipe(
    v.array(
      v.strictObject({ network: v.picklist(['LinkedIn', 'GitHub', 'Twitter', 'Instagram']), url: https }),
    ),
    v.minLength(1, 'at least one social link'),
  ),
  skills: texts,
});
export const teamSchema = v.pipe(v.array(teamMemberSchema), v.length(3, 'exactly three team members'));
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;
