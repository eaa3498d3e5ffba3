/** Head elements that React puts before the page; they belong into the document's head. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;
const styleAttribute = /<[a-z][^>]*\sstyle="/i;

/**
 * What React drew, taken apart.
 * @param page - for the error.
 * @throws Error where the page carries a `style` attribute, which the site's policy would refuse.
 */
export function headAndBody(page: string, html: string): { head: string; body: string } {
  const offender = styleAttribute.exec(html);
  if (offender) throw new Error(`A style attribute in the HTML of ${page}: ${offender[0].slice(-160)}`);
  const head = leadingHead.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
