import { addDrawings } from './icon';
import { lateDrawings } from './late-drawings';
import { ownDrawings } from './portal-drawings';

/** Lets `Icon` draw all of the portal at once, where nothing is fetched late: on the server, in stories, in tests. */
export const addPortalDrawings = (): void => addDrawings({ ...ownDrawings, ...lateDrawings });
