import { createContext, use } from 'react';
import { visit, type Visit } from './visit';

/** The browser's own address bar, unless `Address` leads elsewhere. */
export const VisitContext = createContext<Visit>(visit);

/** Goes to a path of this site as a click on a link does, for what cannot be a link: a form that asks. Never renders again. */
export const useVisit = (): Visit => use(VisitContext);
