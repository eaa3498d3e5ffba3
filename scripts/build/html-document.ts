import { palette } from '../../src/lib/palette';
import { metaPolicy, stylesFirst } from '../headers';
import { iconLinks } from './icon-links';
import type { Integrity } from './integrity';

/** Head elements that React renders before the page. They belong in the document's head. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

const styleAttribute = /<[a-z][^>]*\sstyle="/i;

export interface DocumentOptions {
  /** The page's name, for errors. */
  name: string;
  /** The HTML that React rendered. */
  html: string;
  /** Attributes of the root element. */
  attributes: string;
  /** The font of the first paint's heading. */
  font: string;
  sheets: readonly string[];
  /** A classic script that runs before the page is drawn. */
  guard?: string;
  /** The module that starts the page. */
  script: string;
  integrity: Integrity;
  /** Further lines for the head. */
  head: string;
  /** HTML around the application, from the body's start and to its end. */
  around?: readonly [before: string, after: string];
}

/**
 * The complete document of a page that React rendered.
 * @throws Error if the page has a `style` attribute, which the content security policy would block.
 */
export function htmlDocument({
  name,
  html,
  attributes,
  font,
  sheets,
  guard,
  script,
  integrity,
  head,
  around: [before, after] = ['', ''],
}: DocumentOptions): string {
  const offender = styleAttribute.exec(html);
  if (offender) throw new Error(`A style attribute in the HTML of ${name}: ${offender[0].slice(-160)}`);
  const lifted = leadingHead.exec(html)?.[0] ?? '';
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${metaPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${guard ? `<script ${integrity.src(guard)}></script>\n` : ''}<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>
${sheets.map(integrity.sheet).join('\n')}
<script type="module" ${integrity.src(script)}></script>
<script>${stylesFirst}</script>
${lifted}
<meta name="theme-color" content="${palette.wine}">
${iconLinks()}
${head}</head>
<body>
${before}<div id="root">${html.slice(lifted.length)}</div>
${after}</body>
</html>
`;
}
