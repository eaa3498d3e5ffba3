import type { Recipe } from '../recipe';
import { covers } from './covers';
import { dawn } from './dawn';
import { hero } from './hero';
import { login } from './login';
import { lost } from './lost';
import { portraits } from './portraits';
import { projectPlates } from './projects';
import { sun } from './sun';
import { talk } from './talk';
import { wordmark } from './wordmark';

/** Every plate; a new one is a new row. */
export const recipes: readonly Recipe[] = [
  hero,
  dawn,
  sun,
  talk,
  wordmark,
  lost,
  login,
  ...portraits,
  ...projectPlates,
  ...covers,
];
