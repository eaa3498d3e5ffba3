import type { Brand } from '../../../src/content/schema/brand';
import type { JobData } from '../../../src/content/page-data';
import { escapeMarkup, toHtml } from '../../content/prose/to-html';
import { endOfDay, startOfDay } from '../instants';
import { agency, postalAddress } from './agency';
import { addressOf, pageId, type Context, type Node } from './node';

/** Google's words for what the content calls otherwise. */
const employmentTypes: Readonly<Record<JobData['employment'], string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

function description({ summary, body, process }: JobData, address: string): string {
  const steps = process.map(
    ({ title, text }) => `<li><strong>${escapeMarkup(title)}</strong>: ${escapeMarkup(text)}</li>`,
  );
  const list = steps.length > 0 ? `<ol>${steps.join('')}</ol>` : '';
  return `<p>${escapeMarkup(summary)}</p>${toHtml(body, { absolute: address })}${list}`;
}

/** The agency's address, or another place in its country. */
function addressAt(place: string, brand: Brand): Node {
  const own = postalAddress(brand);
  if (place.includes(brand.address.city)) return own;
  const { streetAddress: _, ...country } = own;
  return { ...country, addressLocality: place };
}

/** An opening, until the end of its last day where the agency is. One that has passed has no page. */
export function jobPosting({ page, brand }: Context, data: JobData): Node {
  const { title, place, posted, validThrough, employment, presence, pay } = data;
  const address = addressOf(page, brand);
  return {
    '@type': 'JobPosting',
    '@id': `${address}#job`,
    mainEntityOfPage: { '@id': pageId(page, brand) },
    url: address,
    title,
    description: description(data, address),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: page.params.slug },
    datePosted: startOfDay(posted, brand.timeZone),
    validThrough: endOfDay(validThrough, brand.timeZone),
    employmentType: employmentTypes[employment],
    hiringOrganization: agency(brand),
    // A remote job must name the applicant's location: the country whose law the contract follows.
    ...(presence === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: brand.address.country },
        }
      : { jobLocation: { '@type': 'Place', address: addressAt(place, brand) } }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.min,
        maxValue: pay.max,
        unitText: pay.unit.toUpperCase(),
      },
    },
    applicationContact: { '@type': 'ContactPoint', contactType: 'applications', email: brand.email },
  };
}
