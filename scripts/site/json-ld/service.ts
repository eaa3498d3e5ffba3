import type { ServiceData } from '../../../src/content/page-data';
import type { ServicePrice } from '../../../src/content/schema/entries';
import { agency } from './agency';
import { countryCode } from './country';
import { addressOf, pageId, type Context, type Node } from './node';

/** UN/CEFACT codes of the units that have one; a project is none. */
const unitCodes: Readonly<Record<ServicePrice['unit'], string | undefined>> = {
  project: undefined,
  month: 'MON',
  day: 'DAY',
};

/** A service with its lowest and highest price. */
export function service(
  { page, brand }: Context,
  { title, description, audience, price }: ServiceData,
): Node {
  return {
    '@type': 'Service',
    '@id': `${addressOf(page, brand)}#service`,
    mainEntityOfPage: { '@id': pageId(page, brand) },
    name: title,
    serviceType: title,
    description,
    url: addressOf(page, brand),
    provider: agency(brand),
    areaServed: {
      '@type': 'Country',
      name: brand.address.country,
      identifier: countryCode(brand.address.country),
    },
    audience: { '@type': 'Audience', audienceType: audience },
    offers: price && {
      '@type': 'Offer',
      url: addressOf(page, brand),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: price.currency,
        minPrice: price.from,
        maxPrice: price.to,
        unitText: price.unit,
        unitCode: unitCodes[price.unit],
        description: price.note,
      },
    },
  };
}

/** The questions and answers that are on the page, all of them and word for word. An answer may be HTML. */
export function questions(
  { page, brand }: Context,
  asked: readonly { question: string; answer: string }[],
): Node {
  return {
    '@type': 'FAQPage',
    '@id': `${addressOf(page, brand)}#questions`,
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
