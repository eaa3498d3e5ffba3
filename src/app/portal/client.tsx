import './styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { addDrawings } from '@/design-system/icon/icon';
import { portalDrawings } from '@/design-system/icon/portal-drawings';
import { isPortalPath } from '@/routes/is-portal-path';
import { withinReach } from '../within-reach';
import { PortalApp } from './portal-app';

const usePortalLocation = withinReach(isPortalPath);

/** Takes the prerendered page over, or draws it where there is none of its own: an unknown path, the development server. */
export function start(container: HTMLElement) {
  addDrawings(portalDrawings);
  const { prerendered, missing } = document.documentElement.dataset;
  if (prerendered === undefined || missing !== undefined) {
    createRoot(container).render(
      <Router hook={usePortalLocation}>
        <PortalApp />
      </Router>,
    );
    return;
  }
  hydrateRoot(
    container,
    <Router hook={usePortalLocation} ssrSearch="">
      <PortalApp />
    </Router>,
  );
}
