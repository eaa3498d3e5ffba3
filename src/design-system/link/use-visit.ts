import { createContext, use } from 'react';
import { visit, type Visit } from './visit';

/** Navigates in the browser's location, unless `RouterProvider` provides another router. */
export const VisitContext = createContext<Visit>(visit);

/** Navigates to a path of this site without a link, such as from a search form. Never causes a re-render. */
export const useVisit = (): Visit => use(VisitContext);
