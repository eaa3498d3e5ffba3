import { safeLink } from '@/dashboard/commands/training/stored-file';

/** A part of a text: words, or a web address with where it leads. */
export interface TextPart {
  text: string;
  href: string | null;
}

const address = /\bhttps?:\/\/[^\s<>"“”«»]+/gi;

/** Punctuation at the end of a sentence, which is not part of an address. */
const sentenceEnd = /[.,;:!?'’…]+$/;

/** Returns the address without the punctuation of the sentence around it: `(see https://a.example/b_(c)).` */
function addressAlone(found: string): string {
  let text = found.replace(sentenceEnd, '');
  while (text.endsWith(')') && text.split(')').length > text.split('(').length)
    text = text.slice(0, -1).replace(sentenceEnd, '');
  return text;
}

/** The parts of a text, in their order. Together they are the text. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addWords = (to: number) => {
    if (to > end) parts.push({ text: text.slice(end, to), href: null });
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    const alone = addressAlone(found);
    const href = safeLink(alone);
    if (!href) continue;
    addWords(index);
    parts.push({ text: alone, href });
    end = index + alone.length;
  }
  addWords(text.length);
  return parts;
}
