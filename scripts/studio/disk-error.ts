import { basename, dirname } from 'node:path';
import { shownPath } from '../content/text-file';
import { StudioError } from './studio-error';

/** The folder of a temporary file, whose name nobody knows; else the path itself. */
const namedPath = (path: string) => shownPath(basename(path).startsWith('.studio-') ? dirname(path) : path);

/** Says what an owner can do about an error of the disk. @returns null for an error of another kind */
export function diskError(error: unknown): StudioError | null {
  const { code, path = '', syscall = '' } = error as NodeJS.ErrnoException;
  // Of a program, such as git.
  if (syscall.startsWith('spawn')) return null;
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
