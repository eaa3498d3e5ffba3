import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';

/** Takes the prerendered page over, or renders it where the development server sent an empty one. */
export function start(container: HTMLElement) {
  if (document.documentElement.hasAttribute('data-prerendered')) hydrateRoot(container, <App />);
  else createRoot(container).render(<App />);
}
