import type { Recipe } from '../recipe';
import { about } from './about';
import { careers } from './careers';
import { covers } from './covers';
import { dawn } from './dawn';
import { hero } from './hero';
import { login } from './login';
import { lost } from './lost';
import { portraits } from './portraits';
import { projectPlates } from './projects';
import { services } from './services';
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
  about,
  careers,
  login,
  ...portraits,
  ...projectPlates,
  ...covers,
  ...services,
];
