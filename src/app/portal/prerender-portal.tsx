import { prerender } from 'react-dom/static';
import { addPortalDrawings } from '@/design-system/icon/add-portal-drawings';
import { Address } from '@/design-system/link/address';
import { PortalApp } from './portal-app';

addPortalDrawings();

/**
 * The HTML of one page of the sign-in or the portal: a form, or the shell with the screen's heading. What a screen shows
 * comes from records, which only a browser has.
 * @throws Error where a component throws.
 */
export async function renderPortalPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Address ssrPath={path} ssrSearch="">
      <PortalApp />
    </Address>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return new Response(prelude).text();
}
