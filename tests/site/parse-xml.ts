/** Parses XML as strictly as a feed reader does. @throws Error where it is not well formed. */
export function parseXml(xml: string): XMLDocument {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(`${error.textContent}\n${xml.slice(0, 2000)}`);
  return document;
}
