import { brand } from '@/content/brand';
import { home } from '@/content/home';
import type { PageBlock } from '@/content/block-data';
import { Contact } from '@/sections/contact/contact';

export interface ContactBlockProps {
  block: Extract<PageBlock, { block: 'contact' }>;
}

/** The contact form as a block. The banner's anchor stays with the footer, which has it on every page. */
export function ContactBlock({ block: { title, lead } }: ContactBlockProps) {
  return (
    <Contact
      {...home.contact}
      id={undefined}
      title={title ?? home.contact.title}
      lead={lead ?? home.contact.lead}
      brand={brand}
    />
  );
}
