import { addDrawings } from './icon';
import { lateDrawings } from './late-drawings';
import { ownDrawings } from './portal-drawings';

/** Registers all icons of the portal where none load lazily: on the server, in stories and in tests. */
export const addPortalDrawings = (): void => addDrawings({ ...ownDrawings, ...lateDrawings });
