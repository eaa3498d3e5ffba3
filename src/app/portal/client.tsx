import './styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawMissing } from '@/design-system/icon/icon';
import { LateIcon } from '@/design-system/icon/late-icon';
import { RouterProvider } from '@/design-system/link/router-provider';
import { documentFlags } from '@/platform/document-flags';
import { reloadOnce } from '@/platform/reload-once';
import { isPortalPath } from '@/routes/is-portal-path';
import { pageFailed } from '../page-boundary';
import { withinReach } from '../within-reach';
import { PortalApp } from './portal-app';

const usePortalLocation = withinReach(isPortalPath);

/** Hydrates the prerendered page, or renders it for an unknown path and in the development server. */
export function start(container: HTMLElement) {
  drawMissing(LateIcon);
  window.addEventListener(pageFailed, () => void reloadOnce());
  const { prerendered, missing } = documentFlags();
  if (prerendered === undefined || missing !== undefined) {
    createRoot(container).render(
      <RouterProvider hook={usePortalLocation}>
        <PortalApp />
      </RouterProvider>,
    );
    return;
  }
  hydrateRoot(
    container,
    <RouterProvider hook={usePortalLocation} ssrSearch="">
      <PortalApp />
    </RouterProvider>,
  );
}
