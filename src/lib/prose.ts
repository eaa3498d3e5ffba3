import type { Plate } from './plate';

/**
 * A text as data, written by `scripts/content` from Markdown and rendered by `design-system/prose`. It
 * contains no HTML, so it cannot run scripts.
 */
export type ProseNode = string | ProseElement;

export type ProseElement =
  | ProseParent<'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'em' | 'strong' | 'code' | 'thead' | 'tbody' | 'tr'>
  | (ProseParent<'h2' | 'h3'> & { id: string })
  | (ProseParent<'a'> & { href: string })
  | (ProseParent<'th' | 'td'> & { align?: 'left' | 'center' | 'right' })
  | ProseParent<'table'>
  | { tag: 'pre'; /** The language of the fence: `ts`, `css`. */ language?: string; text: string }
  | { tag: 'plate'; plate: Plate; alt: string; caption?: string }
  | { tag: 'br' | 'hr' };

interface ProseParent<Tag extends string> {
  tag: Tag;
  children: readonly ProseNode[];
}

export type Prose = readonly ProseNode[];

/** An entry of a table of contents. */
export interface ProseHeading {
  id: string;
  title: string;
  level: 2 | 3;
}
