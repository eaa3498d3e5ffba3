import { createContext } from 'react';

/**
 * Placeholders for the plates of the first view, by plate id: a blurred phone crop as a data URL. Only the
 * prerender provides them; hydration keeps the ones in the HTML.
 */
export const Sketches = createContext<Readonly<Record<string, string>>>({});
