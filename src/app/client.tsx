import './styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@/design-system/link/router-provider';
import { documentFlags } from '@/platform/document-flags';
import { App } from './app';

/** Hydrates the prerendered page, or renders it if the development server sent an empty one. */
export async function start(container: HTMLElement) {
  const { missing, prerendered } = documentFlags();
  if (missing !== undefined) {
    const other = (await import('./other-address')).otherAddress(location.pathname);
    if (other) {
      location.replace(other + location.search + location.hash);
      return;
    }
  }
  if (prerendered === undefined) {
    createRoot(container).render(<App />);
    return;
  }
  // Pages are prerendered without a query: hydration starts with an empty one, then the real query applies.
  hydrateRoot(
    container,
    <RouterProvider ssrSearch="">
      <App isMissing={missing !== undefined} />
    </RouterProvider>,
  );
}
