import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { DrawingState } from '../../src/studio/data/api';
import { ContentError } from '../content/mistakes';
import { writePalette } from '../palette/write-palette';
import { stalePictures } from '../plates/stale';

const root = join(import.meta.dirname, '../..');

/** The paths outside of the content folder that are drawn, or written by the content: in the site's colours, or with its addresses. */
export const drawnPaths: readonly string[] = [
  'src/content/plates',
  'src/content/plates.ts',
  'public/plates',
  'public/favicon.svg',
  'public/favicon.ico',
  'public/apple-touch-icon.png',
  'public/icon-192.png',
  'public/icon-512.png',
  'public/icon-maskable-512.png',
  'scripts/plates/fingerprints.json',
  'scripts/plates/interfaces/colours.css',
  'src/lib/palette.ts',
  'styles/settings/_colour.scss',
  'vercel.json',
].map((path) => join(root, path));

/** The drawn pictures of the site, which follow its colours. */
export interface Drawings {
  state: () => DrawingState;
  /** Draws stale pictures. Does nothing if a run is in progress. */
  start: () => void;
}

/** Draws the plates of this repository in a process of its own. */
export function plateDrawings(): Drawings & { stop: () => void } {
  let child: ChildProcess | null = null;
  let progress = '';
  let failure = '';
  return {
    state: () => {
      try {
        writePalette();
      } catch (error) {
        // The check of the content lists the mistake.
        if (!(error instanceof ContentError)) throw error;
      }
      const { ids, time } = stalePictures();
      return { stale: ids.length, time, isDrawing: child !== null, progress, failure };
    },
    start: () => {
      if (child) return;
      progress = '';
      failure = '';
      child = spawn(process.execPath, ['--import', 'tsx', 'scripts/plates/main.ts', '--stale'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout!.on('data', (text) => {
        // Between them it names each file.
        progress =
          String(text)
            .match(/^\S+ is drawn .+$/gm)
            ?.at(-1) ?? progress;
      });
      child.on('error', (error) => {
        child = null;
        failure = `The drawing could not start: ${error.message}`;
      });
      let said = '';
      child.stderr!.on('data', (text) => void (said += String(text)));
      child.on('close', (code) => {
        child = null;
        progress = '';
        if (code !== 0) failure ||= said.trim() || 'Drawing was stopped. Start it again: it continues.';
      });
    },
    stop: () => void child?.kill(),
  };
}
