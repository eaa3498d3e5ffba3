import * as words from '@generated/yaml/words/quotation';
import { fillNodes } from '@/lib/fill-nodes';
import { shorten } from '@/lib/shorten';

export interface QuotedProps {
  /** Unshortened text from user input or the address. */
  text: string;
}

/** User input quoted in a sentence: shortened, and with its own writing direction (`<bdi>`). */
export const Quoted = ({ text }: QuotedProps) =>
  fillNodes(words.quoted, { text: <bdi>{shorten(text)}</bdi> });
