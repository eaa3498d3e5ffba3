import { basename, dirname } from 'node:path';
import { shownPath } from '../content/text-file';
import { StudioError } from './studio-error';

/** A file that cannot be written yet has a hidden one beside it. */
const namedPath = (path: string) => shownPath(basename(path).startsWith('.studio-') ? dirname(path) : path);

/** The reason why the disk refused, as an owner can act on it; null for an error of another kind. */
export function diskError(error: unknown): StudioError | null {
  const { code, path = '' } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StudioError(507, 'The disk is full. Free some space, then try again.');
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StudioError(
        500,
        `This computer does not let the Studio use ${namedPath(path)}. Allow your user account to read and change it, then try again.`,
      );
    default:
      return null;
  }
}
