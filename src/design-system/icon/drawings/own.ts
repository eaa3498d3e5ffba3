import { firstDrawings } from './first';
import { siteDrawings } from './site';

/** The drawings that an application starts with. The bundler leaves out those of the other application. */
export const ownDrawings = process.env.APPLICATION === 'portal' ? firstDrawings : siteDrawings;
