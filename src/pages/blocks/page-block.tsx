import * as linkWords from '@generated/yaml/words/links';
import { brand } from '@/content/brand';
import type { PageBlock as Block } from '@/content/block-data';
import { pathTo } from '@/routes/paths';
import { BeforeAfter } from '@/sections/before-after/before-after';
import { CallToAction } from '@/sections/call-to-action/call-to-action';
import { Estimate } from '@/sections/estimate/estimate';
import { Logos } from '@/sections/logos/logos';
import { Numbers } from '@/sections/numbers/numbers';
import { People } from '@/sections/people/people';
import { PictureBand } from '@/sections/picture-band/picture-band';
import { PictureLoop } from '@/sections/picture-loop/picture-loop';
import { PictureRow } from '@/sections/picture-row/picture-row';
import { PriceTable } from '@/sections/price-table/price-table';
import { ProjectRow } from '@/sections/project-row/project-row';
import { Questions } from '@/sections/questions/questions';
import { Quote } from '@/sections/quote/quote';
import { Quotes } from '@/sections/quotes/quotes';

export interface PageBlockProps {
  block: Exclude<Block, { block: 'text' | 'contact' }>;
}

/** One block of a page or a case study, as a section of the site. */
export function PageBlock({ block }: PageBlockProps) {
  switch (block.block) {
    case 'picture':
      return <PictureBand plate={block.plate} alt={block.alt} caption={block.caption} />;
    case 'pictures':
      return <PictureRow pictures={block.pictures} caption={block.caption} />;
    case 'before-after':
      return <BeforeAfter before={block.before} after={block.after} caption={block.caption} />;
    case 'loop':
      return <PictureLoop plate={block.plate} alt={block.alt} caption={block.caption} />;
    case 'quote': {
      const { title, quotes } = block;
      const [quote] = quotes;
      if (title || !quote || quotes.length > 1) return <Quotes title={title} quotes={quotes} />;
      const { role, ...shown } = quote;
      return <Quote position={role} {...shown} />;
    }
    case 'logos':
      return <Logos title={block.title} logos={block.logos} />;
    case 'numbers':
      return <Numbers title={block.title} numbers={block.items} />;
    case 'questions':
      return <Questions title={block.title} items={block.items} />;
    case 'prices':
      return <PriceTable title={block.title} note={block.note} rows={block.rows} />;
    case 'estimate':
      return <Estimate title={block.title} note={block.note} services={block.services} origin={brand.url} />;
    case 'team':
      return (
        <People
          title={block.title}
          people={block.people}
          more={{ label: linkWords.team, path: pathTo('team') }}
        />
      );
    case 'projects':
      return (
        <ProjectRow
          title={block.title}
          projects={block.projects}
          more={{ label: linkWords.allProjects, path: pathTo('portfolio') }}
        />
      );
    case 'action':
      return (
        <CallToAction
          title={block.title}
          text={block.text}
          action={{ label: block.label, path: block.href }}
        />
      );
  }
}
