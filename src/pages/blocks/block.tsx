import type { PageBlock } from '@/content/block-data';
import { island } from '@/platform/island';

const SectionBlock = island(async () => (await import('./page-block')).PageBlock);
const ContactBlock = island(async () => (await import('./contact-block')).ContactBlock);

/** Resolves when the blocks can render at once. A page of texts alone loads none of them on opening. */
export const blocksReady = () => Promise.all([SectionBlock.ready(), ContactBlock.ready()]);

export interface BlockProps {
  block: Exclude<PageBlock, { block: 'text' }>;
}

/** A block between the texts of a page or a case study. Its code loads when it is near the viewport. */
export function Block({ block }: BlockProps) {
  return block.block === 'contact' ? <ContactBlock block={block} /> : <SectionBlock block={block} />;
}
