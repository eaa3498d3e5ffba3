import { createContext } from 'react';

/**
 * What stands for a plate of the first view until its file is there: soft, of a phone's crop, as a data address, by the plate's
 * id. Only the prerendered HTML is given them; the application takes them over as they stand there.
 */
export const Sketches = createContext<Readonly<Record<string, string>>>({});
