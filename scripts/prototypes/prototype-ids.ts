import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the prototypes; its folders with an `index.html` are named after their projects. */
export const prototypesFolder = join(import.meta.dirname, '../../src/prototypes');

/** The projects that have a prototype. */
export const prototypeIds = (): string[] =>
  readdirSync(prototypesFolder).filter((name) => existsSync(join(prototypesFolder, name, 'index.html')));
