import type { Plate } from './plate';

/**
 * A text as data: what `scripts/content` makes of Markdown and `design-system/prose` draws. It holds no HTML, so nothing
 * in it can ever be run.
 */
export type ProseNode = string | ProseElement;

export type ProseElement =
  | ProseParent<'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'em' | 'strong' | 'code' | 'thead' | 'tbody' | 'tr'>
  | (ProseParent<'h2' | 'h3'> & { id: string })
  | (ProseParent<'a'> & { href: string })
  | (ProseParent<'th' | 'td'> & { align?: 'left' | 'center' | 'right' })
  | ProseParent<'table'>
  | { tag: 'pre'; /** What the fence names: `ts`, `css`. */ language?: string; text: string }
  | { tag: 'plate'; plate: Plate; alt: string; caption?: string }
  | { tag: 'br' | 'hr' };

interface ProseParent<Tag extends string> {
  tag: Tag;
  children: readonly ProseNode[];
}

export type Prose = readonly ProseNode[];

/** One line of a table of contents. */
export interface ProseHeading {
  id: string;
  title: string;
  level: 2 | 3;
}
