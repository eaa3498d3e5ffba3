import { tidyAddress } from './tidy-address';

/** @returns the code that CloudFront runs before it looks for a file: one address a page, and the page's file behind it. */
export const viewerRequest = (): string => `${tidyAddress.toString()}
function queryOf(query) {
  const pairs = Object.keys(query).flatMap((name) =>
    (query[name].multiValue || [query[name]]).map(({ value }) => (value ? name + '=' + value : name)),
  );
  return pairs.length ? '?' + pairs.join('&') : '';
}
function handler({ request }) {
  const tidy = tidyAddress(request.uri);
  if (tidy !== request.uri) {
    const location = tidy + queryOf(request.querystring);
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } };
  }
  if (tidy === '/') request.uri = '/index.html';
  else if (!/\\.[a-z0-9]+$/.test(tidy)) request.uri += '.html';
  return request;
}
`;
