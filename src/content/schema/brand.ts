import * as v from 'valibot';
import { weekdays } from '../../lib/weekdays';
import { currencyCode, forms, https, issueAt, longText, text } from './fields';

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "09:00"'));

const language = v.pipe(
  text,
  v.check((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
      return false;
    }
  }, 'a language tag such as "en" or "pt-BR"'),
  v.description('The language of the site’s texts. Other languages have their own folders.'),
);

const timeZone = v.pipe(
  text,
  v.check((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'an IANA time zone such as "Europe/Lisbon"'),
  // For the nearest match.
  v.metadata({ names: Intl.supportedValuesOf('timeZone') }),
);

const openingHours = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1, 'at least one weekday')),
    opens: v.nullable(time),
    closes: v.nullable(time),
  }),
  v.check(
    ({ opens, closes }) =>
      // An invalid time is a separate mistake.
      ![opens, closes].every((at) => at === null || v.is(time, at)) ||
      ((opens === null) === (closes === null) && (opens === null || opens < closes!)),
    'both times with "opens" before "closes", or null for both on a closed day',
  ),
);

/** An address without a path. */
const origin = v.pipe(
  https,
  v.regex(/^https:\/\/[^/?#]+$/, 'an address without a path or a slash at its end'),
);

/** The site's address: a domain, or a folder of one. Names of folders are as a browser shows them, without escapes. */
const siteAddress = v.pipe(
  https,
  v.regex(
    /^[^?#]*[^/?#]$/,
    'an address without a slash, a query or a fragment at its end, such as "https://example.com/folder"',
  ),
  v.regex(
    /^https:\/\/[^/]+(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/,
    'names of folders that consist of letters from A to Z, digits, ".", "-", "_" and "~"',
  ),
);

/** A service that counts visits without cookies. */
const counters = {
  /** `site` is the domain as Plausible knows it; `script` is that of a Plausible of your own. */
  plausible: v.strictObject({
    service: v.literal('plausible'),
    site: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, 'a domain such as "example.com"')),
    script: v.optional(https),
  }),
  /** `site` is the address of your counter. */
  goatcounter: v.strictObject({
    service: v.literal('goatcounter'),
    site: origin,
    script: v.optional(https),
  }),
  custom: v.strictObject({ service: v.literal('custom'), script: https }),
} as const;

const isCounter = (name: unknown): name is keyof typeof counters =>
  typeof name === 'string' && Object.hasOwn(counters, name);

type Counters = {
  [Name in keyof typeof counters]: v.InferOutput<(typeof counters)[Name]>;
}[keyof typeof counters];

const unknownCounter = v.looseObject({
  service: v.picklist(['plausible', 'goatcounter', 'custom']),
});

/** The most letters of the word in the bar. */
const logoLength = 16;

const logo = v.pipe(
  text,
  v.maxLength(logoLength, `a word of ${logoLength} letters or fewer, so that it fits the bar`),
  v.title('Logo'),
  v.description('The word in the bar and at the foot of each page. Without one it is the name.'),
);

export const brandSchema = v.pipe(
  v.strictObject({
    name: v.pipe(text, v.maxLength(60, 'a name of 60 letters or fewer')),
    logo: v.optional(logo),
    tagline: text,
    description: v.pipe(longText, v.maxLength(170, 'at most 170 characters, as search results cut it there')),
    /** The generated module has its origin here, and its path in `lib/base-path`. */
    url: v.pipe(siteAddress, v.title('Address of the site')),
    email: v.pipe(v.string(), v.email('an email address such as "hello@undula.example"')),
    phone: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^\+[\d ]{7,20}$/,
          'a phone number with its country, of digits and spaces, such as "+1 555 0100"',
        ),
        v.description('With the country, of digits and spaces: +1 555 0100'),
      ),
    ),
    address: v.strictObject({ street: text, city: text, country: text }),
    language: v.optional(language, 'en'),
    timeZone,
    currency: currencyCode,
    /** Without hours, the site shows none. */
    hours: v.optional(
      v.pipe(
        v.array(openingHours),
        v.rawCheck(({ dataset, addIssue }) => {
          if (dataset.issues) return;
          const rows = dataset.value;
          for (const [index, { days }] of rows.entries())
            if (rows.slice(0, index).some((before) => before.days.some((day) => days.includes(day))))
              addIssue(issueAt(rows, [index, 'days'], 'days that no other row has'));
        }),
      ),
      [],
    ),
    formEndpoint: v.nullable(
      v.pipe(https, v.title('Address of the contact form'), v.description('Where the form sends messages.')),
    ),
    /** A page on which visitors book a meeting: a button beside the contact form. */
    bookingUrl: v.optional(v.pipe(https, v.title('Page to book a meeting'))),
    /** Not a union, whose only message would be that none fits. */
    analytics: v.optional(
      forms(
        v.lazy((value): v.GenericSchema<unknown, Counters> => {
          const { service } = (value ?? {}) as { service?: unknown };
          return (isCounter(service) ? counters[service] : unknownCounter) as v.GenericSchema<
            unknown,
            Counters
          >;
        }),
        [
          { label: 'Plausible', start: { service: 'plausible' } },
          { label: 'GoatCounter', start: { service: 'goatcounter' } },
          { label: 'Another one', start: { service: 'custom' } },
        ],
      ),
    ),
    portalServer: v.nullable(
      v.pipe(
        v.string(),
        v.regex(
          /^(https:\/\/[^/?#]+|http:\/\/localhost(:\d+)?)(\/[^/?#]+)*$/,
          'an address such as "https://portal.example.com/parse"',
        ),
        v.title('Server of a shared portal'),
        v.description('With a server, everyone shares the same records and signs in with an account.'),
      ),
    ),
    access: v.pipe(v.picklist(['own-role', 'signed-in']), v.title('Who may open a page of the portal')),
  }),
  // Without a logo, the bar has the name.
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.issues) return;
    const { value } = dataset;
    if (value.logo !== undefined || value.name.length <= logoLength) return;
    addIssue({
      message: `a word of ${logoLength} letters or fewer for the bar, as the name is longer`,
      input: value.logo,
      path: [{ type: 'object', origin: 'value', input: value, key: 'logo', value: value.logo }],
    });
  }),
);

export type BrandFile = v.InferOutput<typeof brandSchema>;

/** The brand in the app, which has `portalServer` as a constant of the build. */
export type Brand = Omit<BrandFile, 'portalServer'>;

/** The word of the logo: the agency's name, or a shorter one. */
export const logoWordOf = ({ name, logo = name }: Pick<Brand, 'name' | 'logo'>): string => logo;
