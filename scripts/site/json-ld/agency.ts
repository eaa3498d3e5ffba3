import type { Brand } from '../../../src/content/schema/brand';
import type { Weekday } from '../../../src/lib/weekdays';
import { rootPath } from '../../../src/lib/base-path';
import { pathTo } from '../../../src/routes/paths';
import { absolute } from '../addresses';
import { countryCode } from './country';
import { agencyId, type Node } from './node';

const iconPath = `${rootPath}/icon-512.png`;

const days: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Returns the agency's postal address. */
export const postalAddress = ({ address }: Brand): Node => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressCountry: countryCode(address.country),
});

/** The agency in short, as the maker, the provider or the employer: readers of one page see no other node of it. */
export const agency = (brand: Brand): Node => ({
  '@type': 'Organization',
  '@id': agencyId(brand),
  name: brand.name,
  url: absolute(brand, pathTo('home')),
  logo: absolute(brand, iconPath),
});

/** The agency and how to reach it, for the home page, where every byte counts. */
export const reachableAgency = (brand: Brand): Node => ({
  ...agency(brand),
  email: brand.email,
  telephone: brand.phone,
  address: postalAddress(brand),
});

/** The agency with all that is known of it. It has an address and hours, so it is a local business too. */
export const wholeAgency = (brand: Brand): Node => ({
  ...reachableAgency(brand),
  '@type': ['Organization', 'LocalBusiness'],
  description: brand.description,
  image: absolute(brand, iconPath),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: brand.email,
    telephone: brand.phone,
  },
  // A closed day is one that is not named.
  ...(brand.hours.some(({ opens }) => opens !== null) && {
    openingHoursSpecification: brand.hours
      .filter(({ opens }) => opens !== null)
      .map(({ days: open, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: open.map((day) => days[day]),
        opens,
        closes,
      })),
  }),
});
