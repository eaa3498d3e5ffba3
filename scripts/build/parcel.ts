import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parcel } from '@parcel/core';
import type { BuildSuccessEvent, InitialParcelOptions } from '@parcel/types';

interface Manifest {
  browserslist: string;
  dependencies: Readonly<Record<string, string>>;
}

export const root = join(import.meta.dirname, '../..');
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** Settings of a target for the browsers that the site supports. */
export const browserTarget = {
  context: 'browser',
  engines: { browsers: manifest.browserslist },
  sourceMap: false,
} as const;

/** Bundles once, with the settings that all applications share. */
export const runParcel = (options: InitialParcelOptions): Promise<BuildSuccessEvent> =>
  new Parcel({
    mode: 'production',
    shouldAutoInstall: false,
    // Parcel 2.16's cache loses class names of stylesheets that changed between builds. Building without it
    // costs seconds.
    shouldDisableCache: true,
    defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true },
    ...options,
  }).run();
