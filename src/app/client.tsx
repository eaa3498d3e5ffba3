import './styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app';

/** Takes the prerendered page over, or renders it where the development server sent an empty one. */
export function start(container: HTMLElement) {
  if (!document.documentElement.hasAttribute('data-prerendered')) {
    createRoot(container).render(<App />);
    return;
  }
  // Pages are prerendered without a query: what reads one agrees with that first, and follows the address then.
  hydrateRoot(
    container,
    <Router ssrSearch="">
      <App />
    </Router>,
  );
}
