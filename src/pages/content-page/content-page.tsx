import * as words from '@generated/yaml/words/pages';
import type { PageBlock } from '@/content/block-data';
import type { ContentPageData } from '@/content/page-data';
import { fillNodes } from '@/lib/fill-nodes';
import { formatDay } from '@/lib/format-day';
import { Block } from '@/pages/blocks/block';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { Reading } from '@/sections/reading/reading';
import * as s from './content-page.module.scss';

export { blocksReady } from '@/pages/blocks/block';

/** Whether a block consists of pictures alone, which leave no space below them. */
const isPictures = ({ block }: PageBlock) => block === 'pictures' || block === 'before-after';

/** A page from one of the owner's files: its texts, and the blocks between them. */
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
        return isPictures(block) ? (
          <div key={index} className={s.pictures}>
            <Block block={block} />
          </div>
        ) : (
          <Block key={index} block={block} />
        );
      })}
    </article>
  );
}
