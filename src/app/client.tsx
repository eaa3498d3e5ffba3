import './styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Address } from '@/design-system/link/address';
import { documentFlags } from '@/platform/document-flags';
import { drawSections } from '@/platform/draw-sections';
import { providePageData } from '@/platform/page-data';
import { App } from './app';

/** Takes the prerendered page over, or renders it where the development server sent an empty one. */
export async function start(container: HTMLElement) {
  const { missing, prerendered } = documentFlags();
  if (missing !== undefined) {
    const other = (await import('./other-address')).otherAddress(location.pathname);
    if (other) {
      location.replace(other + location.search);
      return;
    }
    // The server has looked already.
    providePageData(location.pathname, null);
  }
  if (prerendered === undefined) {
    createRoot(container).render(<App />);
    return;
  }
  // Pages are prerendered without a query: what reads one agrees with that first, and follows the address then.
  hydrateRoot(
    container,
    <Address ssrSearch="">
      <App />
    </Address>,
  );
  drawSections();
}
