import type { Recipe } from '../recipe';
import { hero } from './hero';

/** Every plate; a new one is a new row. */
export const recipes: readonly Recipe[] = [hero];
