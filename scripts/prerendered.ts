/** Head elements that React renders before the page. They belong in the document's head. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;
const styleAttribute = /<[a-z][^>]*\sstyle="/i;

/**
 * Splits the HTML that React rendered into head and body.
 * @param page - name of the page, for the error.
 * @throws Error if the page has a `style` attribute, which the content security policy would block.
 */
export function headAndBody(page: string, html: string): { head: string; body: string } {
  const offender = styleAttribute.exec(html);
  if (offender) throw new Error(`A style attribute in the HTML of ${page}: ${offender[0].slice(-160)}`);
  const head = leadingHead.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
