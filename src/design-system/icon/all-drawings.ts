import { firstDrawings } from './drawings/first';
import { lateDrawings } from './drawings/late';
import { siteDrawings } from './drawings/site';

/** Every drawing, for the server, stories and tests, where none loads late. */
export const allDrawings = { ...siteDrawings, ...firstDrawings, ...lateDrawings };
