import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { RouterProvider } from '@/design-system/link/router-provider';

/**
 * The complete HTML of a tree at a path. Streamed Suspense boundaries would need inline scripts, which the content
 * security policy blocks, so the page is rendered in one piece.
 * @throws Error if a component throws: an incomplete page must not be published.
 */
export async function renderWhole(path: string, tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <RouterProvider ssrPath={path} ssrSearch="">
      {tree}
    </RouterProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return new Response(prelude).text();
}
