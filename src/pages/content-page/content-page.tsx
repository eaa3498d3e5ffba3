import * as words from '@generated/yaml/words/pages';
import type { ContentPageData } from '@/content/page-data';
import { fillNodes } from '@/lib/fill-nodes';
import { formatDay } from '@/lib/format-day';
import { gated } from '@/platform/gated';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { Reading } from '@/sections/reading/reading';
import * as s from './content-page.module.scss';

const Block = gated(async () => (await import('./page-block')).PageBlock);
const ContactBlock = gated(async () => (await import('./contact-block')).ContactBlock);

/** Resolves when the blocks can be drawn at once. A page of texts alone loads none of them when it is opened. */
export const blocksReady = () => Promise.all([Block.ready(), ContactBlock.ready()]);

/** A page that is one file of the owner's: its texts, and the blocks between them. */
export function ContentPage({ data }: { data: ContentPageData }) {
  const { title, lead, updated, blocks, contents } = data;
  const isText = blocks.length === 1 && blocks[0]?.block === 'text';
  return (
    <article>
      <PageOpening title={title} lead={lead}>
        {updated && (
          <p className={s.updated}>
            {fillNodes(words.updated, { day: <time dateTime={updated}>{formatDay(updated)}</time> })}
          </p>
        )}
      </PageOpening>
      {blocks.map((block, index) => {
        if (block.block === 'text')
          return (
            <Reading
              key={index}
              text={block.text}
              contents={isText ? contents : []}
              contentsLabel={words.onThisPage}
            />
          );
        if (block.block === 'contact') return <ContactBlock key={index} block={block} />;
        return <Block key={index} block={block} />;
      })}
    </article>
  );
}
