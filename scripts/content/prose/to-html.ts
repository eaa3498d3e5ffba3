import type { Plate } from '../../../src/lib/plate';
import type { Prose, ProseElement, ProseNode } from '../../../src/lib/prose';
import { fallbackFile } from '../../site/plate-files';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML or XML, in attributes too. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter]!);

export interface ToHtmlOptions {
  /** The full address of the page that the text is from: links and pictures are made whole with it. */
  absolute: string;
}

/** The crop that needs no media query, as one picture that every reader can show. */
function picture(plate: Plate, alt: string, whole: (path: string) => string): string {
  const { width, height } = plate.sources.at(-1)!;
  return `<img src="${whole(fallbackFile(plate))}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}">`;
}

/**
 * A text as HTML for readers that are not this site: feeds. Every word is escaped and no attribute is written but those
 * named here, so it holds no more than the prose does.
 */
export function toHtml(prose: Prose, { absolute }: ToHtmlOptions): string {
  const whole = (href: string) => escapeMarkup(new URL(href, absolute).href);
  const all = (nodes: readonly ProseNode[]) => nodes.map(write).join('');

  function element(node: ProseElement): string {
    switch (node.tag) {
      case 'br':
      case 'hr':
        return `<${node.tag}>`;
      case 'pre':
        return `<pre><code>${escapeMarkup(node.text)}</code></pre>`;
      case 'plate': {
        const caption = node.caption ? `<figcaption>${escapeMarkup(node.caption)}</figcaption>` : '';
        return `<figure>${picture(node.plate, node.alt, whole)}${caption}</figure>`;
      }
      case 'a':
        return `<a href="${whole(node.href)}">${all(node.children)}</a>`;
      default:
        return `<${node.tag}>${all(node.children)}</${node.tag}>`;
    }
  }
  function write(node: ProseNode): string {
    return typeof node === 'string' ? escapeMarkup(node) : element(node);
  }
  return all(prose);
}
