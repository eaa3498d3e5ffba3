import { EditorView } from '@codemirror/view';
import Turndown from 'turndown';
import { showToast } from '@/state/show-toast';

/** Formats that Markdown has too. HTML without any of them is pasted as plain text. */
const formats = 'h1, h2, h3, h4, h5, h6, b, strong, i, em, a[href], li, blockquote, pre, [class^="MsoList"]';

const styleOf = (node: Element) => node.getAttribute('style') ?? '';
const isBold = (node: Element) => /font-weight:\s*(?:bold|[6-9]00)/.test(styleOf(node));
const isItalic = (node: Element) => /font-style:\s*italic/.test(styleOf(node));

/** The number or sign that Word writes before the text of a list item. */
const markOf = (item: Element) => item.querySelector('[style*="mso-list:Ignore" i]');

/** Google Docs wraps all of a selection in a `<b>` that is not bold, and marks bold words by a style. */
function bold(content: string, node: Node): string {
  const isPlain = /font-weight:\s*normal/.test(styleOf(node as Element));
  return isPlain || content.trim() === '' ? content : `**${content.trim()}**`;
}

function markdownWriter(): Turndown {
  const writer = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  writer.addRule('left out', {
    filter: (node) => node.matches('style, script, title, img, picture, svg, [style*="mso-list:Ignore" i]'),
    replacement: () => '',
  });
  writer.addRule('bold', { filter: ['b'], replacement: bold });
  writer.addRule('styled words', {
    filter: (node) => node.nodeName === 'SPAN' && (isBold(node) || isItalic(node)),
    replacement: (content, node) => {
      const marks = (isBold(node as Element) ? '**' : '') + (isItalic(node as Element) ? '*' : '');
      return content.trim() === '' ? content : marks + content.trim() + [...marks].reverse().join('');
    },
  });
  // The page's title is its only first heading.
  writer.addRule('headings', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const depth = Math.min(3, Math.max(2, Number(node.nodeName.slice(1))));
      return content.trim() === '' ? '' : `\n\n${'#'.repeat(depth)} ${content.trim()}\n\n`;
    },
  });
  // Word has no lists in its HTML, but paragraphs of a class.
  writer.addRule('items of Word', {
    filter: (node) => node.nodeName === 'P' && node.className.startsWith('MsoList'),
    replacement: (content, node) => {
      const mark = /^\d+/.exec(markOf(node as Element)?.textContent?.trim() ?? '');
      const isLast = !(node as Element).nextElementSibling?.className.startsWith('MsoList');
      return `${mark ? `${mark[0]}.` : '-'} ${content.trim()}\n${isLast ? '\n' : ''}`;
    },
  });
  // A link to a file of another computer, or one that runs code, leads nowhere.
  writer.addRule('dead links', {
    filter: (node) =>
      node.nodeName === 'A' && !/^(?:https?:|mailto:|tel:|\/|#)/i.test(node.getAttribute('href') ?? ''),
    replacement: (content) => content,
  });
  return writer;
}

/**
 * Markdown of formatted text that another program put on the clipboard: Word, Google Docs, a page. Pictures are left out:
 * they have to be uploaded.
 * @returns null where it has no format that Markdown has
 */
export function pastedMarkdown(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isFormatted = [...body.querySelectorAll('span')].some((node) => isBold(node) || isItalic(node));
  if (!isFormatted && !body.querySelector(formats)) return null;
  const text = markdownWriter()
    .turndown(body)
    // A list item begins one space after its sign, as the button "List" writes it.
    .replace(/^( *(?:-|\d+\.)) {2,3}(?=\S)/gm, '$1 ')
    .trim();
  return text === '' ? null : text;
}

/** Pastes formatted text as Markdown. */
export const pasteAsMarkdown = EditorView.domEventHandlers({
  paste: (event, view) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = pastedMarkdown(html);
    if (text === null) return false;
    view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
    if (/<img\b/i.test(html))
      showToast({ tone: 'attention', text: 'Pictures are not pasted. Upload them into the text.' });
    return true;
  },
});
