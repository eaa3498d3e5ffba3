import { prerender } from 'react-dom/static';
import { allDrawings } from '@/design-system/icon/all-drawings';
import { addDrawings } from '@/design-system/icon/icon';
import { RouterProvider } from '@/design-system/link/router-provider';
import { PortalApp } from './portal-app';

addDrawings(allDrawings);

/**
 * The HTML of a sign-in or portal page: a form, or the shell with the screen's heading. The screens' records
 * exist only in the browser.
 * @throws Error if a component throws.
 */
export async function renderPortalPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <RouterProvider ssrPath={path} ssrSearch="">
      <PortalApp />
    </RouterProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return new Response(prelude).text();
}
